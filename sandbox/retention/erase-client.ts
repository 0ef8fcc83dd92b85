import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { type ErasureFacts, type ErasureObstacle, findErasureObstacles } from '../../domain/clients/erasure';
import { type ServerClock, today } from '../context/clock';
import { lockedAccounts } from '../context/locked-accounts';
import type { Database } from '../database/database';
import { netUnits } from '../database/net-units';
import { bankAccounts } from '../database/schema/bank-accounts';
import { cashEntries, cashTransactions } from '../database/schema/cash-accounts';
import { clientErasures } from '../database/schema/client-erasures';
import { clients } from '../database/schema/clients';
import { movements } from '../database/schema/funds';
import { documentDrafts, reactivations } from '../database/schema/identity-documents';
import { orderLists } from '../database/schema/orders';
import { priceAlerts } from '../database/schema/price-alerts';
import { regularPlans } from '../database/schema/regular-plans';
import { loadRowsOfClient } from '../database/rows-of-client';
import { takeAccountAlone } from '../submissions/hold-account';

/** The tables whose rows about a client are removed: what the client has, and what serves a moment. */
export const removedTables: readonly string[] = [
  'asked_steps',
  'assessment_answers',
  'assessments',
  'bank_authorities',
  'cash_clients',
  'client_particulars',
  'client_settings',
  'communication_preferences',
  'coupon_events',
  'dividend_funds',
  'identity_assertions',
  'identity_documents',
  'one_time_codes',
  'passkeys',
  'plan_migrations',
  'price_alerts',
  're_authentications',
  'reactivations',
  'recent_views',
  'reset_attempts',
  'same_day_debits',
  'sessions',
  'staff_members',
  'suitability_profiles',
  'watched_funds',
];

/** The tables whose rows have a period of their own: while there are any of a client, nothing is erased. */
export const periodTables: readonly string[] = [
  'account_freezes',
  'bank_account_changes',
  'communication_changes',
  'contact_changes',
  'cooling_offs',
  'credential_changes',
  'logins',
  'new_pins',
  'outbox',
  'session_endings',
  'submissions',
  'used_allowances',
];

/** The tables whose rows stay: the books, and what the books name. What in them says who somebody is goes. */
export const keptTables: readonly string[] = [
  'accounts',
  'bank_accounts',
  'cash_accounts',
  'cash_entries',
  'cash_events',
  'cash_transactions',
  'client_erasures',
  'clients',
  'dividend_entries',
  'dividend_evidence',
  'dividend_instruction_changes',
  'dividends',
  'kept_back_distributions',
  'ledger_entries',
  'movements',
  'open_corrections',
  'open_orders',
  'order_events',
  'order_evidence',
  'order_lists',
  'order_movements',
  'order_seals',
  'orders',
  'paid_distributions',
  'plan_evidence',
  'plan_moves',
  'point_movements',
  'regular_plan_changes',
  'regular_plan_executions',
  'regular_plans',
  'reinvested_dividends',
  'reward_points',
];

/** The one who orders an erasure, the reason, and for how many years the firm keeps the books by name. */
export type ErasureOrder = { readonly by: string; readonly why: string; readonly years: number };

/** The outcome of an erasure: the reasons against it, or how many rows of which table went. */
export type ErasureOutcome =
  | { readonly obstacles: readonly (ErasureObstacle | 'erased-before' | 'number-in-books')[] }
  | { readonly removed: Readonly<Record<string, number>> };

type Rows = ReadonlyMap<string, SQL>;

/**
 * Erases what says who a client is, all or nothing: rows beside the books go, and of those that the books need only what
 * names nobody stays. Refused while anything stands against it. Pictures of identity documents become drafts that are given
 * up: the next sweep removes them [R13, ORDQ-15].
 */
export async function eraseClient(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  clientId: string,
  { by, why, years }: ErasureOrder,
): Promise<ErasureOutcome> {
  return database.transaction(async (transaction) => {
    await takeAccountAlone(transaction, clientId);
    // Before the client, as the desk does, which tells the client of what it did.
    await lockedAccounts(transaction, clientId);
    await transaction
      .select({ fundId: priceAlerts.fundId })
      .from(priceAlerts)
      .where(eq(priceAlerts.clientId, clientId))
      .orderBy(asc(priceAlerts.fundId), asc(priceAlerts.direction))
      .for('update');
    // Unlike elsewhere, so that no row is written meanwhile that refers to the client.
    const [client] = await transaction.select().from(clients).where(eq(clients.id, clientId)).for('update');
    if (client === undefined) throw new Error(`there is no client ${clientId}`);
    const before = await transaction.$count(clientErasures, eq(clientErasures.clientId, clientId));
    if (before > 0) return { obstacles: ['erased-before'] };
    const rows = await loadRowsOfClient(transaction, clientId);
    const obstacles = findErasureObstacles(await loadFacts(transaction, rows), { today: today(clock), years });
    // An id that was made of the number is in orders, which nobody may change.
    const isNumberInBooks = clientId.includes(client.identityNumber);
    if (obstacles.length > 0 || isNumberInBooks)
      return { obstacles: isNumberInBooks ? [...obstacles, 'number-in-books'] : obstacles };
    await giveUpPictures(transaction, rows);
    const removed = await removeRows(transaction, rows);
    await anonymise(transaction, clientId, rows);
    await transaction
      .insert(clientErasures)
      .values({ clientId, erasedAt: clock.now(), erasedBy: by, why, years, removed });
    return { removed };
  });
}

async function loadFacts(database: Database, rows: Rows): Promise<ErasureFacts> {
  const has = async (table: string, which?: SQL): Promise<boolean> =>
    (await countRows(database, rows, { table, which })) > 0;
  const held = await database
    .select({ units: netUnits })
    .from(movements)
    .where(rows.get('movements'))
    .groupBy(movements.accountNumber, movements.fundId, movements.paymentType, movements.feeType)
    .having(sql`${netUnits} <> 0`)
    .limit(1);
  const [cash] = await database
    .select({ isEmpty: sql<boolean>`coalesce(sum(${cashEntries.amount}), 0) = 0` })
    .from(cashEntries)
    .where(sql`${rows.get('cash_entries')} and ${eq(cashEntries.account, 'cash-account')}`);
  const isPaying = await has('cash_transactions', eq(cashTransactions.status, 'pending'));
  const isKeptBack = await has('kept_back_distributions');
  const kept = await Promise.all(periodTables.map((table) => has(table)));
  return {
    holdsUnits: held.length > 0,
    hasOpenOrders: await has('open_orders'),
    hasOpenCorrections: await has('open_corrections'),
    hasPlans: await has('regular_plans', ne(regularPlans.status, 'TERMINATED')),
    hasMoney: cash?.isEmpty !== true || isPaying || isKeptBack,
    hasWaitingDocument: await has('reactivations', eq(reactivations.eligibility, 'REQUESTED')),
    hasKeptRecords: kept.includes(true),
    lastBookedOn: await loadLastBookedOn(database, rows),
  };
}

/** The columns that say when something was booked. */
const bookedAt = {
  movements: 'date',
  order_events: 'at',
  cash_transactions: 'at',
  dividends: 'date',
  regular_plan_changes: 'at',
} as const;

async function loadLastBookedOn(database: Database, rows: Rows): Promise<string | undefined> {
  const last = await Promise.all(
    Object.entries(bookedAt).map(async ([table, column]) => {
      const which = rows.get(table);
      if (which === undefined) return undefined;
      const day = sql<string | null>`max((${sql.identifier(column)})::date)::text`;
      const [row] = await database.select({ day }).from(sql.identifier(table).getSQL()).where(which);
      return row?.day ?? undefined;
    }),
  );
  return last
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

type Counted = { readonly table: string; readonly which: SQL | undefined };

async function countRows(database: Database, rows: Rows, { table, which }: Counted): Promise<number> {
  const own = rows.get(table);
  if (own === undefined) return 0;
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(sql.identifier(table).getSQL())
    .where(which ? and(own, which) : own);
  return row?.count ?? 0;
}

async function giveUpPictures(transaction: Database, rows: Rows): Promise<void> {
  const names = sql`select stored_name, to_timestamp(0), true from identity_documents where ${rows.get('identity_documents')}`;
  await transaction.execute(sql`insert into ${documentDrafts} (stored_name, begun_at, is_given_up) ${names}`);
}

/** Removes rows of tables that refer to others before those. */
async function removeRows(transaction: Database, rows: Rows): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const [table, which] of [...rows].toReversed().filter(([name]) => removedTables.includes(name))) {
    const gone = await countRows(transaction, rows, { table, which: undefined });
    await transaction.execute(sql`delete from ${sql.identifier(table)} where ${which}`);
    if (gone > 0) removed[table] = gone;
  }
  return removed;
}

async function anonymise(transaction: Database, clientId: string, rows: Rows): Promise<void> {
  await transaction
    .update(clients)
    .set({
      userName: null,
      // No name that is typed comes to this.
      identityNumber: `(erased) ${clientId}`,
      secretHash: '',
      tradingSecretHash: '',
      previousSecretHash: null,
      previousTradingSecretHash: null,
      state: 'disabled',
      names: {},
      mobile: '',
      email: '',
      phone: '',
      address: '',
      riskLevel: null,
      riskUpdatedOn: null,
      membershipTier: null,
      lastLoginAt: null,
      previousLoginAt: null,
    })
    .where(eq(clients.id, clientId));
  await transaction
    .update(bankAccounts)
    .set({ number: sql`'(erased) ' || ${bankAccounts.id}`, holder: '', bankNames: {}, addressLines: [] })
    .where(rows.get('bank_accounts'));
  // What an adviser or a bank wrote may name the client.
  await transaction.update(orderLists).set({ note: '' }).where(rows.get('order_lists'));
  await transaction.update(cashTransactions).set({ remark: null }).where(rows.get('cash_transactions'));
}
