import { ContainerModule } from 'inversify';
import { SessionVault } from '../application/ports/session/session-vault';
import { ReAuthentication } from '../application/re-authentication/re-authentication';
import { LocalStepUpScreen } from '../ui/screens/re-authentication/local-step-up-screen';
import {
  LocalStepUpViewModel,
  LocalStepUpViewModelFactory,
} from '../ui/screens/re-authentication/local-step-up-view-model';
import { PasskeyStepUpScreen } from '../ui/screens/re-authentication/passkey-step-up-screen';
import {
  PasskeyStepUpViewModel,
  PasskeyStepUpViewModelFactory,
} from '../ui/screens/re-authentication/passkey-step-up-view-model';
import { StepUpRedirectScreen } from '../ui/screens/re-authentication/step-up-redirect-screen';
import { StepUpReturnScreen } from '../ui/screens/re-authentication/step-up-return-screen';
import {
  StepUpReturnViewModel,
  StepUpReturnViewModelFactory,
} from '../ui/screens/re-authentication/step-up-return-view-model';
import { SessionStore } from '../ui/stores/session-store';
import type { Bindings, Feature } from './feature';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(LocalStepUpViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (address) => new LocalStepUpViewModel(reAuthentication, session, vault, address),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
    bind(PasskeyStepUpViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (address) => new PasskeyStepUpViewModel(reAuthentication, session, vault, address),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
    bind(StepUpReturnViewModelFactory).toResolvedValue(
      (reAuthentication, session, vault) => ({
        create: (returned) => new StepUpReturnViewModel(reAuthentication, session, vault, returned),
      }),
      [ReAuthentication, SessionStore, SessionVault],
    );
  });

/** The screens of step-up authentication, and of the return from it. */
export const feature = {
  components: {
    LocalProofScreen: LocalStepUpScreen,
    PasskeyProofScreen: PasskeyStepUpScreen,
    ProofRedirectScreen: StepUpRedirectScreen,
    ProofReturnScreen: StepUpReturnScreen,
  },
  bindings: [passkeyPorts, reAuthenticationPorts, viewModels],
} satisfies Feature;
