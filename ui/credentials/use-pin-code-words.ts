import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../app/injection';

/** The words of a code with which a server refused a secret, and which came without words of its own; none for a code that is in no list [ERR-37..48, OPEN-01]. */
export function usePinCodeWords(): (code: string) => string | undefined {
  const { t, i18n } = useTranslation();
  const { usesPortalPinCodes } = useConfiguration();
  return (code) => {
    if (!i18n.exists(`pin-codes.${code}`)) return undefined;
    if (/^PIN/.test(code) && !usesPortalPinCodes) return t('pin-code-unlisted', { code });
    return i18n.t(`pin-codes.${code}`, { defaultValue: '' });
  };
}
