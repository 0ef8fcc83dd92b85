import { ContainerModule } from 'inversify';
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
import type { Bindings, Feature } from './feature';
import { passkeyPorts } from './ports/passkeys';
import { reAuthenticationPorts } from './ports/re-authentication';

const viewModels: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(LocalStepUpViewModelFactory).toResolvedValue(
      (reAuthentication) => ({
        create: (address) => new LocalStepUpViewModel(reAuthentication, address),
      }),
      [ReAuthentication],
    );
    bind(PasskeyStepUpViewModelFactory).toResolvedValue(
      (reAuthentication) => ({
        create: (address) => new PasskeyStepUpViewModel(reAuthentication, address),
      }),
      [ReAuthentication],
    );
    bind(StepUpReturnViewModelFactory).toResolvedValue(
      (reAuthentication) => ({
        create: (returned) => new StepUpReturnViewModel(reAuthentication, returned),
      }),
      [ReAuthentication],
    );
  });

/** The screens of step-up authentication, and of the return from it. */
export const feature = {
  components: {
    LocalStepUpScreen,
    PasskeyStepUpScreen,
    StepUpRedirectScreen,
    StepUpReturnScreen,
  },
  bindings: [passkeyPorts, reAuthenticationPorts, viewModels],
} satisfies Feature;
