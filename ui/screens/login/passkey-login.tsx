import { observer } from 'mobx-react-lite';
import { LogInByPasskey } from '../../../application/passkeys/log-in-by-passkey';
import type { CallFailure } from '../../../application/ports/call-failure';
import { Authenticator } from '../../../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../../../application/ports/passkeys/passkey-logins';
import { useInstance, useMade } from '../../app/injection';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import { PasskeyProblem } from '../../passkeys/passkey-problem';
import { PasskeyLoginViewModel } from './passkey-login-view-model';

type PasskeyLoginProps = { readonly onVerified: () => void; readonly onLocked: (failure: CallFailure) => void };

/** The way past the one-time code for a client who has a passkey; nothing where the browser has none [R14]. */
export const PasskeyLogin = observer(function PasskeyLogin({ onVerified, onLocked }: PasskeyLoginProps) {
  const { t } = useTexts();
  const isPossible = useInstance(Authenticator).isThere;
  const login = useMade((get) => {
    const logIn = new LogInByPasskey(get(PasskeyLogins), get(Authenticator));
    return new PasskeyLoginViewModel(logIn, { onOpen: onVerified, onLocked });
  });
  const { problem, isBusy } = login;
  if (!isPossible) return null;
  return (
    <div className="login-passkey">
      {problem ? <PasskeyProblem trouble={problem} /> : null}
      <Button theme="outlined" size="large" aria-busy={isBusy} onClick={() => void login.use()}>
        {t('passkeys.login')}
      </Button>
      <p role="status" className="login-intro">
        {isBusy ? t('passkeys.follow') : null}
      </p>
    </div>
  );
});
