import type { LoginPanels } from './login-panels';
import type { PasskeyLogin } from './passkey-login';

/** What a visitor may want to know; the login form doesn't wait for it. */
export abstract class VisitorParts {
  abstract readonly LoginPanels: typeof LoginPanels;
}

/** The login by passkey in place of a one-time code. */
export abstract class PasskeyLoginParts {
  abstract readonly PasskeyLogin: typeof PasskeyLogin;
}
