import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../application/ports/call-failure';
import { useServerWords } from '../app/failures/use-server-words';

/** The words under a code of a change of secrets: the server's own where it refused, else those of OPEN-01 [ERR-17, ERR-37..48]. */
export function usePinCodeText(refusal: CallFailure | undefined): (code: string) => string {
  const { t, i18n } = useTranslation();
  const serverWords = useServerWords(refusal);
  return (code) => serverWords(code) ?? i18n.t(`pin-codes.${code}`, { defaultValue: t('error-codes.general') });
}
