import { observer } from 'mobx-react-lite';
import { useTexts } from '../../i18n/use-texts';
import { InFlightStore } from '../../stores/in-flight-store';
import { useInstance } from '../injection';
import * as styles from './loading-modal.module.css';

/** Covers the page while any call is in flight; driven by the counter, after a short delay [SHELL-04, OPEN-91]. */
export const LoadingModal = observer(function LoadingModal() {
  const { t } = useTexts();
  const { visible } = useInstance(InFlightStore);
  return (
    <div
      className={styles.loadingModal}
      data-testid="loading-modal"
      role="status"
      data-visible={visible}
      aria-busy={visible}
    >
      {visible ? (
        <p>
          <span className={styles.loadingModalMark} aria-hidden="true" />
          {t('shell:loading')}
        </p>
      ) : null}
    </div>
  );
});
