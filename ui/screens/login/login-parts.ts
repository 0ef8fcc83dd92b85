import type { LoginPanels } from './login-panels';
import type { PasskeyLogin } from './passkey-login';

/** Public panels of the login page; the login form doesn't wait for them. */
export abstract class VisitorParts {
  abstract readonly LoginPanels: typeof LoginPanels;
}

/** The login by passkey in place of a one-time code. */
export abstract class PasskeyLoginParts {
  abstract readonly PasskeyLogin: typeof PasskeyLogin;
}
