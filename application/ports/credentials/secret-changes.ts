import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';

/** A change of one secret or both, each with the present one; never stored, never logged. */
export type SecretChange = Readonly<Partial<Record<PinKind, { readonly current: string; readonly next: string }>>>;

/** When each secret was last changed, where that is known. */
export type LastChanges = Readonly<Partial<Record<PinKind, string>>>;

/** Changes what a client logs in and trades with, the present secret given [API-22, CONFLICT-11, RESET-19]. */
export abstract class SecretChanges {
  /** Changes once under the key; afterwards every other session of the client has ended, and this one goes on under another token. */
  abstract change(change: SecretChange, key: IdempotencyKey): AsyncResult<LastChanges>;
  /** When each secret was last changed. */
  abstract last(): AsyncResult<LastChanges>;
  /** The same after a change whose answer was lost: a session that is gone is then for the caller to explain. */
  abstract lastAfterLoss(): AsyncResult<LastChanges>;
}
