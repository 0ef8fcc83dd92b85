import { ContainerModule } from 'inversify';
import { SessionVault } from '../application/ports/session/session-vault';
import { ReAuthentication } from '../application/re-authentication/re-authentication';
import { LocalProofScreen } from '../ui/screens/re-authentication/local-proof-screen';
import {
  LocalProofViewModel,
  LocalProofViewModelFactory,
} from '../ui/screens/re-authentication/local-proof-view-model';
import { PasskeyProofScreen } from '../ui/screens/re-authentication/passkey-proof-screen';
import {
  PasskeyProofViewModel,
  PasskeyProofViewModelFactory,
} from '../ui/screens/re-authentication/passkey-proof-view-model';
import { ProofRedirectScreen } from '../ui/screens/re-authentication/proof-redirect-screen';
import { ProofReturnScreen } from '../ui/screens/re-authentication/proof-return-screen';
import {
  ProofReturnViewModel,
  ProofReturnViewModelFactory,
} from '../ui/screens/re-authentication/proof-return-view-model';
import { SessionStore } from '../ui/stores/session-store';
import type { Bindings, Feature } from './feature';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(LocalProofViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (address) => new LocalProofViewModel(reAuthentication, session, vault, address),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
    bind(PasskeyProofViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (address) => new PasskeyProofViewModel(reAuthentication, session, vault, address),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
    bind(ProofReturnViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (returned) => new ProofReturnViewModel(reAuthentication, session, vault, returned),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
  });

/** The screens where a client proves who acts, and comes back from there. */
export const feature = {
  components: { LocalProofScreen, PasskeyProofScreen, ProofRedirectScreen, ProofReturnScreen },
  bindings: [passkeyPorts, reAuthenticationPorts, viewModels],
} satisfies Feature;
