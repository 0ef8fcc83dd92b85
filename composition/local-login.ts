import { LocalLoginScreen } from '../ui/screens/local-login/local-login-screen';
import { localLoginPorts } from './ports/local-login';
import type { Feature } from './feature';

/** The local login page. */
export const feature = {
  components: { LocalLoginScreen },
  bindings: [localLoginPorts],
} satisfies Feature;
