import { and, asc, count, eq, gt, inArray, isNull, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { add, compare, type Decimal, isNegative, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import type { Region } from '../../../domain/region';
import { dailyCap } from '../../../domain/trading/limits/daily-cap';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { findCashAccount } from '../../../sandbox/cash-account/find-cash-account';
import { decimal } from '../../../sandbox/database/decimal';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists, orders, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { heldLots, toHoldingPlace } from '../../../sandbox/orders/books/held-lots';
import { loadOrders } from '../../../sandbox/orders/books/stored-orders';
import { askDesks, inTurn } from '../support/ask-desks';
import { DeskProcess } from '../support/desk-process';
import type { DeskOutcome, DeskTask } from '../support/desk-worker';
import { openSeededServer } from '../support/seeded-database';
import { sentList } from '../support/sent-list';
import { start } from '../support/settable-clock';
import { faultsInBooks } from '../support/watched-books';

// Two processes share a server alone: `npm run postgres -- npm test`, and the long run, bring one.
const server = process.env['DATABASE_URL'] ?? '';
const isLong = process.env['TEST_LONG'] === '1';
const atOnce = isLong ? 500 : 80;

const taiwan = { region: 'TW' as Region, clientId: 'TW-NO-CODE', accountNo: '5100000022' };
const hongKong = { region: 'HK' as Region, clientId: 'HK-TYPICAL', accountNo: '510012300189' };
type Client = typeof taiwan;

describe.runIf(server !== '')('two processes on one PostgreSQL', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let desks: readonly DeskProcess[];
  let made = 0;
  let pattern: Readonly<Record<'buy' | 'redemption' | 'hongKong', PreparedLine>>;

  beforeAll(async () => {
    open = await openSeededServer(server);
    desks = await Promise.all([DeskProcess.start(open.address), DeskProcess.start(open.address)]);
    const [list] = await open.database.select().from(orderLists).where(eq(orderLists.oid, 'demo-3-2026-03-04'));
    const lineOf = (type: 'B' | 'R') => list?.lines.find((line) => line.type === type);
    const buy = lineOf('B');
    const redemption = lineOf('R');
    if (!buy || !redemption) throw new Error('the demonstration has no such list');
    pattern = { buy, redemption, hongKong: await purchaseInHongKong() };
  }, 240_000);

  afterEach(async () => {
    expect(await faultsInBooks(open.database)).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.kill()));
    await open.close();
  });

  /** Returns a purchase of a fund in HKD that deals, for the least amount and without a fee. */
  async function purchaseInHongKong(): Promise<PreparedLine> {
    const { region, source, currency, availBuy, subscribedUntil } = funds;
    const [fund] = await open.database
      .select({ fundId: funds.id, fundCode: funds.code, currency })
      .from(funds)
      .where(
        and(eq(region, 'HK'), eq(source, 'seed'), eq(currency, 'HKD'), eq(availBuy, true), isNull(subscribedUntil)),
      )
      .orderBy(asc(funds.id))
      .limit(1);
    if (!fund) throw new Error('there is no such fund');
    return { ...fund, type: 'B', amcCode: '', feeRate: '0', figure: '10000' };
  }

  /** Lists that were consented to; made in the same instant, none of them replaces another. */
  async function newLists(client: Client, howMany: number, lines: readonly PreparedLine[]): Promise<readonly string[]> {
    const at = new Date(Date.parse(start) + 1_000);
    const own = client.region === 'HK' ? { origin: 'client' as const, accountNumber: client.accountNo } : {};
    const oids = Array.from({ length: howMany }, () => `shared-${String((made += 1)).padStart(6, '0')}`);
    await open.database
      .insert(orderLists)
      .values(
        oids.map((oid) => ({ ...own, oid, clientId: client.clientId, lines, note: '', madeAt: at, signedAt: at })),
      );
    return oids;
  }

  const receiving = (
    client: Client,
    oid: string,
    lines: readonly PreparedLine[],
    paidFrom?: OrderPayment,
  ): DeskTask => ({
    does: 'receive',
    region: client.region,
    sent: sentList({ oid, clientId: client.clientId, lines }, { ...client, ...(paidFrom ? { paidFrom } : {}) }),
  });

  const askAll = (tasks: readonly DeskTask[]) => askDesks(desks, tasks);

  const kinds = (outcomes: readonly DeskOutcome[]) =>
    new Set(outcomes.map(({ kind, received }) => `${kind} ${String(received)}`));

  const ordersOf = (oids: readonly string[]) =>
    open.database
      .select()
      .from(orders)
      .where(inArray(orders.oid, [...oids]));

  test('[R3, R23, API-77] one list sent to both many times at once is received once, and whoever is answered is told the same', async () => {
    const lines = [pattern.buy, pattern.buy, pattern.buy].map((line) => ({ ...line, figure: '1000' }));
    const [oid = ''] = await newLists(taiwan, 1, lines);
    const outcomes = await askAll(Array.from({ length: atOnce }, () => receiving(taiwan, oid, lines)));
    expect([...kinds(outcomes)].filter((kind) => kind !== 'SUBMISSION_IN_FLIGHT 0')).toEqual(['answered 3']);
    const received = await ordersOf([oid]);
    expect(received).toHaveLength(3);
    for (const { serial } of received)
      expect(await open.database.$count(outbox, like(outbox.text, `%${orderNumber(serial)}%`))).toBe(1);
  }, 240_000);

  test('[R4, R23, TRADE-96] redemptions of one holding sent to both at once never take more units than there are', async () => {
    const place = toHoldingPlace(pattern.redemption, { region: 'TW', accountNumber: taiwan.accountNo });
    const held = sum((await heldLots(open.database, place)).map(({ units }) => units));
    const lines = [{ ...pattern.redemption, figure: (Number(toText(held)) / 40).toFixed(4) }];
    const oids = await newLists(taiwan, atOnce, lines);
    const outcomes = await askAll(oids.map((oid) => receiving(taiwan, oid, lines)));
    expect(kinds(outcomes)).toEqual(new Set(['answered 0', 'answered 1']));
    const taken = (await ordersOf(oids)).map(({ units }) => decimal(units ?? ''));
    expect(taken).toHaveLength(outcomes.filter(({ received }) => received === 1).length);
    // Four places are left of a fortieth: forty of them, or one less where they were rounded up.
    expect(taken.length).toBeGreaterThanOrEqual(39);
    expect(compare(sum(taken), held)).toBeLessThanOrEqual(0);
  }, 240_000);

  test('[OPEN-79, R23] a list that is sent to one and cancelled at the other in the same instant is either, never both', async () => {
    const lines = [{ ...pattern.buy, figure: '1000' }];
    const oids = await newLists(taiwan, 20, lines);
    for (const oid of oids) {
      const cancelling: DeskTask = { does: 'cancel', clientId: taiwan.clientId, oid };
      const outcomes = await askAll([receiving(taiwan, oid, lines), cancelling]);
      const [list] = await open.database.select().from(orderLists).where(eq(orderLists.oid, oid));
      const isSent = outcomes[0]?.received === 1;
      expect([oid, outcomes[1]?.kind === 'cancelled']).toEqual([oid, !isSent]);
      expect([oid, list?.sentAt !== null, list?.cancelledAt !== null]).toEqual([oid, isSent, !isSent]);
    }
  }, 240_000);

  test('[R4, R23, TRADE-116] purchases sent to both at once never exceed the cap of the day', async () => {
    const bought = async (): Promise<Decimal> => {
      const rows = await open.database
        .select()
        .from(orders)
        .where(and(eq(orders.clientId, taiwan.clientId), eq(orders.kind, 'buy'), like(orders.oid, 'shared-%')));
      return sum(rows.map(({ amount }) => decimal(amount ?? '')));
    };
    const before = await bought();
    const lines = [{ ...pattern.buy, figure: '1000000' }];
    const oids = await newLists(taiwan, atOnce, lines);
    const outcomes = await askAll(oids.map((oid) => receiving(taiwan, oid, lines)));
    expect(kinds(outcomes)).toEqual(new Set(['answered 0', 'answered 1']));
    const after = await bought();
    expect(compare(after, dailyCap)).toBeLessThanOrEqual(0);
    expect(compare(add(after, decimal('1000000')), dailyCap)).toBe(1);
    expect(Number(toText(after)) - Number(toText(before))).toBe(1_000_000 * (await ordersOf(oids)).length);
  }, 240_000);

  test('[VCA-15, VCA-26, R23] purchases that one Cash Account pays, sent to both at once, never take it below zero', async () => {
    const account = () => findCashAccount(open.database, { accountNumber: hongKong.accountNo, currency: 'HKD' });
    const before = Number(toText((await account())?.available ?? decimal('0')));
    expect(before).toBeGreaterThan(30_000);
    const lines = [pattern.hongKong];
    const oids = await newLists(hongKong, atOnce, lines);
    const outcomes = await askAll(oids.map((oid) => receiving(hongKong, oid, lines, 'cash-account')));
    expect(kinds(outcomes)).toEqual(new Set(['answered 0', 'answered 1']));
    const after = await account();
    expect(after && isNegative(after.available)).toBe(false);
    expect(await ordersOf(oids)).toHaveLength(Math.floor(before / 10_000));
    expect(Number(toText(after?.available ?? decimal('0')))).toBeCloseTo(before % 10_000, 2);
  }, 240_000);

  test('[R2, R23, R24, TRADE-18] whatever is received while both deal and the clock passes is dealt once, also when one is killed amid it', async () => {
    const lines = [pattern.hongKong, pattern.hongKong];
    const days = ['2026-03-04T17:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-20T18:00:00+08:00'] as const;
    const answered = new Set<string>();
    for (let kill = 0; kill < (isLong ? 20 : 2); kill += 1) {
      const doomed = await DeskProcess.start(open.address);
      const among = [...desks, doomed];
      const oids = await newLists(hongKong, 12, lines);
      let first: (() => void) | undefined;
      const isWorking = new Promise<void>((resolve) => (first = resolve));
      const received = oids.map(async (oid, index) => {
        const outcome = await inTurn(among, index).ask(receiving(hongKong, oid, lines, 'direct-debit'));
        if (outcome.kind === 'answered' && outcome.received > 0) answered.add(oid);
        if (index % among.length === 2) first?.();
      });
      const dealt = days.flatMap((at) => among.map((desk) => desk.ask({ does: 'deal', at })));
      await isWorking;
      await doomed.kill();
      await Promise.all([...received, ...dealt]);
      expect(await faultsInBooks(open.database)).toEqual([]);
      for (const [oid, counts] of await standing(oids))
        expect([oid, ['0 no', '2 yes'].includes(counts)]).toEqual([oid, true]);
    }
    for (const [oid, counts] of await standing([...answered])) expect([oid, counts]).toEqual([oid, '2 yes']);
    expect(answered.size).toBeGreaterThan(0);
    for (const at of days) {
      const outcomes = await Promise.all(desks.map((desk) => desk.ask({ does: 'deal', at })));
      expect(kinds(outcomes)).toEqual(new Set(['dealt 0']));
    }
    const twice = await open.database
      .select({ orderId: orderEvents.orderId })
      .from(orderEvents)
      .groupBy(orderEvents.orderId, orderEvents.kind)
      .having(gt(count(), 1));
    expect(twice).toEqual([]);
    const left = await loadOrders(open.database, like(orders.oid, 'shared-%'));
    expect(new Set(left.map(({ state }) => state.stage))).toEqual(new Set(['settled']));
  }, 600_000);

  /** Returns the number of orders of each list, and whether its answer is stored. */
  async function standing(oids: readonly string[]): Promise<readonly (readonly [string, string])[]> {
    const placed = await ordersOf(oids);
    const kept = await open.database.select({ key: submissions.key }).from(submissions);
    return oids.map((oid) => {
      const isKept = kept.some(({ key }) => key === `order-list:${oid}`);
      return [oid, `${String(placed.filter((order) => order.oid === oid).length)} ${isKept ? 'yes' : 'no'}`];
    });
  }
});
