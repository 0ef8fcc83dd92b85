import type { CallFailure } from '../../application/ports/call-failure';
import type { SecretFieldProblem } from '../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode } from '../../domain/credentials/secrets/pin-error-codes';
import type { SecretScope } from '../../domain/credentials/secrets/secret-scope';
import { useTexts } from '../i18n/use-texts';
import { useRefusalWords } from './use-refusal-words';

/**
 * The words at the field of a secret: the server's own where it refused, else those under the code of OPEN-01 [ERR-17,
 * ERR-37..48, CRED-22, CONFLICT-02].
 */
export function useSecretText(refusal?: CallFailure): (problem: SecretFieldProblem, scope: SecretScope) => string {
  const { t, i18n } = useTexts();
  const wordsOf = useRefusalWords(refusal);
  return (problem, scope) => {
    if (problem === 'insecure') return t('credentials:change-password.insecure');
    if (problem === 'current-malformed')
      return t(scope === 'login' ? 'login:secret-malformed' : `credentials:change-password.malformed-${scope}`);
    const code = pinErrorCode(problem, scope);
    return wordsOf(code, i18n.t(`credentials:pin-codes.${code}`, { defaultValue: t('common:error-codes.general') }));
  };
}
