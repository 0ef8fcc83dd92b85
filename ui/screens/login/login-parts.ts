import type { StopLine } from '../../app/stop-line';
import type { DemoLogin } from './demo-login';
import type { LoginPanels } from './login-panels';
import type { PasskeyLogin } from './passkey-login';

/** The parts of the login page that its form doesn't wait for: public panels, and the login of a demonstration. */
export abstract class VisitorParts {
  abstract readonly DemoLogin: typeof DemoLogin;
  abstract readonly LoginPanels: typeof LoginPanels;
  abstract readonly StopLine: typeof StopLine;
}

/** The login by passkey in place of a one-time code. */
export abstract class PasskeyLoginParts {
  abstract readonly PasskeyLogin: typeof PasskeyLogin;
}
