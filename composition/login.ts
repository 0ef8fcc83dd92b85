import { LoginScreen } from '../ui/screens/login/login-screen';
import type { Feature } from './feature';
import { ContainerModule } from 'inversify';
import { PasskeyLoginParts, VisitorParts } from '../ui/screens/login/login-parts';
import { FeatureLoader } from './feature-loader';

const late = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
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
  bindings: [late],
} satisfies Feature;
