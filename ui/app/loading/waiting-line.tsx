import { observer } from 'mobx-react-lite';
import { joinClasses } from '../../components/join-classes';
import { useTexts } from '../../i18n/use-texts';
import { InFlightStore } from '../../stores/in-flight-store';
import { useInstance } from '../injection';
import * as styles from './waiting-line.module.css';

/** Says where something is awaited; keeps its place and its peace while the loading modal says the same [SHELL-04, OPEN-91]. */
export const WaitingLine = observer(function WaitingLine({ className }: { readonly className?: string | undefined }) {
  const { t } = useTexts();
  const { visible } = useInstance(InFlightStore);
  return (
    <p
      className={joinClasses(styles.waitingLine, className)}
      role="status"
      data-testid="waiting-line"
      data-said={visible}
    >
      {t('shell:loading')}
    </p>
  );
});
