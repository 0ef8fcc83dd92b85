import type { SecretScope } from '../../domain/credentials/secrets/secret-scope';
import { useTexts } from '../i18n/use-texts';

/** The words at the field of a secret in force that has what no secret has, and so isn't sent [CONFLICT-02]. */
export function useMalformedText(): (scope: SecretScope) => string {
  const { t } = useTexts();
  return (scope) => t(scope === 'login' ? 'login.secret-malformed' : `change-password.malformed-${scope}`);
}
