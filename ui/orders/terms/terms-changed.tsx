import { ReloadPrompt } from '../../app/failures/reload-prompt';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './terms.module.css';

type TermsChangedProps = {
  /** False where what the client entered is gone once the page is loaded again. */
  readonly keepsEntries?: boolean;
};

/** Says that the terms have changed since the page was loaded, in place of the password, and leads to the new ones. */
export function TermsChanged({ keepsEntries = true }: TermsChangedProps) {
  const { t } = useTexts();
  return (
    <div className={styles.termsChanged} data-testid="terms-changed">
      <Notice tone="danger">{t(keepsEntries ? 'order-list:terms-changed' : 'order-list:terms-changed-anew')}</Notice>
      <ReloadPrompt />
    </div>
  );
}
