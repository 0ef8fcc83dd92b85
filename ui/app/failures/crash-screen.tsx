import { BrandMark } from '../../components/page/brand-mark';
import { useTexts } from '../../i18n/use-texts';
import { useFailureText } from './failure-text';
import { ReloadPrompt } from './reload-prompt';
import * as styles from '../../components/page/message-page.module.css';

/** Shown when a screen threw or its code didn't arrive, that of the general error page too. */
export function CrashScreen() {
  const { t } = useTexts();
  return (
    <main className={styles.messagePage} data-testid="message-page">
      <BrandMark />
      <h1>{t('common:title.general-error')}</h1>
      <p role="alert">{useFailureText()}</p>
      <ReloadPrompt />
    </main>
  );
}
