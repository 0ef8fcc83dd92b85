import { useTranslation } from 'react-i18next';
import type { SecretChangeEvent } from '../../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';

/** The words for what comes of a change of a scope, under its code of OPEN-01 [ERR-37..48, CRED-22]. */
export function useSecretText(): (event: SecretChangeEvent, scope: SecretScope) => string {
  const { t, i18n } = useTranslation();
  return (event, scope) =>
    event === 'insecure'
      ? t('change-password.insecure')
      : i18n.t(`pin-codes.${pinErrorCode(event, scope)}`, { defaultValue: t('error-codes.general') });
}
