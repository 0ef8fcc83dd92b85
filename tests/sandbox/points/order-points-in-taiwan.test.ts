import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ServerContext } from '../../../sandbox/context/server-context';
import type { Database } from '../../../sandbox/database/database';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, orderLists, orders, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { pointMovements, rewardPoints } from '../../../sandbox/database/schema/rewards';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { cancelOnce } from '../../../sandbox/orders/receiving/cancel-order';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { noteFacts } from '../../../sandbox/statements/contract-note-facts';
import { contractNoteDocument, notedOrders } from '../../../sandbox/statements/contract-notes';
import { numberOf } from '../support/number-of';
import { liftDebitLimits } from '../support/lift-debit-limits';
import { sentList } from '../support/sent-list';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

const clientId = 'TW-TYPICAL';
/** The points that the demonstration grants: 300 that go soonest, and 520. */
const all = 820;

let sandbox: TestSandbox;
let accountNo = '';
let fund: { readonly fundId: number; readonly fundCode: string; readonly amcCode: string };
let made = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await liftDebitLimits(sandbox.database, clientId);
  const [account] = await sandbox.database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number))
    .limit(1);
  const [first] = await sandbox.database
    .select({ fundId: funds.id, fundCode: funds.code })
    .from(funds)
    .where(
      and(
        eq(funds.region, 'TW'),
        eq(funds.source, 'seed'),
        eq(funds.currency, 'TWD'),
        eq(funds.availBuy, true),
        isNull(funds.subscribedUntil),
      ),
    )
    .orderBy(asc(funds.id))
    .limit(1);
  if (!first || !account) throw new Error('there is no such fund or account');
  fund = { ...first, amcCode: '51' };
  accountNo = account.number;
}, 120_000);
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

class Undone extends Error {}

/** Does something whose every trace is gone afterwards. */
async function undone(work: (desk: ServerContext) => Promise<void>): Promise<void> {
  const whole = sandbox.database.transaction(async (database) => {
    await work({ ...sandbox.context('TW'), database });
    throw new Undone();
  });
  await expect(whole).rejects.toThrow(Undone);
}

type Bought = { readonly figure: string; readonly points?: number; readonly currency?: string };

/** Sends a list of purchases at a fee of 0.2 %. */
async function buy(desk: ServerContext, bought: readonly Bought[]) {
  const oid = `points-in-taiwan-${String((made += 1))}`;
  const lines = bought.map(({ figure, currency = 'TWD' }): PreparedLine => ({
    ...fund,
    type: 'B',
    currency,
    figure,
    feeRate: '0.2',
  }));
  const at = desk.clock.now();
  await desk.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  const sent = sentList({ oid, clientId, lines }, { accountNo });
  const allotmentList = sent.body.allotmentList.map((item, place) => {
    const { points } = bought[place] ?? {};
    return points === undefined ? item : { ...item, points };
  });
  const result = await receiveOnce(desk, { ...sent, body: { ...sent.body, allotmentList } });
  const codes = (result.failedAllotmentOrders ?? []).map(({ code }) => code);
  return { oid, codes, received: result.successfulAllotmentOrders ?? [] };
}

async function cancel(desk: ServerContext, orderId: string): Promise<void> {
  const session = { id: 'sent-by-a-test', cookieHash: 'sent-by-a-test', clientId };
  await cancelOnce(desk, { session, clientId, language: 'zh_TW', orderId, key: deriveKey('cancel-order', orderId) });
}

async function left(database: Database): Promise<number> {
  const [granted] = await database
    .select({ sum: sql<number>`sum(${rewardPoints.points})::int` })
    .from(rewardPoints)
    .where(eq(rewardPoints.clientId, clientId));
  const [moved] = await database
    .select({ sum: sql<number>`coalesce(sum(${pointMovements.points}), 0)::int` })
    .from(pointMovements)
    .where(eq(pointMovements.clientId, clientId));
  return (granted?.sum ?? -1) + (moved?.sum ?? -1);
}

const feesBooked = async (database: Database, oid: string) =>
  (
    await database
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.orderId, `${oid}.1`), eq(ledgerEntries.account, 'fees')))
  ).map(({ amount }) => amount);

describe('points that a purchase in Taiwan redeems', () => {
  test('[EPNT-09, ENT-52, ENT-55, OPEN-69] points that a purchase in Taiwan redeems are taken off the fee one for one in the receipt, the message, the books and the contract note, those that go first before the others', async () => {
    await undone(async (desk) => {
      const { database } = desk;
      const { oid, codes, received } = await buy(desk, [{ figure: '200000', points: 350 }, { figure: '10000' }]);
      expect(codes).toEqual([]);
      expect(received).toMatchObject([{ ePoints: '350', feeWaived: '350', fee: '50' }, { amount: '10000' }]);
      expect(received[1]).not.toHaveProperty('ePoints');
      expect(await left(database)).toBe(all - 350);
      const taken = await database
        .select({ points: pointMovements.points, kind: pointMovements.kind })
        .from(pointMovements)
        .orderBy(asc(pointMovements.expiresOn));
      expect(taken).toEqual([
        { points: -300, kind: 'taken' },
        { points: -50, kind: 'taken' },
      ]);
      const [row] = await database.select().from(orders).where(eq(orders.oid, oid)).orderBy(asc(orders.line));
      expect([row?.points, row?.feeWaived, row?.fee]).toEqual([350, '350', '400']);
      const letters = await database.select({ text: outbox.text }).from(outbox);
      expect(letters.map(({ text }) => text).join('\n')).toContain(
        `${await numberOf(database, `${oid}.1`)}：折抵 350 點（TWD 350），折抵後手續費 TWD 50`,
      );
      sandbox.clock.set('2026-03-20T09:00:00+08:00');
      await runDealing(desk);
      expect(await feesBooked(database, oid)).toEqual(['50']);
      const [kept] = await notedOrders(desk, { clientId, orderId: `${oid}.1` });
      if (!kept) throw new Error('the order has no contract note');
      const note = contractNoteDocument({
        note: await noteFacts(database, kept, 'zh_TW'),
        client: { names: { zh_TW: '王' } },
        region: 'TW',
        language: 'zh_TW',
      });
      expect(note.tables[1]?.rows.slice(1)).toEqual([
        ['折抵前手續費', 'TWD 400'],
        ['已折抵紅利點數 350 點', 'TWD -350'],
        ['手續費', 'TWD 50'],
      ]);
      expect(await faultsInBooks(database)).toEqual([]);
    });
  });

  test('[EPNT-09, ERR-22] points that a purchase in Taiwan redeems are refused where they are more than there are or the fee needs, or for a fee in another currency', async () => {
    await undone(async (desk) => {
      const codesFor = async (...bought: readonly Bought[]) => (await buy(desk, bought)).codes;
      expect(await codesFor({ figure: '100000', points: 201 })).toEqual(['ORDER_POINTS_INVALID']);
      expect(await codesFor({ figure: '2000', points: 1, currency: 'USD' })).toEqual(['ORDER_POINTS_INVALID']);
      expect(await codesFor({ figure: '900000', points: 821 })).toEqual(['ORDER_POINTS_EXCEED_AVAILABLE']);
      // Of two on one list the second finds what the first leaves.
      expect(await codesFor({ figure: '400000', points: 800 }, { figure: '50000', points: 21 })).toEqual([
        'ORDER_POINTS_EXCEED_AVAILABLE',
      ]);
      expect(await left(desk.database)).toBe(20);
      expect(await faultsInBooks(desk.database)).toEqual([]);
    });
  });

  test('[EPNT-02, EPNT-09] come back to the grants that they were of when the order is cancelled or rejected, once', async () => {
    await undone(async (desk) => {
      const { database } = desk;
      const cancelled = await buy(desk, [{ figure: '400000', points: 700 }]);
      await cancel(desk, `${cancelled.oid}.1`);
      await cancel(desk, `${cancelled.oid}.1`);
      expect(await left(database)).toBe(all);
      const rejected = await buy(desk, [{ figure: '100000', points: 200 }]);
      expect(await left(database)).toBe(all - 200);
      await database.update(funds).set({ availBuy: false }).where(eq(funds.id, fund.fundId));
      sandbox.clock.set('2026-03-20T09:00:00+08:00');
      await runDealing(desk);
      expect(await left(database)).toBe(all);
      expect(await feesBooked(database, rejected.oid)).toEqual([]);
      expect(await faultsInBooks(database)).toEqual([]);
    });
  });

  test('[EPNT-09, R24] over any course of things are those granted without those of open orders, and the books agree', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('buy' as const), points: fc.constantFrom(0, 1, 120, 300, 500, 821) }),
      fc.record({ do: fc.constant('cancel' as const) }),
      fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (course) => {
        sandbox.clock.set(start);
        await undone(async (desk) => {
          const { database } = desk;
          const open: string[] = [];
          for (const one of course) {
            const before = await left(database);
            if (one.do === 'days') {
              sandbox.clock.advance(one.days * 86_400_000);
              await runDealing(desk);
            } else if (one.do === 'cancel') {
              const last = open.pop();
              if (last) await cancel(desk, last).catch(() => undefined);
            } else {
              const points = one.points === 0 ? {} : { points: one.points };
              const { oid, codes } = await buy(desk, [{ figure: '500000', ...points }]);
              if (codes.length === 0) open.push(`${oid}.1`);
              expect(await left(database)).toBe(codes.length === 0 ? before - one.points : before);
            }
            expect(await left(database)).toBeGreaterThanOrEqual(0);
            expect(await faultsInBooks(database)).toEqual([]);
          }
        });
      }),
      { numRuns: process.env['TEST_LONG'] === '1' ? 100 : 3 },
    );
  }, 1_200_000);
});
