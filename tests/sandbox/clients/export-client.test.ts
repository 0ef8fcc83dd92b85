import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportClient } from '../../../sandbox/clients/export-client';
import {
  cashAccounts,
  cashEntries,
  cashEvents,
  cashTransactions,
} from '../../../sandbox/database/schema/cash-accounts';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { communicationPreferences } from '../../../sandbox/database/schema/communication';
import { movements } from '../../../sandbox/database/schema/funds';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { planMoves, regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { sessions } from '../../../sandbox/database/schema/sessions';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const clientId = 'HK-TYPICAL';

test('[R13] the export of a client has what is the client’s in the books, and what the client set up', async () => {
  const { database } = shared.sandbox;
  await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const exported = await exportClient(database, clientId);
  const counted = async (name: string, count: Promise<number>) => {
    expect([name, exported[name]?.length]).toEqual([name, await count]);
    expect(exported[name]?.length).toBeGreaterThan(0);
  };
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  const ordered = database.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId));
  await counted('clients', database.$count(clients, eq(clients.id, clientId)));
  await counted('accounts', database.$count(accounts, eq(accounts.clientId, clientId)));
  await counted('movements', database.$count(movements, inArray(movements.accountNumber, own)));
  await counted('orders', database.$count(orders, eq(orders.clientId, clientId)));
  await counted('order_events', database.$count(orderEvents, inArray(orderEvents.orderId, ordered)));
  await counted('regular_plans', database.$count(regularPlans, inArray(regularPlans.accountNumber, own)));
  const [order] = await database.select().from(orders).where(eq(orders.clientId, clientId));
  // Figures to the last digit, as they are in the books.
  expect(exported['orders']?.find(({ id }) => id === order?.id)).toMatchObject({
    amount: order?.amount,
    fee: order?.fee,
    line: String(order?.line),
    points: null,
  });
  expect(exported['sessions']).toHaveLength(1);
  expect(exported).not.toHaveProperty('funds');
});

test('[R13] the export of a client has what names no order: a withdrawal, an execution that failed, a move that is still to come; and what only sounds like a secret', async () => {
  const { database } = shared.sandbox;
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  const cash = database.select({ sid: cashAccounts.sid }).from(cashAccounts);
  const [account] = await database.select().from(cashAccounts).where(inArray(cashAccounts.accountNumber, own));
  const [plan] = await database.select().from(regularPlans).where(inArray(regularPlans.accountNumber, own));
  if (account === undefined || plan === undefined) throw new Error('the client has no Cash Account or plan');
  const at = new Date('2026-03-03T02:00:00Z');
  await database.insert(cashTransactions).values({
    sid: 'EXPORTED',
    cashAccountSid: account.sid,
    type: 'withdrawal',
    sign: -1,
    amount: '10',
    status: 'pending',
    paymentStatus: 'pending',
    at,
  });
  await database
    .insert(cashEvents)
    .values({ transactionSid: 'EXPORTED', sequence: 0, kind: 'received', at, actor: 'client' });
  await database.insert(regularPlanExecutions).values({
    refNo: plan.refNo,
    month: '2025-01',
    day: 31,
    date: '2025-01-31',
    amount: '10',
    outcome: 'failed',
    tries: 1,
    reason: 'no-funds',
  });
  await database
    .insert(planMoves)
    .values({ refNo: plan.refNo, fromMonth: '2026-05', dayOfMonth: 7, movesOn: '2026-05-07' });
  const exported = await exportClient(database, clientId);
  const ofCash = cash.where(inArray(cashAccounts.accountNumber, own));
  const moved = database
    .select({ sid: cashTransactions.sid })
    .from(cashTransactions)
    .where(inArray(cashTransactions.cashAccountSid, ofCash));
  const plans = database
    .select({ refNo: regularPlans.refNo })
    .from(regularPlans)
    .where(inArray(regularPlans.accountNumber, own));
  expect(Object.fromEntries(Object.entries(exported).map(([name, rows]) => [name, rows.length]))).toMatchObject({
    cash_transactions: await database.$count(cashTransactions, inArray(cashTransactions.cashAccountSid, ofCash)),
    cash_events: await database.$count(cashEvents, inArray(cashEvents.transactionSid, moved)),
    cash_entries: await database.$count(cashEntries, inArray(cashEntries.transactionSid, moved)),
    regular_plan_executions: await database.$count(regularPlanExecutions, inArray(regularPlanExecutions.refNo, plans)),
    plan_moves: await database.$count(planMoves, inArray(planMoves.refNo, plans)),
    communication_preferences: await database.$count(
      communicationPreferences,
      eq(communicationPreferences.clientId, clientId),
    ),
  });
  expect(exported['cash_transactions']).toContainEqual(expect.objectContaining({ sid: 'EXPORTED', order_id: null }));
  expect(exported['cash_events']).toContainEqual(expect.objectContaining({ transaction_sid: 'EXPORTED' }));
  expect(exported['regular_plan_executions']).toContainEqual(expect.objectContaining({ outcome: 'failed' }));
  expect(exported['plan_moves']).toContainEqual(expect.objectContaining({ ref_no: plan.refNo, moved_to: null }));
  expect(exported['communication_preferences']).toHaveLength(1);
  expect(exported['clients']?.[0]).toHaveProperty('secret_changed_at');
});

test('[R13, R14] the export of a client has no secret of the client’s, and nothing of another', async () => {
  const { database } = shared.sandbox;
  const text = JSON.stringify(await exportClient(database, clientId));
  const people = await database
    .select({
      id: clients.id,
      hash: clients.secretHash,
      tradingHash: clients.tradingSecretHash,
      identity: clients.identityNumber,
    })
    .from(clients);
  const numbers = await database.select().from(accounts);
  const own = people.find(({ id }) => id === clientId);
  expect(text).toContain(own?.identity);
  expect(text).not.toMatch(/"[a-z_]*(?:hash|token|sha256|challenge|nonce)[a-z_]*":/);
  expect(text).not.toMatch(/"(?:[a-z_]*_)?secrets?":/);
  const secrets = [own?.hash, own?.tradingHash];
  for (const { cookieHash, tokenHash } of await database.select().from(sessions)) secrets.push(cookieHash, tokenHash);
  for (const secret of secrets) expect(text).not.toContain(secret);
  for (const { id, identity } of people.filter((one) => one.id !== clientId))
    expect([id, text.includes(`"${id}"`) || text.includes(`"${identity}"`)]).toEqual([id, false]);
  for (const { number, clientId: of } of numbers)
    expect([number, text.includes(`"${number}"`)]).toEqual([number, of === clientId]);
});
