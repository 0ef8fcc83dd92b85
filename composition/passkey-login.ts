import { ContainerModule } from 'inversify';
import { SignInByPasskey } from '../application/passkeys/sign-in-by-passkey';
import { Authenticator } from '../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../application/ports/passkeys/passkey-logins';
import { PasskeyLogin } from '../ui/screens/login/passkey-login';
import { PasskeyLoginViewModel, PasskeyLoginViewModelFactory } from '../ui/screens/login/passkey-login-view-model';
import type { Bindings, Feature } from './feature';
import { passkeyPorts } from './ports/passkeys';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(SignInByPasskey).toResolvedValue(
      (logins, authenticator) => new SignInByPasskey(logins, authenticator),
      [PasskeyLogins, Authenticator],
    );
    bind(PasskeyLoginViewModelFactory).toResolvedValue(
      (logIn, authenticator) => ({
        create: (ways) => (authenticator.isThere ? new PasskeyLoginViewModel(logIn, ways) : undefined),
      }),
      [SignInByPasskey, Authenticator],
    );
  });

/** The login by passkey in place of a one-time code. */
export const feature = {
  components: { PasskeyLogin },
  bindings: [passkeyPorts, viewModels],
} satisfies Feature;
