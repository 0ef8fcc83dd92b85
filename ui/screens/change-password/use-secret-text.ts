import type { CallFailure } from '../../../application/ports/call-failure';
import type { SecretFieldProblem } from '../../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import { useMalformedText } from '../../credentials/use-malformed-text';
import { usePinCodeText } from '../../credentials/use-pin-code-text';
import { useTexts } from '../../i18n/use-texts';

/** The words for what comes of a change of a scope: the server's own where it refused, else those under the code of OPEN-01 [ERR-17, ERR-37..48, CRED-22]. */
export function useSecretText(refusal?: CallFailure): (event: SecretFieldProblem, scope: SecretScope) => string {
  const { t } = useTexts();
  const textOf = usePinCodeText(refusal);
  const malformed = useMalformedText();
  return (event, scope) => {
    if (event === 'insecure') return t('change-password.insecure');
    return event === 'current-malformed' ? malformed(scope) : textOf(pinErrorCode(event, scope));
  };
}
