import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cashInstruction, type CashInstructionType } from '../../../domain/cash-account/instructions/cash-instruction';
import { toText } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { findCashAccount } from '../../../sandbox/cash-account/find-cash-account';
import { cancelWithdrawal } from '../../../sandbox/cash-account/held-withdrawals';
import { handleBankNotification } from '../../../sandbox/cash-account/handle-bank-notification';
import { receiveInstruction } from '../../../sandbox/cash-account/receive-instruction';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import type { Database } from '../../../sandbox/database/database';
import { decimal } from '../../../sandbox/database/decimal';
import {
  cashAccounts,
  cashEntries,
  cashEvents,
  cashTransactions,
} from '../../../sandbox/database/schema/cash-accounts';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderLists, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { cancelOnce } from '../../../sandbox/orders/receiving/cancel-order';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { ApiError } from '../../../sandbox/wire/api-error';
import { provedSession } from '../support/proved-session';
import { sentList } from '../support/sent-list';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';
const day = 24 * 60 * 60 * 1000;

let sandbox: TestSandbox;
let fund: { readonly fundId: number; readonly fundCode: string };
let made = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const inDollars = and(eq(funds.region, 'HK'), eq(funds.source, 'seed'), eq(funds.currency, 'HKD'));
  const [first] = await sandbox.database
    .select({ fundId: funds.id, fundCode: funds.code })
    .from(funds)
    .where(and(inDollars, eq(funds.availBuy, true), isNull(funds.subscribedUntil)))
    .orderBy(asc(funds.id))
    .limit(1);
  if (!first) throw new Error('there is no such fund');
  fund = first;
}, 120_000);
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

class Undone extends Error {}

/** Does something whose every trace is gone afterwards. */
async function undone(work: (desk: ServerContext) => Promise<void>): Promise<void> {
  const all = sandbox.database.transaction(async (database) => {
    await work({ ...sandbox.context('HK'), database });
    throw new Undone();
  });
  await expect(all).rejects.toThrow(Undone);
}

/** Sends an instruction of a client who has just proved who acts. */
async function instruct(desk: ServerContext, type: CashInstructionType, amount: string, waits = false) {
  const wanted = cashInstruction(type, accountNo, decimal(amount), waits);
  const session = await provedSession(desk, clientId, { action: 'addVcaTransaction', body: wanted });
  const key = deriveKey('cash-and-orders', String((made += 1)));
  return () => receiveInstruction(desk, { clientId, session, language: 'en_US', key, instruction: wanted });
}

/** Sends a purchase that the Cash Account pays, without a fee. */
async function purchase(desk: ServerContext, figure: string) {
  const oid = `paid-from-cash-${String((made += 1))}`;
  const lines: readonly PreparedLine[] = [{ ...fund, type: 'B', amcCode: '', currency: 'HKD', figure, feeRate: '0' }];
  const at = desk.clock.now();
  await desk.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  const sent = sentList({ oid, clientId, lines }, { accountNo, paidFrom: 'cash-account' });
  return { orderId: `${oid}.1`, send: () => receiveOnce(desk, sent) };
}

async function cancel(desk: ServerContext, orderId: string) {
  const session = await provedSession(desk, clientId, { action: 'CANCEL_ORDER', body: { orderId } });
  return cancelOnce(desk, { session, clientId, language: 'en_US', orderId, key: deriveKey('cancel-order', orderId) });
}

/** The bank refuses the withdrawal that was received last. */
async function refuseWithdrawal(): Promise<void> {
  const { database, clock } = sandbox;
  const [last] = await database.select().from(cashEvents).where(eq(cashEvents.kind, 'received'));
  const aggregateId = last?.transactionSid ?? '';
  const note = { eventId: `refuses-${aggregateId}`, aggregateId, outcome: 'refused' as const, at: clock.now() };
  expect(await handleBankNotification(database, note)).toBe('accepted');
}

/** The code of what is refused; `received` for what is not. */
const outcomeOf = (sent: Promise<object>): Promise<string> =>
  sent.then(
    (answer) => ('failedAllotmentOrders' in answer ? failureIn(answer.failedAllotmentOrders) : 'received'),
    (problem: unknown) => {
      if (problem instanceof ApiError) return problem.codes.join(' ');
      if (isUnavailable(problem)) return 'busy';
      throw problem;
    },
  );

const failureIn = (failed: unknown): string =>
  Array.isArray(failed) && failed.length > 0 ? String((failed[0] as { readonly code?: unknown }).code) : 'received';

async function available(database: Database): Promise<number> {
  const account = await findCashAccount(database, { accountNumber: accountNo, currency: 'HKD' });
  return Number(toText(account?.available ?? decimal('-1')));
}

/** Both sides of every transaction add up to nothing, the account's side is its balance, and that is never less than nothing. */
async function expectBalancedBooks(database: Database): Promise<void> {
  expect(await faultsInBooks(database)).toEqual([]);
  const [all] = await database.select({ sum: sql<string>`coalesce(sum(${cashEntries.amount}), 0)` }).from(cashEntries);
  expect(Number(all?.sum)).toBe(0);
  const [own] = await database
    .select({ sum: sql<string>`coalesce(sum(${cashEntries.amount}), 0)` })
    .from(cashEntries)
    .innerJoin(cashTransactions, eq(cashTransactions.sid, cashEntries.transactionSid))
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .where(and(eq(cashEntries.account, 'cash-account'), eq(cashAccounts.accountNumber, accountNo)));
  const account = await findCashAccount(database, { accountNumber: accountNo, currency: 'HKD' });
  expect(Number(toText(account?.ledger ?? decimal('-1')))).toBe(Number(own?.sum));
  expect(await available(database)).toBeGreaterThanOrEqual(0);
}

test.for(['withdrawal', 'purchase'] as const)(
  '[VCA-05, VCA-15, VCA-26, R3] a withdrawal and a purchase of the same money at the same instant end in one refusal with its reason, the %s being first',
  async (first) => {
    const desk = sandbox.context('HK');
    const all = String(await available(sandbox.database));
    const bought = await purchase(desk, '10000');
    const withdraw = await instruct(desk, 'withdrawal', all);
    const ways = first === 'withdrawal' ? [withdraw, bought.send] : [bought.send, withdraw];
    const outcomes = await Promise.all(ways.map((send) => outcomeOf(send())));
    const [withdrawn = '', paid = ''] = first === 'withdrawal' ? outcomes : outcomes.toReversed();
    expect([
      ['received', 'ORDER_BALANCE_TOO_LOW'],
      ['VCA-0201', 'received'],
    ]).toContainEqual([withdrawn, paid]);
    await expectBalancedBooks(sandbox.database);
    // The money comes back, whichever had it.
    if (paid === 'received') await cancel(desk, bought.orderId);
    else await refuseWithdrawal();
    expect(String(await available(sandbox.database))).toBe(all);
    await expectBalancedBooks(sandbox.database);
  },
);

test('[VCA-05, VCA-26, R24] over any course of things the Cash Account never holds less than nothing, and both sides of its ledger agree', async () => {
  const amount = fc.constantFrom(
    '1000',
    '4999',
    '5000',
    '5000.13',
    '9000.14',
    '10000.15',
    '12000',
    '20000',
    '37250.50',
  );
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('topup' as const, 'withdrawal' as const, 'purchase' as const), amount }),
    fc.record({ do: fc.constant('wait' as const), amount }),
    fc.record({ do: fc.constant('stop waiting' as const) }),
    fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constant('crash' as const), amount }),
    fc.record({ do: fc.constant('cancel' as const) }),
    fc.record({ do: fc.constant('fund' as const), isOpen: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (course) => {
      sandbox.clock.set(start);
      await undone(async (desk) => {
        const { database } = desk;
        const orders: string[] = [];
        const waiting: { readonly sid: string; readonly amount: number; readonly until: number }[] = [];
        for (const one of course) {
          const before = await available(database);
          if (one.do === 'days') {
            sandbox.clock.advance(one.days * day);
            await runDealing({ ...sandbox, database });
          } else if (one.do === 'fund') {
            await database.update(funds).set({ availBuy: one.isOpen }).where(eq(funds.id, fund.fundId));
          } else if (one.do === 'cancel') {
            const last = orders.at(-1);
            if (last) await outcomeOf(cancel(desk, last));
          } else if (one.do === 'wait') {
            const outcome = await outcomeOf(
              (await instruct(desk, 'withdrawal', one.amount, true))().then((sent) => {
                const until = desk.clock.now().getTime() + day;
                waiting.push({ sid: sent.sid, amount: Number(one.amount), until });
                return sent;
              }),
            );
            expect(await available(database)).toBeCloseTo(
              before - (outcome === 'received' ? Number(one.amount) : 0),
              2,
            );
          } else if (one.do === 'stop waiting') {
            const last = waiting.pop();
            if (!last) continue;
            const outcome = await outcomeOf(cancelWithdrawal(desk, last.sid, { actor: 'desk' }).then(() => ({})));
            const isInTime = desk.clock.now().getTime() < last.until;
            expect(outcome).toBe(isInTime ? 'received' : 'VCA-0104');
            expect(await available(database)).toBeCloseTo(before + (isInTime ? last.amount : 0), 2);
          } else if (one.do === 'crash') {
            const dying = database.transaction(async (inner) => {
              await outcomeOf((await instruct({ ...desk, database: inner }, 'topup', one.amount))());
              throw new Undone();
            });
            await expect(dying).rejects.toThrow(Undone);
            expect(await available(database)).toBe(before);
          } else if (one.do === 'purchase') {
            const { orderId, send } = await purchase(desk, one.amount);
            const outcome = await outcomeOf(send());
            if (outcome === 'received') orders.push(orderId);
            if (outcome === 'received') expect(await available(database)).toBeCloseTo(before - Number(one.amount), 2);
            else expect(await available(database)).toBe(before);
            if (Number(one.amount) > before) expect(outcome).not.toBe('received');
          } else {
            const outcome = await outcomeOf((await instruct(desk, one.do, one.amount))());
            const asked = Number(one.amount);
            const isAll = Number(one.amount) === before;
            const should = asked > before ? 'VCA-0201' : asked < 5000 && !isAll ? 'VCA-0200-WITHDRAWAL' : 'received';
            expect([one, before, outcome]).toEqual([one, before, one.do === 'topup' ? 'received' : should]);
          }
          await expectBalancedBooks(database);
        }
      });
    }),
    { numRuns: process.env['TEST_LONG'] === '1' ? 300 : 12 },
  );
}, 1_200_000);
