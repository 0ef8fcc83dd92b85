import type { AsyncResult } from '../call-failure';
import type { Assertion, PasskeyRequest } from './authenticator';

/** Passkeys in place of a login's one-time code, where the server offers it [R14]. */
export abstract class PasskeyLogins {
  abstract ask(): AsyncResult<PasskeyRequest>;
  /** Once it is right, the session is open, under another token. */
  abstract give(assertion: Assertion): AsyncResult<void>;
}
