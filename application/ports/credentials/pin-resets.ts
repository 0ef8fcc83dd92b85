import type { ResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import type { AsyncResult } from '../call-failure';
import type { SecretChange } from './secret-changes';

/** The day by which a new PIN is sent, as YYYY-MM-DD. */
export type PinDispatchDate = { readonly sentBy: string };

/** Gets a client who forgot a PIN a new one [RESET-18, CONFLICT-12]. */
export abstract class PinResets {
  /** Asks for it with the client’s data; `again` when one that was asked for before is to be sent once more [ERR-56]. */
  abstract request(identity: ResetIdentity, again: boolean): AsyncResult<PinDispatchDate>;
  /** Puts an own PIN in the place of each that was sent, given the one that was sent; never stored, never logged [AUTH-46]. */
  abstract activate(account: string, change: SecretChange): AsyncResult<true>;
}
