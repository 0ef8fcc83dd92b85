import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { isAllowedIn } from '../../domain/credentials/login/account-freeze';
import { loadAccount } from '../context/account-standing';
import type { ServerClock } from '../context/clock';
import { lockedAccounts } from '../context/locked-accounts';
import { OneByOne, type Round } from '../context/one-by-one';
import type { ServerContext } from '../context/server-context';
import { notifyOfEnd } from '../cooling-off/record-cooling-off';
import { groupBy } from '../../domain/kernel/group-by';
import type { Database } from '../database/database';
import { cashAccounts, cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import { ApiError } from '../wire/api-error';
import { heldTransactionBySid } from './find-cash-accounts';

type Deps = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

type Row = typeof cashTransactions.$inferSelect;

/** The one who ends the wait: the client in a session, by a freeze of the account too, or the desk for the firm. */
export type Ending =
  | {
      readonly actor: 'client';
      readonly clientId: string;
      readonly sessionMark: string;
      readonly isFreeze?: boolean;
    }
  | { readonly actor: 'desk' };

/** Sends on what has waited long enough, as of the instant until which it was held; each once, whoever does it. Of all that goes on together its client is told once. It can be broken off after each client. */
export async function releaseWithdrawals(
  deps: Deps,
  { stopping, clients = new OneByOne() }: Round = {},
): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.database
    .select({ sid: cashTransactions.sid, clientId: accounts.clientId })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .leftJoin(cashEvents, and(eq(cashEvents.transactionSid, cashTransactions.sid), gt(cashEvents.sequence, 0)))
    .where(and(eq(cashTransactions.status, 'pending'), lte(cashTransactions.heldUntil, now), isNull(cashEvents.kind)))
    .orderBy(asc(cashTransactions.heldUntil), asc(cashTransactions.sid));
  for (const [clientId, ofClient] of groupBy(due, (one) => one.clientId)) {
    if (stopping?.aborted === true) return;
    const sids = ofClient.map(({ sid }) => sid);
    await clients.attempt(clientId, () => releaseOfClient(deps, clientId, sids));
  }
  clients.finish();
}

const releaseOfClient = (deps: Deps, clientId: string, sids: readonly string[]): Promise<void> =>
  deps.database.transaction(async (database) => {
    // Before the transactions, as a freeze does, which takes them in another order.
    await lockedAccounts(database, clientId);
    let count = 0;
    for (const sid of sids) if (await release(database, sid)) count += 1;
    if (count > 0) await tell({ ...deps, database }, { clientId, count, end: 'released' });
  });

/** Sends one on, unless it waits no more or its client's account is frozen; says whether it did. */
async function release(database: Database, sid: string): Promise<boolean> {
  const found = await heldTransaction(database, sid);
  if (!found?.isWaiting || found.row.heldUntil === null) return false;
  if (!isAllowedIn(await loadAccount(database, found.clientId), 'pay-out')) return false;
  const event = { kind: 'received' as const, at: found.row.heldUntil, actor: 'desk' as const };
  await database.insert(cashEvents).values({ transactionSid: sid, sequence: 1, ...event });
  await database.update(cashTransactions).set({ at: event.at }).where(eq(cashTransactions.sid, sid));
  return true;
}

/**
 * Cancels a withdrawal that waits, once: its money is available again at once. One that waits no more is refused; the same
 * again is answered as before. Once its time is over its client alone can't; the firm and a freeze still can until it is
 * sent on [ERR-64, ERR-66].
 */
export function cancelWithdrawal(deps: Deps, sid: string, by: Ending) {
  return deps.database.transaction(async (database) => {
    const found = await heldTransaction(database, sid);
    if (found === undefined || (by.actor === 'client' && found.clientId !== by.clientId))
      throw new ApiError(400, ['VCA-0102']);
    if (found.row.cancelledAt !== null) return heldTransactionBySid(database, sid);
    const at = deps.clock.now();
    const isTooLate = by.actor === 'client' && by.isFreeze !== true && (found.row.heldUntil ?? at) <= at;
    if (!found.isWaiting || isTooLate) throw new ApiError(400, ['VCA-0104']);
    const sessionMark = by.actor === 'client' ? by.sessionMark : null;
    await database
      .insert(cashEvents)
      .values({ transactionSid: sid, sequence: 1, kind: 'cancelled', at, actor: by.actor, sessionMark });
    const ended = { status: 'rejected', paymentStatus: 'rejected', at, cancelledAt: at } as const;
    await database.update(cashTransactions).set(ended).where(eq(cashTransactions.sid, sid));
    await tell({ ...deps, database }, { clientId: found.clientId, count: 1, end: 'cancelled' });
    return heldTransactionBySid(database, sid);
  });
}

/** A transaction that was held, which nobody else touches until the database's transaction ends; and whether it still waits. */
async function heldTransaction(
  database: Database,
  sid: string,
): Promise<{ readonly row: Row; readonly clientId: string; readonly isWaiting: boolean } | undefined> {
  const isHeld = and(eq(cashTransactions.sid, sid), isNotNull(cashTransactions.heldUntil));
  const [row] = await database.select().from(cashTransactions).where(isHeld).for('update');
  if (row === undefined) return undefined;
  const [owner] = await database
    .select({ clientId: accounts.clientId })
    .from(cashAccounts)
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(eq(cashAccounts.sid, row.cashAccountSid));
  const isWaiting = (await database.$count(cashEvents, eq(cashEvents.transactionSid, sid))) === 1;
  return owner && { row, clientId: owner.clientId, isWaiting };
}

type EndOfWait = { readonly clientId: string; readonly count: number; readonly end: 'released' | 'cancelled' };

function tell({ database, clock, configuration }: Deps, { clientId, count, end }: EndOfWait) {
  const about = { clientId, waiting: { kind: 'withdrawal', count }, now: clock.now() } as const;
  return notifyOfEnd(database, { ...about, environment: configuration.environment }, end);
}
