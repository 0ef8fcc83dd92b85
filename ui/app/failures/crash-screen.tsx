import { BrandMark } from '../../components/page/brand-mark';
import { useFailureWords } from './failure-words';
import { ReloadPrompt } from './reload-prompt';
import * as styles from '../../components/page/message-page.module.css';

/** Shown when a screen threw or its code didn't arrive, that of the general error page too. */
export function CrashScreen() {
  const { heading, text } = useFailureWords();
  return (
    <main className={styles.messagePage} data-testid="message-page">
      <BrandMark />
      <h1>{heading}</h1>
      <p role="alert">{text}</p>
      <ReloadPrompt />
    </main>
  );
}
