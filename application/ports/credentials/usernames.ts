import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';
import type { UserCodeChecks } from './credential-resets';

/** A login name to be made or changed, with the present login secret; never stored, never logged. */
export type UsernameChange = { readonly username: string; readonly secret: string };

/** The login name of the client's own; absent while there is none. */
export type StoredUsername = { readonly username?: string | undefined };

/** The login name that a client chooses, in place of an account or ID number [ACCT-04, ACCT-07]. */
export abstract class Usernames {
  abstract own(): AsyncResult<StoredUsername>;
  /** The same after a change whose answer was lost: a session that is gone is then for the caller to explain. */
  abstract ownAfterLoss(): AsyncResult<StoredUsername>;
  /** Checks a name against the rules of the region, which only the server knows whole. */
  abstract check(username: string): AsyncResult<UserCodeChecks>;
  /** Changes once under the key; afterwards every other session of the client has ended, and this one goes on under another token. */
  abstract change(change: UsernameChange, key: IdempotencyKey): AsyncResult<StoredUsername>;
}
