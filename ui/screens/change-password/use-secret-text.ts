import type { CallFailure } from '../../../application/ports/call-failure';
import type { SecretChangeEvent } from '../../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import { usePinCodeText } from '../../credentials/use-pin-code-text';
import { useTexts } from '../../i18n/use-texts';

/** The words for what comes of a change of a scope: the server's own where it refused, else those under the code of OPEN-01 [ERR-17, ERR-37..48, CRED-22]. */
export function useSecretText(refusal?: CallFailure): (event: SecretChangeEvent, scope: SecretScope) => string {
  const { t } = useTexts();
  const textOf = usePinCodeText(refusal);
  return (event, scope) => (event === 'insecure' ? t('change-password.insecure') : textOf(pinErrorCode(event, scope)));
}
