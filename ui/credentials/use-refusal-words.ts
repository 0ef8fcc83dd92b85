import { type CallFailure, isRejectedFor } from '../../application/ports/call-failure';
import { useServerWords } from '../app/failures/use-server-words';
import { useTexts } from '../i18n/use-texts';
import { useStatedCode } from './use-stated-code';

/**
 * The words at a field for a code of a secret or a reset: where the server refused, its own, or the code itself where
 * only the server knows what it means; else the portal's [ERR-17, OPEN-01, OPEN-02].
 */
export function useRefusalWords(refusal: CallFailure | undefined): (code: string, portals: string) => string {
  const { t } = useTexts();
  const serverWords = useServerWords(refusal);
  const isStated = useStatedCode();
  const isOfServer = (code: string) => refusal !== undefined && isRejectedFor(refusal, code);
  return (code, portals) =>
    serverWords(code) ?? (isOfServer(code) && !isStated(code) ? t('credentials:code-unlisted', { code }) : portals);
}
