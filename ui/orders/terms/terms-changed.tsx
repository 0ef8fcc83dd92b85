import { ReloadPrompt } from '../../app/failures/reload-prompt';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './terms.module.css';

/** Says that the terms have changed since the page was loaded, in place of the password, and leads to the new ones. */
export function TermsChanged() {
  const { t } = useTexts();
  return (
    <div className={styles.termsChanged} data-testid="terms-changed">
      <Notice tone="danger">{t('order-list:terms-changed')}</Notice>
      <ReloadPrompt />
    </div>
  );
}
