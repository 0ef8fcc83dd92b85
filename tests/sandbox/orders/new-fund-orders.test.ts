import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { FundOrderTermsTwDocument, FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { calendars, movements, navs } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists } from '../../../sandbox/database/schema/orders';
import { tradingServices } from '../../../sandbox/database/schema/services';
import { receiveOnce } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';
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

/** Subscribed until Saturday 2026-03-14, so dealt first on Monday. */
const newFund = 'TW0544';
const newFundId = 5_543;

const open = (isOpen: boolean) =>
  sandbox.database.update(tradingServices).set({ isOpen }).where(eq(tradingServices.name, 'ipo'));

let keys = 0;
const compose = (...orders: readonly object[]) =>
  desk.visitor.call('POST', '/orders/compose', {
    body: { orders },
    headers: { 'idempotency-key': `orders-in-new-funds-${String((keys += 1))}` },
  });

const buy = { type: 'B', fundCode: newFund, currency: 'TWD', amount: '20000' };
const subscription = { ...buy, isIpo: true };

async function switchInto(intoFundCode: string) {
  const held = (await desk.visitor.call('GET', '/deal/redemption')).json<{ fundCode: string; currency: string }[]>();
  const { fundCode, currency } = held.find((one) => one.currency === 'TWD') ?? { fundCode: '', currency: '' };
  return { type: 'S', fundCode, currency, paymentType: 'ON_TWD', units: '1.5', intoFundCode };
}

async function composed(...orders: readonly object[]): Promise<string> {
  const answer = await compose(...orders);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ oid: string }>().oid;
}

async function sent(...orders: readonly object[]): Promise<string> {
  const oid = await composed(...orders);
  expect((await desk.submit(oid, await desk.bodyOf(oid))).statusCode).toBe(200);
  expect(await desk.countOf(oid)).toBe(orders.length);
  return oid;
}

const eventsOf = (orderId: string) =>
  sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.sequence);
const runAt = async (instant: string) => {
  sandbox.clock.set(instant);
  await runDealing(sandbox.context('TW'));
};
const priceOn = async (date: string) => {
  const [price] = await sandbox.database
    .select()
    .from(navs)
    .where(and(eq(navs.fundId, newFundId), eq(navs.date, date)));
  return price && Number(price.nav);
};

describe('a new fund', () => {
  test('[TRADE-26, TRADE-139] says until when it is subscribed, when it is dealt first and at which price, and has none before', async () => {
    const codes = [newFund, 'TW0001'];
    const { data } = await desk.visitor.graphql(FundPreviewsDocument, { codes });
    expect(data?.fundPreviews.map(({ fundPrice }) => fundPrice === null)).toEqual([false, true]);
    const terms = await desk.visitor.graphql(FundOrderTermsTwDocument, { codes });
    expect(terms.data?.fundOrderTermsTW.map(({ code, subscription: told }) => [code, told])).toEqual([
      ['TW0001', null],
      [newFund, { until: '2026-03-14', dealsOn: '2026-03-16', issuePrice: '10' }],
    ]);
    sandbox.clock.set('2026-03-15T10:00:00+08:00');
    await desk.signInAgain();
    const after = await desk.visitor.graphql(FundOrderTermsTwDocument, { codes: [newFund] });
    expect(after.data?.fundOrderTermsTW.map(({ subscription: told }) => told)).toEqual([null]);
  });

  test('[LINK-29, LINK-30, TRADE-26, TRADE-43, TRADE-139] a new fund is dealt on its launch at its issue price, what is bought as what is switched into it, never before, and once', async () => {
    const bought = `${await sent(subscription)}.1`;
    const switched = `${await sent({ ...(await switchInto(newFund)), isIpo: true })}.1`;
    await runAt('2026-03-16T15:59:59+08:00');
    for (const id of [bought, switched]) expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['received']);
    expect(await sandbox.database.$count(movements, eq(movements.fundId, newFundId))).toBe(0);
    await runAt('2026-03-16T16:00:00+08:00');
    await runAt('2026-03-17T00:00:00+08:00');
    await runAt('2026-03-17T00:00:01+08:00');
    const [, accepted, priced] = await eventsOf(bought);
    expect([accepted?.dealingDate, Number(priced?.price), Number(priced?.units)]).toEqual(['2026-03-16', 10, 2_000]);
    const [, , left, invested] = await eventsOf(switched);
    expect([left?.kind, invested?.kind, invested?.dealingDate, Number(invested?.price)]).toEqual([
      'priced',
      'invested',
      '2026-03-16',
      10,
    ]);
    expect([await priceOn('2026-03-13'), await priceOn('2026-03-16')]).toEqual([undefined, 10]);
    await runAt('2026-04-01T09:00:00+08:00');
    for (const id of [bought, switched]) expect((await eventsOf(id)).at(-1)?.kind).toBe('settled');
    expect(await priceOn('2026-03-31')).toBeGreaterThan(0);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[OPEN-32, TRADE-92, TRADE-139] whose launch a typhoon moves is dealt the day after, at its issue price all the same', async () => {
    await sandbox.database.insert(calendars).values({ market: 'TW', date: '2026-03-16', name: 'typhoon' });
    const orderId = `${await sent(subscription)}.1`;
    await runAt('2026-03-18T00:00:00+08:00');
    const [, accepted, priced] = await eventsOf(orderId);
    expect([accepted?.dealingDate, Number(priced?.price)]).toEqual(['2026-03-17', 10]);
    expect(await priceOn('2026-03-17')).not.toBe(10);
    await seeBooks(sandbox.database);
    await sandbox.database.delete(calendars).where(eq(calendars.name, 'typhoon'));
  });

  test('[R3, API-77, LINK-29] subscribed by fifty sends at once is one order', async () => {
    const oid = await composed(subscription);
    const asked = await desk.sent(oid);
    await Promise.all(Array.from({ length: 50 }, () => receiveOnce(sandbox.context('TW'), asked).catch(String)));
    expect(await desk.countOf(oid)).toBe(1);
  });

  test('[CONF-27, TRADE-26] a new fund is ordered by its own service alone, which takes no other fund; nothing is kept of what is refused', async () => {
    const lists = await sandbox.database.$count(orderLists);
    const other = { ...subscription, fundCode: 'TW0001' };
    for (const [order, code] of [
      [buy, 'ORDER_FUND_NEW'],
      [{ ...buy, isIpo: false }, 'ORDER_FUND_NEW'],
      [{ ...buy, dealOn: '2026-03-18' }, 'ORDER_FUND_NEW'],
      [await switchInto(newFund), 'ORDER_FUND_NEW'],
      [other, 'ORDER_FUND_NOT_NEW'],
      [{ ...(await switchInto('TW0008')), isIpo: true }, 'ORDER_FUND_NOT_NEW'],
    ] as const) {
      const answer = await compose(order);
      expect([answer.statusCode, codesOf(answer)]).toEqual([422, [code]]);
    }
    expect(await sandbox.database.$count(orderLists)).toBe(lists);
  });

  test('[CONF-27, GQL-26] a new fund isn’t subscribed while the service is closed, nor received once it has closed', async () => {
    const oid = await composed(subscription);
    const body = await desk.bodyOf(oid);
    await open(false);
    const answer = await compose(subscription);
    expect([answer.statusCode, codesOf(answer)]).toEqual([422, ['ORDER_IPO_CLOSED']]);
    expect((await desk.submit(oid, body)).json()).toMatchObject({
      failedAllotmentOrders: [{ code: 'ORDER_IPO_CLOSED', message: '目前未開放新基金募集申購。' }],
    });
    expect(await desk.countOf(oid)).toBe(0);
  });

  test('[TRADE-26] a new fund isn’t subscribed any more the day after its last, and is then bought like any other', async () => {
    await runAt('2026-03-18T10:00:00+08:00');
    await desk.signInAgain();
    expect(codesOf(await compose(subscription))).toEqual(['ORDER_FUND_NOT_NEW']);
    const orderId = `${await sent(buy)}.1`;
    await runAt('2026-03-19T00:00:00+08:00');
    const [, , priced] = await eventsOf(orderId);
    expect(Number(priced?.price)).toBe(await priceOn('2026-03-18'));
  });
});
