import { and, eq, sql } from 'drizzle-orm';
import { countedFailure, isLocked } from '../../domain/credentials/login/account-lock';
import { accountLoginErrorCode } from '../../domain/credentials/login/account-state';
import type { Region } from '../../domain/region';
import type { ServerContext } from '../context/server-context';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { loginFailures } from '../database/schema/sessions';
import { ApiError } from '../wire/api-error';

/**
 * The error code of a call that came without the trading password or PIN it needs; that is no try, and counts nothing.
 */
export const missingSecretCode = 'VPN0001';

type Verdict = 'right' | 'wrong' | 'locked';

/**
 * Refuses a wrong trading password or PIN, and every one while it is locked [TRADE-14, CONFLICT-09, PIN-03]. Wrong ones are counted by
 * client, apart from those of the login, by the same rule [AUTH-44, AUTH-49]; a right one forgives them.
 */
export async function requireTradingPassword(
  context: ServerContext,
  { clientId, password }: { readonly clientId: string; readonly password: string },
): Promise<void> {
  const { database, secrets } = context;
  const [client] = await database
    .select({ hash: clients.tradingSecretHash })
    .from(clients)
    .where(eq(clients.id, clientId));
  const right = await secrets.matches(client?.hash, password);
  const verdict = await database.transaction((transaction) =>
    countTradingPasswordTry(transaction, context, { clientId, right }),
  );
  if (verdict !== 'right')
    throw new ApiError(401, [verdict === 'wrong' ? missingSecretCode : accountLoginErrorCode('password-suspended')]);
}

/** Counts the outcome of one try, under the lock on the counter alone, so that guessing in parallel tells no more than in turn. */
export async function countTradingPasswordTry(
  transaction: Database,
  { region, clock }: Pick<ServerContext, 'region' | 'clock'>,
  { clientId, right }: { readonly clientId: string; readonly right: boolean },
): Promise<Verdict> {
  const now = clock.now();
  const subjectHash = counterHash(region, clientId);
  const own = and(eq(loginFailures.region, region), eq(loginFailures.subjectHash, subjectHash));
  const [counter] = await transaction
    .insert(loginFailures)
    .values({ region, subjectHash, failures: 0, lastFailureAt: now })
    .onConflictDoUpdate({
      target: [loginFailures.region, loginFailures.subjectHash],
      set: { failures: sql`${loginFailures.failures}` },
    })
    .returning();
  const before = { failures: counter?.failures ?? 0, lastFailureAt: counter?.lastFailureAt.toISOString() };
  if (isLocked(before.failures, before.lastFailureAt, now.toISOString())) return 'locked';
  if (right) {
    await transaction.delete(loginFailures).where(own);
    return 'right';
  }
  const { failures } = countedFailure(before, now.toISOString());
  await transaction.update(loginFailures).set({ failures, lastFailureAt: now }).where(own);
  return isLocked(failures, now.toISOString(), now.toISOString()) ? 'locked' : 'wrong';
}

/** Forgives the wrong ones, once the client has another. */
export async function forgetTradingFailures(transaction: Database, region: Region, clientId: string): Promise<void> {
  const own = and(eq(loginFailures.region, region), eq(loginFailures.subjectHash, counterHash(region, clientId)));
  await transaction.delete(loginFailures).where(own);
}

const counterHash = (region: Region, clientId: string): string => digest(`trading password:${region}:${clientId}`);
