import type { PasskeyUse } from '../../../domain/credentials/passkeys/passkey-use';
import type { AsyncResult } from '../call-failure';
import type { NewCredential, PasskeyCreation } from './authenticator';

/** A passkey of the client's, by the name that the client gave it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly usedAt?: string | undefined;
};

/** A client's passkeys, the oldest first, and what they are good for; without a use none can be added. */
export type PasskeyList = { readonly uses: readonly PasskeyUse[]; readonly passkeys: readonly Passkey[] };

/** The client's own passkeys: seen, added, renamed and removed [R14]. */
export abstract class Passkeys {
  abstract list(): AsyncResult<PasskeyList>;
  /** Gives the present secret; answers of what a passkey is to be made. The session goes on under another token. */
  abstract begin(secret: string): AsyncResult<PasskeyCreation>;
  /** Keeps what was made of it. */
  abstract add(made: { readonly name: string; readonly credential: NewCredential }): AsyncResult<PasskeyList>;
  /** Gives one another name. */
  abstract rename(input: { readonly id: string; readonly name: string }): AsyncResult<PasskeyList>;
  /** Removes one, with the present secret. The session goes on under another token. */
  abstract remove(input: { readonly id: string; readonly secret: string }): AsyncResult<PasskeyList>;
}
