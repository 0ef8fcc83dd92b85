import { Navigation } from '../../../application/ports/navigation';
import { BrandMark } from '../../components/page/brand-mark';
import { useInstance } from '../injection';
import { FailureCode } from './failure-code';
import { useFailureWords } from './failure-words';
import { ReloadPrompt } from './reload-prompt';
import * as styles from '../../components/page/message-page.module.css';

/**
 * Shown when a screen threw or its code didn't arrive, that of the general error page too; within the frame of the page
 * where that still stands.
 */
export function CrashScreen({ isFramed }: { readonly isFramed: boolean }) {
  const { heading, text } = useFailureWords();
  const navigation = useInstance(Navigation);
  const Region = isFramed ? 'div' : 'main';
  return (
    <Region className={styles.messagePage} data-testid="message-page">
      {isFramed ? null : <BrandMark />}
      <h1>{heading}</h1>
      <p role="alert">{text}</p>
      <ReloadPrompt />
      <FailureCode code={navigation.failureCode() ?? navigation.pageCode()} />
    </Region>
  );
}
