import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './copyable-code.module.css';

/** A code that the client can copy by pressing it; where the browser doesn't let it, the page asks to write it down. */
export function CopyableCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'not-copied'>();
  const copy = async () => {
    try {
      // Without a secure connection the browser has no clipboard at all.
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('not-copied');
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.copyableCode}
        aria-label={`${label} ${code}`}
        onClick={() => {
          void copy();
        }}
      >
        <code>{code}</code>
      </button>{' '}
      <span role="status">{outcome ? t(`common:api.${outcome}`) : ''}</span>
    </>
  );
}
