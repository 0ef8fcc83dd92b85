import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../application/ports/call-failure';
import { useServerWords } from '../app/failures/use-server-words';
import { usePinCodeWords } from './use-pin-code-words';

/** The words under a code of a change of secrets: where the server refused, its own or what is known of its code, else those of OPEN-01 [ERR-17, ERR-37..48]. */
export function usePinCodeText(refusal: CallFailure | undefined): (code: string) => string {
  const { t, i18n } = useTranslation();
  const serverWords = useServerWords(refusal);
  const pinCodeWords = usePinCodeWords();
  const isOfServer = (code: string) =>
    refusal?.kind === 'rejected' && refusal.errors.some((error) => error.code === code);
  return (code) =>
    serverWords(code) ??
    (isOfServer(code)
      ? (pinCodeWords(code) ?? t('error-codes.general'))
      : i18n.t(`pin-codes.${code}`, { defaultValue: t('error-codes.general') }));
}
