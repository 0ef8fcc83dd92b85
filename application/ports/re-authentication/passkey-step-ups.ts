import type { AsyncResult } from '../call-failure';
import type { Assertion, PasskeyRequest } from '../passkeys/authenticator';

/** Passkeys in place of the secret, when a client proves again who acts [REAUTH-01]. */
export abstract class PasskeyStepUps {
  /** For the request of a nonce, which was begun. */
  abstract ask(nonce: string): AsyncResult<PasskeyRequest>;
  /** Once it is right, the session goes on under another token. */
  abstract give(proof: { readonly nonce: string; readonly assertion: Assertion }): AsyncResult<void>;
}
