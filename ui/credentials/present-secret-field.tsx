import { observer } from 'mobx-react-lite';
import type { PresentSecretProblem } from '../../domain/credentials/secrets/typed-secret';
import { SecretField } from '../components/fields/secret-field';
import { useTexts } from '../i18n/use-texts';

/** The present secret as a form has it typed, and what is wrong with it: a rule, or the server's verdict. */
export type PresentSecretEntry = {
  readonly secret: string;
  readonly secretProblem: PresentSecretProblem | 'invalid' | undefined;
  typeSecret(text: string): void;
};

/** The field for the present secret, which proves whose wish a form sends [R14, AUTH-44]. */
export const PresentSecretField = observer(function PresentSecretField({
  view,
}: {
  readonly view: PresentSecretEntry;
}) {
  const { t } = useTexts();
  const { secretProblem } = view;
  return (
    <SecretField
      label={t('passkeys:secret')}
      name="password"
      autoComplete="current-password"
      maxLength={64}
      error={
        secretProblem === 'malformed'
          ? t('login:secret-malformed')
          : secretProblem && t(`passkeys:secret-${secretProblem}`)
      }
      value={view.secret}
      onChange={(event) => {
        view.typeSecret(event.target.value);
      }}
    />
  );
});
