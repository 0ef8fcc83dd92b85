import { PasskeyLogin } from '../ui/screens/login/passkey-login';
import { passkeyPorts } from './ports/passkeys';
import type { Feature } from './feature';

/** The login by passkey in place of a one-time code. */
export const feature = {
  components: { PasskeyLogin },
  bindings: [passkeyPorts],
} satisfies Feature;
