import type { CallFailure } from '../../application/ports/call-failure';
import { useTexts } from '../i18n/use-texts';
import { useRefusalWords } from './use-refusal-words';

/** The words at a field for a code of a change of secrets, the portal's being those of OPEN-01 [ERR-37..48]. */
export function usePinCodeText(refusal: CallFailure | undefined): (code: string) => string {
  const { t, i18n } = useTexts();
  const wordsOf = useRefusalWords(refusal);
  return (code) => wordsOf(code, i18n.t(`pin-codes.${code}`, { defaultValue: t('error-codes.general') }));
}
