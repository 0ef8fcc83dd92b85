import { and, eq, isNull } from 'drizzle-orm';
import type { AccountFreezeAnswer } from '../../contract/rest/account/account-freeze';
import type { FreezeActor } from '../../domain/credentials/login/account-freeze';
import { abandonBankAccountChanges } from '../bank-account-changes/end-bank-account-changes';
import { abandonContactChanges } from '../contacts/end-contact-changes';
import type { ServerClock } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type AccountFreezeRow, accountFreezes } from '../database/schema/account-freezes';
import { type ClientRow, clients } from '../database/schema/clients';
import { sessionEndings, sessions } from '../database/schema/sessions';
import { lockedAccounts } from '../context/locked-accounts';
import { lockClient } from '../context/locked-client';
import { attemptOfClient } from '../sessions/login-attempt';
import { lockCounters } from '../sessions/login-failures';
import { sessionMark } from '../context/session-mark';
import { takeAccountAlone } from '../submissions/hold-account';
import { notifyOfFreeze, notifyOfThaw } from './notify-of-freeze';
import { reverseOrders, reverseWithdrawals } from './reverse-payments';
import { pausePlans } from './pause-plans';

type Deps = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/** The one who freezes an account; of a client the session. */
type FreezeInput =
  | { readonly clientId: string; readonly actor: 'client'; readonly session: { readonly id: string } }
  | { readonly clientId: string; readonly actor: Exclude<FreezeActor, 'client'> };

/**
 * Freezes an account that somebody else uses, all or nothing: what is under way ends first, then nobody logs in, every
 * session is over, orders and withdrawals that their client could still cancel are cancelled, plans pause, and the client is
 * told by every way. What is past the client's reach is listed for the firm. Once it is frozen, the same again changes nothing
 * [R14, R15, AUTH-42].
 */
export function freezeAccount({ database, clock, configuration }: Deps, input: FreezeInput): Promise<AccountFreezeRow> {
  const { clientId, actor } = input;
  return database.transaction(async (transaction) => {
    await takeAccountAlone(transaction, clientId);
    // Before the client, as plans and the desk do, which tell the client of what they did.
    await lockedAccounts(transaction, clientId);
    const client = await lockSecrets(transaction, clientId, clock.now());
    const before = await openFreeze(transaction, clientId);
    if (before !== undefined) return before;
    const now = clock.now();
    await transaction.update(clients).set({ state: 'taken-over' }).where(eq(clients.id, clientId));
    const mark = actor === 'client' ? sessionMark(input.session) : actor;
    await endEverySession(transaction, { clientId, byMark: mark, now });
    const { environment } = configuration;
    const by = actor === 'client' ? { actor, sessionMark: mark } : ({ actor: 'desk' } as const);
    const deps = { database: transaction, clock, configuration };
    const orders = await reverseOrders(deps, clientId, by);
    const withdrawals = await reverseWithdrawals(deps, clientId, by);
    const pausedPlans = await pausePlans(deps, clientId, by);
    const cancelledContacts = await abandonContactChanges(transaction, clientId, now);
    const cancelledBankAccounts = await abandonBankAccountChanges(transaction, clientId, now);
    const [frozen] = await transaction
      .insert(accountFreezes)
      .values({
        clientId,
        actor,
        sessionMark: actor === 'client' ? mark : null,
        frozenAt: now,
        stateBefore: client.state,
        cancelledOrders: orders.cancelled,
        cancelledWithdrawals: withdrawals.cancelled,
        pausedPlans,
        left: [...orders.left, ...withdrawals.left],
      })
      .returning();
    if (frozen === undefined) throw new Error('a freeze wasn’t written down');
    await notifyOfFreeze(transaction, {
      client,
      freeze: frozen,
      cancelledContacts,
      cancelledBankAccounts,
      environment,
    });
    return frozen;
  });
}

/** Ends a freeze for the firm: the client can log in as before; what was cancelled stays so, and plans stay paused. False where the account isn't frozen. */
export function unfreezeAccount({ database, clock, configuration }: Deps, clientId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await takeAccountAlone(transaction, clientId);
    const client = await lockSecrets(transaction, clientId, clock.now());
    const frozen = await openFreeze(transaction, clientId);
    if (frozen === undefined) return false;
    const now = clock.now();
    await transaction.update(accountFreezes).set({ endedAt: now }).where(eq(accountFreezes.id, frozen.id));
    await transaction.update(clients).set({ state: frozen.stateBefore }).where(eq(clients.id, clientId));
    await notifyOfThaw(transaction, { client, now, environment: configuration.environment });
    return true;
  });
}

/** The outcome of a freeze, as its client is told. */
export const freezeAnswer = (freeze: AccountFreezeRow): AccountFreezeAnswer => ({
  frozenAt: freeze.frozenAt.toISOString(),
  cancelledOrders: freeze.cancelledOrders.length,
  cancelledWithdrawals: freeze.cancelledWithdrawals.length,
  pausedPlans: freeze.pausedPlans.length,
  left: freeze.left.length,
});

/** A client whose row and counters nobody else touches: a login, a code or a change of secrets under way ends first. */
async function lockSecrets(transaction: Database, clientId: string, now: Date): Promise<ClientRow> {
  const [named] = await transaction.select().from(clients).where(eq(clients.id, clientId));
  if (named === undefined) throw new Error(`there is no client ${clientId}`);
  await lockCounters(transaction, attemptOfClient(named), now);
  return (await lockClient(transaction, clientId)) ?? named;
}

const isOpen = (clientId: string) => and(eq(accountFreezes.clientId, clientId), isNull(accountFreezes.endedAt));

async function openFreeze(transaction: Database, clientId: string): Promise<AccountFreezeRow | undefined> {
  const [found] = await transaction.select().from(accountFreezes).where(isOpen(clientId));
  return found;
}

type Ending = { readonly clientId: string; readonly byMark: string; readonly now: Date };

async function endEverySession(transaction: Database, { clientId, byMark, now }: Ending): Promise<void> {
  const ended = await transaction
    .delete(sessions)
    .where(eq(sessions.clientId, clientId))
    .returning({ id: sessions.id });
  const rows = ended.map((one) => ({ clientId, byMark, endedMark: sessionMark(one), endedAt: now }));
  if (rows.length > 0) await transaction.insert(sessionEndings).values(rows);
}
