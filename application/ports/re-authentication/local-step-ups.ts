import type { AsyncResult } from '../call-failure';

/** Proofs without the identity provider, in Hong Kong's development and test environments alone [REAUTH-15, REAUTH-19]. */
export abstract class LocalStepUps {
  /** Gives the secret for the request of a nonce; once it is right, the session goes on under another token. */
  abstract give(proof: { readonly nonce: string; readonly secret: string }): AsyncResult<void>;
}
