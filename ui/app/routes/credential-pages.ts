// One chunk for the screens of what a login takes: few clients ever see one, and each chunk's name weighs on the first page [P2].
export { ActivatePinScreen } from '../../screens/activate-pin/activate-pin-screen';
export { ChangePasswordScreen } from '../../screens/change-password/change-password-screen';
export { UsernameScreen } from '../../screens/username/username-screen';
export { TradingResetScreen } from '../../screens/reset-trading/trading-reset-screen';
export { ResetPinScreen } from '../../screens/reset-pin/reset-pin-screen';
export { ResetCredentialsScreen } from '../../screens/reset-credentials/reset-credentials-screen';
