import { useTexts } from '../../i18n/use-texts';
import type { CallFailure } from '../../../application/ports/call-failure';

/**
 * The server's own words, in the client's language, for a code with which it refused; they win over the portal's at a
 * field too [ERR-17, OPEN-04].
 */
export function useServerWords(failure: CallFailure | undefined): (code: string | undefined) => string | undefined {
  const { language } = useTexts();
  const errors = failure?.kind === 'rejected' ? failure.errors : [];
  return (code) => errors.find((error) => error.code === code)?.messages?.[language] || undefined;
}
