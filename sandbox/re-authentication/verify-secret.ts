import { eq } from 'drizzle-orm';
import type { LoginErrorCode } from '../../domain/credentials/login/login-error-codes';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import type { LoginAttempt } from '../sessions/login-attempt';
import { countFailure, forgetFailures, isAnyLocked, lockCounters, sweepFailures } from '../sessions/login-failures';
import { ApiError } from '../wire/api-error';

type SecretAttempt = {
  readonly attempted: LoginAttempt;
  /** Nobody, for a name that nobody has: the same work is done, and the secret is wrong. */
  readonly client: ClientRow | undefined;
  readonly secret: string;
  /** Returns the error that makes a try pointless, if any; it tells nothing of the secret and counts nothing. */
  readonly admit?: (transaction: Database) => Promise<ApiError | undefined>;
};

const locked = (): ApiError => new ApiError(403, ['LOG0005' satisfies LoginErrorCode]);

/**
 * Does the work in one transaction for whoever gives the client's secret; a wrong one counts to the client's lock, with
 * those of the login, and a right one forgives them, as it does there. The secret is looked at first, outside the
 * transaction; its outcome counts only under the lock, so guessing in parallel tells no more than in turn [AUTH-44].
 */
export async function verifySecret<T>(
  { database, secrets, clock }: Pick<ServerContext, 'database' | 'secrets' | 'clock'>,
  { attempted, client, secret, admit }: SecretAttempt,
  work: (transaction: Database, client: ClientRow) => Promise<T>,
): Promise<T> {
  const isRight = await secrets.matches(client?.secretHash, secret);
  const now = clock.now();
  await sweepFailures(database, now);
  const outcome = await database.transaction(async (transaction): Promise<{ readonly done: T } | ApiError> => {
    const held = await lockCounters(transaction, attempted, now);
    if (isAnyLocked(held, now)) return locked();
    const refusal = await admit?.(transaction);
    if (refusal !== undefined) return refusal;
    const [current] = await transaction
      .select()
      .from(clients)
      .where(eq(clients.id, client?.id ?? ''));
    // A secret that was replaced while it was looked at is no longer the client's.
    if (!isRight || current?.state !== 'active' || current.secretHash !== client?.secretHash)
      return (await countFailure(transaction, held, now)) ? locked() : new ApiError(403, [stepUpErrorCodes.credential]);
    await forgetFailures(transaction, attempted);
    return { done: await work(transaction, current) };
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome.done;
}
