import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import type { Database } from '../../../sandbox/database/database';
import { funds } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, orderLists, orders, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { pointMovements, rewardPoints } from '../../../sandbox/database/schema/rewards';
import { cancelOnce } from '../../../sandbox/orders/receiving/cancel-order';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { noteFacts } from '../../../sandbox/statements/contract-note-facts';
import { contractNoteDocument, notedOrders } from '../../../sandbox/statements/contract-notes';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { liftDebitLimits } from '../support/lift-debit-limits';
import { provedSession } from '../support/proved-session';
import { sentList } from '../support/sent-list';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';
/** As the demonstration grants them: 400 that go soonest, 850, and 11,240 that go last. */
const all = 12_490;

let sandbox: TestSandbox;
let fund: { readonly fundId: number; readonly fundCode: string };
let made = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await liftDebitLimits(sandbox.database, clientId);
  const [first] = await sandbox.database
    .select({ fundId: funds.id, fundCode: funds.code })
    .from(funds)
    .where(
      and(
        eq(funds.region, 'HK'),
        eq(funds.source, 'seed'),
        eq(funds.currency, 'HKD'),
        eq(funds.availBuy, true),
        isNull(funds.subscribedUntil),
      ),
    )
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
  const whole = sandbox.database.transaction(async (database) => {
    await work({ ...sandbox.context('HK'), database });
    throw new Undone();
  });
  await expect(whole).rejects.toThrow(Undone);
}

type Bought = { readonly figure: string; readonly points?: number; readonly currency?: string };

/** A list of purchases at a fee of 0.18 %, which the Cash Account or a direct debit pays. */
async function listed(desk: ServerContext, bought: readonly Bought[], paidFrom: 'cash-account' | 'direct-debit') {
  const oid = `with-points-${String((made += 1))}`;
  const lines = bought.map(({ figure, currency = 'HKD' }): PreparedLine => ({
    ...fund,
    type: 'B',
    amcCode: '',
    currency,
    figure,
    feeRate: '0.18',
  }));
  const at = desk.clock.now();
  await desk.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  const sent = sentList({ oid, clientId, lines }, { accountNo, paidFrom });
  const allotmentList = sent.body.allotmentList.map((item, place) => {
    const { points } = bought[place] ?? {};
    return points === undefined ? item : { ...item, points };
  });
  return { oid, send: () => receiveOnce(desk, { ...sent, body: { ...sent.body, allotmentList } }) };
}

async function buy(
  desk: ServerContext,
  bought: readonly Bought[],
  paidFrom: 'cash-account' | 'direct-debit' = 'direct-debit',
) {
  const { oid, send } = await listed(desk, bought, paidFrom);
  const result = await send();
  const codes = (result.failedAllotmentOrders ?? []).map(({ code }) => code);
  return { oid, codes, received: result.successfulAllotmentOrders ?? [] };
}

async function cancel(desk: ServerContext, orderId: string): Promise<void> {
  const session = await provedSession(desk, clientId, { action: 'CANCEL_ORDER', body: { orderId } });
  await cancelOnce(desk, { session, clientId, language: 'en_US', orderId, key: deriveKey('cancel-order', orderId) });
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

const feeBooked = async (database: Database, oid: string) =>
  (
    await database
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.orderId, `${oid}.1`), eq(ledgerEntries.account, 'fees')))
  ).map(({ amount }) => amount);

describe('points that a purchase redeems', () => {
  test('[EPNT-06, EPNT-07, OPEN-69] points that a purchase redeems are taken off the fee in the reserve, the books and the contract note, those that go first before the others', async () => {
    await undone(async (desk) => {
      const { database } = desk;
      const bought = [{ figure: '20000', points: 500 }, { figure: '10000' }];
      const { oid, codes, received } = await buy(desk, bought, 'cash-account');
      expect(codes).toEqual([]);
      expect(received).toMatchObject([{ ePoints: '500', feeWaived: '10' }, { amount: '10000' }]);
      expect(received[1]).not.toHaveProperty('ePoints');
      expect(await left(database)).toBe(all - 500);
      const taken = await database
        .select({ points: pointMovements.points, kind: pointMovements.kind })
        .from(pointMovements)
        .orderBy(asc(pointMovements.expiresOn));
      expect(taken).toEqual([
        { points: -400, kind: 'taken' },
        { points: -100, kind: 'taken' },
      ]);
      const [row] = await database.select().from(orders).where(eq(orders.oid, oid));
      expect([row?.points, row?.feeWaived]).toEqual([500, '10']);
      const held = await database.execute(sql`select amount from cash_transactions where order_id = ${`${oid}.1`}`);
      expect(JSON.stringify(held)).toContain('20026.00');
      sandbox.clock.set('2026-03-20T09:00:00+08:00');
      await runDealing(desk);
      expect(await feeBooked(database, oid)).toEqual(['26.00']);
      const [kept] = await notedOrders(desk, { clientId, orderId: `${oid}.1` });
      if (!kept) throw new Error('the order has no contract note');
      const note = contractNoteDocument({
        note: await noteFacts(database, kept, 'en_US'),
        client: { names: { en_US: 'C' } },
        region: 'HK',
        language: 'en_US',
      });
      expect([note.tables[1]?.rows, note.tables[1]?.total]).toEqual([
        [
          ['Transaction amount', 'HKD 20,000.00'],
          ['Fee before ePoints', 'HKD 36.00'],
          ['ePoints discount (500 ePoints)', 'HKD -10.00'],
          ['Fee', 'HKD 26.00'],
        ],
        ['Total paid', 'HKD 20,026.00'],
      ]);
      expect(await faultsInBooks(database)).toEqual([]);
    });
  });

  test('[EPNT-06, EPNT-07, ERR-22] points that a purchase redeems are refused where they aren’t steps of 50, more than there are or the fee needs, or for a fee in another currency', async () => {
    await undone(async (desk) => {
      const codesFor = async (...bought: readonly Bought[]) => (await buy(desk, bought)).codes;
      expect(await codesFor({ figure: '20000', points: 75 })).toEqual(['ORDER_POINTS_INVALID']);
      expect(await codesFor({ figure: '20000', points: 1_850 })).toEqual(['ORDER_POINTS_INVALID']);
      expect(await codesFor({ figure: '2000', points: 50, currency: 'USD' })).toEqual(['ORDER_POINTS_INVALID']);
      expect(await codesFor({ figure: '9000000', points: 12_500 })).toEqual(['ORDER_POINTS_EXCEED_AVAILABLE']);
      // Of two on one list the second finds what the first leaves.
      expect(await codesFor({ figure: '9000000', points: 12_450 }, { figure: '20000', points: 50 })).toEqual([
        'ORDER_POINTS_EXCEED_AVAILABLE',
      ]);
      expect(await left(desk.database)).toBe(40);
      expect(await faultsInBooks(desk.database)).toEqual([]);
    });
  });

  test('[EPNT-02, EPNT-06] come back to the grants that they were of when the order is cancelled or rejected, once', async () => {
    await undone(async (desk) => {
      const { database } = desk;
      const cancelled = await buy(desk, [{ figure: '20000', points: 1_800 }]);
      await cancel(desk, `${cancelled.oid}.1`);
      await cancel(desk, `${cancelled.oid}.1`);
      expect(await left(database)).toBe(all);
      const rejected = await buy(desk, [{ figure: '20000', points: 450 }]);
      expect(await left(database)).toBe(all - 450);
      await database.update(funds).set({ availBuy: false }).where(eq(funds.id, fund.fundId));
      sandbox.clock.set('2026-03-20T09:00:00+08:00');
      await runDealing(desk);
      expect(await left(database)).toBe(all);
      const lots = await database
        .select({ expiresOn: pointMovements.expiresOn, sum: sql<number>`sum(${pointMovements.points})::int` })
        .from(pointMovements)
        .groupBy(pointMovements.orderId, pointMovements.expiresOn);
      expect(lots.map(({ sum }) => sum)).toEqual(lots.map(() => 0));
      expect([lots.length, await feeBooked(database, rejected.oid)]).toEqual([5, []]);
      expect(await faultsInBooks(database)).toEqual([]);
    });
  });

  test('[EPNT-01, EPNT-02, EPNT-05, ENT-58] points that a purchase redeems are gone from what the client is told of, and told of with the order', async () => {
    const desk = sandbox.context('HK');
    const visitor = new Visitor(await sandbox.server('HK'), 'HK');
    expect((await visitor.logOn('chanmei88', '528314')).statusCode).toBe(200);
    type Notification = { totalPoints: number; ePointDetails: { points: number }[] };
    const told = async () => (await visitor.call('GET', '/ePoints')).json<Notification>();
    expect((await told()).totalPoints).toBe(all);
    const { oid } = await buy(desk, [{ figure: '20000', points: 500 }]);
    const after = await told();
    expect([after.totalPoints, after.ePointDetails.map(({ points }) => points)]).toEqual([all - 500, [750, 11_240]]);
    type Row = { orderId: string; ePoints: string; fee: string; feeWaived: string };
    const rows = (await visitor.call('GET', '/orderHistory')).json<Row[]>();
    expect(rows.find(({ orderId }) => orderId === `${oid}.1`)).toMatchObject({
      ePoints: '500',
      fee: '26.00',
      feeWaived: '10',
    });
    const stranger = new Visitor(await sandbox.server('HK'), 'HK');
    await stranger.logOn('chowgold3', '571940');
    expect((await stranger.call('GET', '/ePoints')).json<Notification>().totalPoints).toBe(all);
    await cancel(desk, `${oid}.1`);
    expect((await told()).totalPoints).toBe(all);
  });

  test('[EPNT-06, R4, R24] points that a purchase redeems of fifty orders at once over one balance are never more than there are', async () => {
    const desk = sandbox.context('HK');
    const lists = await Promise.all(
      Array.from({ length: 50 }, () => listed(desk, [{ figure: '1000000', points: 1_800 }], 'direct-debit')),
    );
    const outcomes = await Promise.all(
      lists.map(({ send }) =>
        send().then(
          (result) => (result.failedAllotmentOrders ?? [])[0]?.code ?? 'received',
          (problem: unknown) => {
            if (isUnavailable(problem)) return 'busy';
            throw problem;
          },
        ),
      ),
    );
    const received = outcomes.filter((outcome) => outcome === 'received');
    expect(new Set(outcomes).size).toBeGreaterThan(1);
    // 12,490 points are six times 1,800, and 1,690.
    expect(received).toHaveLength(6);
    expect(await left(sandbox.database)).toBe(1_690);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
    for (const [place, { oid }] of lists.entries()) if (outcomes[place] === 'received') await cancel(desk, `${oid}.1`);
    expect(await left(sandbox.database)).toBe(all);
  }, 120_000);

  test('[EPNT-06, R24] over any course of things are those granted without those of open orders, and the books agree', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('buy' as const),
        points: fc.constantFrom(0, 49, 50, 400, 1_250, 1_800, 9_000, 12_500),
      }),
      fc.record({ do: fc.constant('cancel' as const) }),
      fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ do: fc.constant('fund' as const), isOpen: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (course) => {
        sandbox.clock.set(start);
        await undone(async (desk) => {
          const { database } = desk;
          const open: string[] = [];
          for (const one of course) {
            const before = await left(database);
            if (one.do === 'days') {
              sandbox.clock.advance(one.days * 86_400_000);
              await runDealing(desk);
            } else if (one.do === 'fund') {
              await database.update(funds).set({ availBuy: one.isOpen }).where(eq(funds.id, fund.fundId));
            } else if (one.do === 'cancel') {
              const last = open.pop();
              if (last) await cancel(desk, last).catch(() => undefined);
            } else {
              const points = one.points === 0 ? {} : { points: one.points };
              const { oid, codes } = await buy(desk, [{ figure: '9000000', ...points }]);
              if (codes.length === 0) open.push(`${oid}.1`);
              expect(await left(database)).toBe(codes.length === 0 ? before - one.points : before);
            }
            expect(await left(database)).toBeGreaterThanOrEqual(0);
            expect(await faultsInBooks(database)).toEqual([]);
          }
        });
      }),
      { numRuns: process.env['TEST_LONG'] === '1' ? 200 : 5 },
    );
  }, 1_200_000);

  test('[EPNT-06, R24] stay written down as they were', async () => {
    await undone(async (desk) => {
      await buy(desk, [{ figure: '20000', points: 50 }]);
      for (const change of [
        () => desk.database.transaction((inner) => inner.update(pointMovements).set({ points: -1 })),
        () => desk.database.transaction((inner) => inner.delete(pointMovements)),
      ])
        await expect(change()).rejects.toThrow();
      expect(await left(desk.database)).toBe(all - 50);
    });
  });

  test('[EPNT-06, R24] that were taken otherwise are found when the books are worked out again', async () => {
    await undone(async (desk) => {
      const { database } = desk;
      const { oid } = await buy(desk, [{ figure: '20000', points: 50 }]);
      for (const table of ['orders', 'point_movements'])
        await database.execute(sql.raw(`alter table ${table} disable trigger user`));
      await database.update(orders).set({ feeWaived: '2' }).where(eq(orders.oid, oid));
      await database
        .update(pointMovements)
        .set({ points: -100_000 })
        .where(eq(pointMovements.orderId, `${oid}.1`));
      expect(await differencesInBooks(database)).toEqual([
        `${oid}.1: took 100000 points, and should 50`,
        `${oid}.1: waives 2 of the fee, and should 1`,
        expect.stringMatching(/^HK-TYPICAL: has less than no points of \d{4}-\d\d-\d\d$/),
      ]);
    });
  });
});
