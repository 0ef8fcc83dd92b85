import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './copyable-code.module.css';

/** A code that the client can copy by pressing it. */
export function CopyableCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => {
        setCopied(true);
      },
      () => {
        setCopied(false);
      },
    );
  };
  return (
    <button type="button" className={styles.copyableCode} aria-label={`${label} ${code}`} onClick={copy}>
      <code>{code}</code> <span role="status">{copied ? t('common:api.copied') : ''}</span>
    </button>
  );
}
