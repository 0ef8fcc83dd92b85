import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { calendars, navs } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { tradingServices } from '../../../sandbox/database/schema/services';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';
import { faultsInBooks, seeBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  async (begun) => {
    begun.sandbox.clock.set(start);
    await open(true);
    await begun.desk.beginAnew();
  },
);

const open = (isOpen: boolean) =>
  sandbox.database.update(tradingServices).set({ isOpen }).where(eq(tradingServices.name, 'pre-order'));

let keys = 0;
const compose = (dealOn: string, fundCode = 'TW0001', who = desk.visitor) =>
  who.call('POST', '/orders/compose', {
    body: { orders: [{ type: 'B', fundCode, currency: 'TWD', amount: '20000', dealOn }] },
    headers: { 'idempotency-key': `orders-ahead-${String((keys += 1))}` },
  });

async function composed(dealOn: string): Promise<string> {
  const answer = await compose(dealOn);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ oid: string }>().oid;
}

async function sent(dealOn: string): Promise<string> {
  const oid = await composed(dealOn);
  const answer = await desk.submit(oid, await desk.bodyOf(oid));
  expect(answer.json()).toMatchObject({ successfulAllotmentOrders: [{ transactionDate: dealOn, debitDate: dealOn }] });
  return `${oid}.1`;
}

const eventsOf = (orderId: string) =>
  sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.sequence);
const runAt = async (instant: string) => {
  sandbox.clock.set(instant);
  await runDealing(sandbox.context('TW'));
};

/** A day that is a year and more away from the others, and others that a client may not choose: a weekend, a holiday, today, yesterday, beyond thirty days. */
const wrongDays = ['2026-03-07', '2026-04-03', '2026-03-04', '2026-03-03', '2026-04-07', '2027-03-05'] as const;

describe('a purchase for a day chosen ahead', () => {
  test('[LINK-28, TRADE-18, TRADE-114] a purchase for a day chosen ahead is dealt once on its day over weekends and holidays, debited then, and the books are right', async () => {
    const orderId = await sent('2026-04-02');
    const [row] = await sandbox.database.select().from(orders).where(eq(orders.id, orderId));
    expect([row?.dealOn, row?.kind]).toEqual(['2026-04-02', 'buy']);
    await runAt('2026-04-02T15:59:59+08:00');
    expect((await eventsOf(orderId)).map(({ kind }) => kind)).toEqual(['received']);
    await runAt('2026-04-02T16:00:00+08:00');
    await runAt('2026-04-02T16:00:01+08:00');
    expect((await eventsOf(orderId)).map(({ kind, dealingDate }) => [kind, dealingDate])).toEqual([
      ['received', null],
      ['accepted', '2026-04-02'],
    ]);
    await runAt('2026-04-20T09:00:00+08:00');
    const events = await eventsOf(orderId);
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'accepted', 'priced', 'settled']);
    const [price] = await sandbox.database
      .select()
      .from(navs)
      .where(and(eq(navs.fundId, row?.fundId ?? 0), eq(navs.date, '2026-04-02')));
    expect([Number(events[2]?.price), Number(events[2]?.amount)]).toEqual([Number(price?.nav), 20_000]);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[OPEN-32, TRADE-92] moves on with a typhoon that closes the market on its day', async () => {
    const orderId = await sent('2026-03-18');
    await sandbox.database.insert(calendars).values({ market: 'TW', date: '2026-03-18', name: 'typhoon' });
    await runAt('2026-03-18T18:00:00+08:00');
    expect(await eventsOf(orderId)).toHaveLength(1);
    await runAt('2026-03-19T16:00:00+08:00');
    expect((await eventsOf(orderId)).map(({ kind, dealingDate }) => [kind, dealingDate])).toEqual([
      ['received', null],
      ['accepted', '2026-03-19'],
    ]);
    await seeBooks(sandbox.database);
    await sandbox.database.delete(calendars).where(eq(calendars.name, 'typhoon'));
  });

  test('[LINK-27, ORDQ-06] stands in the records with its day, and is cancelled until that day’s cut-off', async () => {
    const orderId = await sent('2026-03-25');
    sandbox.clock.set('2026-03-25T15:59:00+08:00');
    await desk.signInAgain();
    const history = (await desk.visitor.call('GET', '/orderHistory')).json<{ orderId: string }[]>();
    expect(history.find((one) => one.orderId === orderId)).toMatchObject({
      dealOn: '2026-03-25',
      status: 'RECEIVED',
      next: { step: 'accept', date: '2026-03-25', dueAt: '2026-03-25T16:00:00+08:00' },
    });
    const cancelled = await desk.visitor.call('POST', '/orders/cancel', {
      body: { orderId, vpin: 'trade5208' },
      headers: { 'idempotency-key': `cancel-order:${orderId}` },
    });
    expect(cancelled.statusCode).toBe(200);
    await runAt('2026-03-30T09:00:00+08:00');
    expect((await eventsOf(orderId)).map(({ kind }) => kind)).toEqual(['received', 'cancelled']);
  });

  test('[R3, API-77, LINK-28] sent fifty times at once is one order', async () => {
    const oid = await composed('2026-03-12');
    const asked = await desk.sent(oid);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => receiveOnce(sandbox.context('TW'), asked).catch(String)),
    );
    expect(all.some((one) => typeof one === 'object')).toBe(true);
    expect(await desk.countOf(oid)).toBe(1);
  });

  test.for(wrongDays)('[LINK-28, TRADE-91] a purchase for a day chosen ahead isn’t taken for %s', async (day) => {
    const lists = await sandbox.database.$count(orderLists);
    const answer = await compose(day);
    expect([answer.statusCode, codesOf(answer)]).toEqual([422, ['ORDER_DAY_NOT_OFFERED']]);
    expect(await sandbox.database.$count(orderLists)).toBe(lists);
  });

  test.for(['2026-3-18', 'tomorrow', '2026-02-30', '2026-03-18T00:00:00', '9'.repeat(500)])(
    '[LINK-28] a purchase for a day chosen ahead isn’t made of what is no day: %s',
    async (day) => {
      const answer = await compose(day);
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['ORDER_LIST_INVALID']]);
    },
  );

  test('[LINK-28] a purchase for a day chosen ahead isn’t received once its day is what any order would get', async () => {
    const oid = await composed('2026-03-05');
    const body = await desk.bodyOf(oid);
    sandbox.clock.set('2026-03-04T16:00:00.001+08:00');
    await desk.signInAgain();
    const answer = await desk.submit(oid, body);
    expect(answer.json()).toMatchObject({
      successfulAllotmentOrders: [],
      failedAllotmentOrders: [{ code: 'ORDER_DAY_NOT_OFFERED' }],
    });
    expect(await desk.countOf(oid)).toBe(0);
  });

  test('[CONF-27, GQL-26] a purchase for a day chosen ahead isn’t taken while the service is closed, nor received once it has closed; what was received before stays', async () => {
    const before = await sent('2026-03-26');
    const oid = await composed('2026-03-12');
    const body = await desk.bodyOf(oid);
    await open(false);
    const answer = await compose('2026-03-12');
    expect([answer.statusCode, codesOf(answer)]).toEqual([422, ['ORDER_SERVICE_CLOSED']]);
    expect((await desk.submit(oid, body)).json()).toMatchObject({
      failedAllotmentOrders: [{ code: 'ORDER_SERVICE_CLOSED', message: '目前未開放預約申購。' }],
    });
    await runAt('2026-03-26T16:00:00+08:00');
    expect((await eventsOf(before)).map(({ kind }) => kind)).toEqual(['received', 'accepted']);
  });

  test('[ENT-47, OPEN-17] a purchase for a day chosen ahead isn’t taken in Hong Kong, whatever is open', async () => {
    const visitor = new Visitor(await sandbox.server('HK'), 'HK');
    expect((await visitor.logOn('chanmei88', '528314')).statusCode).toBe(200);
    const answer = await visitor.call('POST', '/orders/compose', {
      body: { orders: [{ type: 'B', fundCode: 'HK0001', currency: 'HKD', amount: '20000', dealOn: '2026-03-12' }] },
      headers: { 'idempotency-key': 'ahead-in-hong-kong' },
    });
    expect([answer.statusCode, codesOf(answer)]).toEqual([422, ['ORDER_SERVICE_CLOSED']]);
  });
});
