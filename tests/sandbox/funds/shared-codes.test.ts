import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { watchedFunds } from '../../../sandbox/database/schema/fund-lists';
import { funds, movements, navs } from '../../../sandbox/database/schema/funds';
import { orders } from '../../../sandbox/database/schema/orders';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';
import { beginBooksAnew } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;
/** Two classes of one code and one currency, and the asset manager's own codes of them. */
let one = 0;
let other = 0;
const code = 'DDO13';
const ownOne = 'SHARED1.TWD';
const ownOther = 'SHARED2.TWD';

type Preview = { readonly jfFundCode: string; readonly name: { readonly value: string } };

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  async ({ sandbox: { database }, desk: visit }) => {
    await visit.beginAnew();
    if (one > 0) return;
    const [like] = await database.select().from(funds).where(eq(funds.code, 'TW0001'));
    if (!like) throw new Error('the demonstration has no such fund');
    const add = async (localId: string, name: string, nav: string) => {
      const { id: _, ...terms } = like;
      const values = { ...terms, code, localId, isin: null, names: { zh_TW: name, en_US: name } };
      const [made] = await database.insert(funds).values(values).returning({ id: funds.id });
      const fundId = made?.id ?? 0;
      await database.insert(navs).values({ fundId, date: '2026-03-03', nav });
      return fundId;
    };
    one = await add('SHARED1', '甲基金', '10');
    other = await add('SHARED2', '乙基金', '160');
  },
);

const compose = (order: object) =>
  desk.visitor.call('POST', '/orders/compose', {
    body: { accountNo: '5100000022', orders: [order] },
    headers: { 'idempotency-key': `shared-${crypto.randomUUID()}` },
  });

describe('two funds of one code', () => {
  test('[ENT-29, GQL-12] two funds of one code are both told to who asks by it, and neither is remembered as viewed', async () => {
    const previews = async (codes: readonly string[]) => {
      const query = 'query ($codes: [String!]!) { fundPreviews(codes: $codes) { jfFundCode name { value } } }';
      return (await desk.visitor.query(query, { codes })).json<{ data: { fundPreviews: Preview[] } }>().data
        .fundPreviews;
    };
    expect((await previews([code])).map(({ jfFundCode }) => jfFundCode)).toEqual([ownOne, ownOther]);
    expect((await previews([ownOther])).map(({ name }) => name.value)).toEqual(['乙基金']);
    const viewed = (await desk.visitor.call('GET', '/fund/recentView?num=10')).body;
    expect(viewed).not.toContain('甲基金');
  });

  test('[ENT-29, ORDQ-01, ORDQ-05] two funds of one code are ordered by their own codes alone, and each lands in the books as itself', async () => {
    const buy = { type: 'B', currency: 'TWD', amount: '20000' };
    const refused = await compose({ ...buy, fundCode: code });
    expect([refused.statusCode, codesOf(refused)]).toEqual([400, ['FUND_CODE_SHARED']]);
    for (const [fundCode, fundId, name] of [
      [ownOne, one, '甲基金'],
      [ownOther, other, '乙基金'],
    ] as const) {
      const { oid } = (await compose({ ...buy, fundCode })).json<{ oid: string }>();
      expect((await desk.detail(oid)).json()).toMatchObject({
        tradingVOList: [{ type: 'B', fundCode: code, jfFundCode: fundCode }],
      });
      const body = await desk.bodyOf(oid);
      const allotmentList = body.allotmentList.map((line) => ({ ...line, fundCode }));
      const check = { accountNo: body.accountNo, oid, orders: [{ fundCode, currency: 'TWD', amount: '20000' }] };
      const checked = await desk.visitor.call('POST', '/deal/validateAllotment', { body: check });
      expect(checked.json()).toEqual({ code: null, errors: [] });
      const result: unknown = (await desk.submit(oid, { ...body, allotmentList })).json();
      expect(result).toMatchObject({
        successfulAllotmentOrders: [{ fundCode: code, jfFundCode: fundCode, fundName: name }],
      });
      const [order] = await sandbox.database.select().from(orders).where(eq(orders.oid, oid));
      expect(order?.fundId).toBe(fundId);
    }
  });

  test('[ENT-29, TRADE-63] two funds of one code on one list are told apart by their own codes, and neither is taken by the code that both have', async () => {
    const lines = (amounts: readonly [string, string]) => [
      { type: 'B', fundCode: ownOne, currency: 'TWD', amount: amounts[0] },
      { type: 'B', fundCode: ownOther, currency: 'TWD', amount: amounts[1] },
    ];
    const made = await desk.visitor.call('POST', '/orders/compose', {
      body: { accountNo: '5100000022', orders: lines(['11000', '12000']) },
      headers: { 'idempotency-key': `shared-${crypto.randomUUID()}` },
    });
    const { oid } = made.json<{ oid: string }>();
    const body = await desk.bodyOf(oid);
    expect(codesOf(await desk.submit(oid, body))).toEqual(['FUND_CODE_SHARED']);
    const named = body.allotmentList.map((line, place) => ({ ...line, fundCode: [ownOther, ownOne][place] }));
    const sent = await desk.submit(oid, { ...body, allotmentList: named }, `order-list:${oid}`);
    expect(sent.statusCode).toBe(200);
    const booked = await sandbox.database.select().from(orders).where(eq(orders.oid, oid));
    const amountOf = (fundId: number) => booked.find((order) => order.fundId === fundId)?.amount;
    expect([Number(amountOf(other)), Number(amountOf(one))]).toEqual([11_000, 12_000]);
  });

  test('[ENT-29, ORDQ-03, API-37] two funds of one code are sold by the one that is held, and what can be redeemed says which it is', async () => {
    const { database } = sandbox;
    await database.insert(movements).values({
      accountNumber: '5100000022',
      fundId: other,
      kind: 'buy',
      units: '40',
      cost: '400',
      date: '2020-01-03',
      settlementCurrency: 'TWD',
      paymentType: 'ON_TWD',
    });
    await beginBooksAnew(database);
    const rows = (await desk.visitor.call('GET', '/deal/redemption')).json<
      { fundCode: string; jfFundCode: string }[]
    >();
    expect(rows.filter(({ fundCode }) => fundCode === code).map(({ jfFundCode }) => jfFundCode)).toEqual([ownOther]);
    const sale = { type: 'R', fundCode: code, currency: 'TWD', paymentType: 'ON_TWD', units: '1' };
    const { oid } = (await compose(sale)).json<{ oid: string }>();
    expect((await desk.detail(oid)).json()).toMatchObject({ tradingVOList: [{ jfFundCode: ownOther }] });
  });

  test('[ENT-29, ACCT-05, ROUTE-18] two funds of one code are watched and waited for each by itself', async () => {
    const alert = (jfFundCode: string | undefined) =>
      desk.visitor.call('POST', '/priceAlert', {
        body: { fundCode: code, jfFundCode, target: '20', priceTarget: 'H', enabled: true },
      });
    expect(codesOf(await alert(undefined))).toEqual(['FUND_CODE_SHARED']);
    expect((await alert(ownOther)).json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ fundCode: code, jfFundCode: ownOther, fundName: '乙基金' })]),
    );
    expect(await sandbox.database.$count(priceAlerts, eq(priceAlerts.fundId, other))).toBe(1);
    const watch = (fundId: string) => desk.visitor.call('POST', '/fund/watchList', { body: { fundId } });
    expect(codesOf(await watch(code))).toEqual(['FUND_CODE_SHARED']);
    expect((await watch(ownOne)).statusCode).toBe(200);
    const watched = await sandbox.database
      .select()
      .from(watchedFunds)
      .where(inArray(watchedFunds.fundId, [one, other]));
    expect(watched.map(({ fundId }) => fundId)).toEqual([one]);
  });

  test('[ENT-29, API-79] two funds of one code are worth what each of them is worth', async () => {
    const worth = async (fundCode: string) => {
      const search = String(
        new URLSearchParams({ fundCode, currency: 'TWD', amount: '', units: '10', isAmountChange: 'false' }),
      );
      return desk.visitor.call('GET', `/util/unitCalculator?${search}`);
    };
    expect((await worth(ownOne)).json<{ value: string }>().value).toBe('100');
    expect((await worth(ownOther)).json<{ value: string }>().value).toBe('1600');
    expect(codesOf(await worth(code))).toEqual(['FUND_CODE_SHARED']);
  });
});
