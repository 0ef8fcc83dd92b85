import { ContainerModule } from 'inversify';
import { Clock } from '../application/ports/clock';
import { Sessions } from '../application/ports/session/sessions';
import { SignIn } from '../application/session/sign-in';
import { OneTimeCodeViewModel } from '../ui/one-time-code/one-time-code-view-model';
import { LoginCodeFactory } from '../ui/screens/login/login-code-factory';
import { PasskeyLoginParts, VisitorParts } from '../ui/screens/login/login-parts';
import { LoginScreen } from '../ui/screens/login/login-screen';
import { LoginViewModel } from '../ui/screens/login/login-view-model';
import { SessionStore } from '../ui/stores/session-store';
import type { Bindings, Feature } from './feature';
import { FeatureLoader } from './feature-loader';

const viewModels: Bindings = ({ limits }) =>
  new ContainerModule(({ bind }) => {
    bind(LoginViewModel).toResolvedValue(
      (logIn, session) => new LoginViewModel(logIn, session),
      [SignIn, SessionStore],
    );
    bind(LoginCodeFactory).toResolvedValue(
      (sessions, clock) => ({
        create: () =>
          new OneTimeCodeViewModel({
            send: (channel) => sessions.sendOneTimeCode(channel),
            validate: (text) => sessions.validateOneTimeCode(text),
            clock,
            resendSeconds: limits.codeResendSeconds,
          }),
      }),
      [Sessions, Clock],
    );
    bind(VisitorParts)
      .toResolvedValue((loader) => loader.load(() => import('./visitors'), 'first'), [FeatureLoader])
      .inSingletonScope();
    bind(PasskeyLoginParts)
      .toResolvedValue((loader) => loader.load(() => import('./passkey-login')), [FeatureLoader])
      .inSingletonScope();
  });

/** The login form; what stands beside it comes after it. */
export const feature = {
  components: { LoginScreen },
  bindings: [viewModels],
} satisfies Feature;
