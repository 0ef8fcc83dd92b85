import { ActivatePinScreen } from '../ui/screens/activate-pin/activate-pin-screen';
import { ChangePasswordScreen } from '../ui/screens/change-password/change-password-screen';
import { ResetCredentialsScreen } from '../ui/screens/reset-credentials/reset-credentials-screen';
import { ResetPinScreen } from '../ui/screens/reset-pin/reset-pin-screen';
import { TradingResetScreen } from '../ui/screens/reset-trading/trading-reset-screen';
import { UsernameScreen } from '../ui/screens/username/username-screen';
import { credentialPorts } from './ports/credentials';
import { submissionPorts } from './ports/submissions';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The screens where what a login takes is changed, or had anew. */
export const feature = {
  components: {
    ActivatePinScreen,
    ChangePasswordScreen,
    ResetCredentialsScreen,
    ResetPinScreen,
    TradingResetScreen,
    UsernameScreen,
  },
  bindings: [credentialPorts, submissionPorts, userPorts],
} satisfies Feature;
