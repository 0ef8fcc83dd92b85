import { LocalProofScreen } from '../ui/screens/re-authentication/local-proof-screen';
import { PasskeyProofScreen } from '../ui/screens/re-authentication/passkey-proof-screen';
import { ProofRedirectScreen } from '../ui/screens/re-authentication/proof-redirect-screen';
import { ProofReturnScreen } from '../ui/screens/re-authentication/proof-return-screen';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';
import type { Feature } from './feature';

/** The screens where a client proves who acts, and comes back from there. */
export const feature = {
  components: { LocalProofScreen, PasskeyProofScreen, ProofRedirectScreen, ProofReturnScreen },
  bindings: [passkeyPorts, reAuthenticationPorts],
} satisfies Feature;
