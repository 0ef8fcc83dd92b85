import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { outbox } from '../../../sandbox/database/schema/sessions';
import type { DeskVisit, Shown } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';
import { beginBooksAnew } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const accountNo = '5100000022';
const buy = { type: 'B', fundCode: 'TW0001', currency: 'TWD', amount: '20000' };
let keys = 0;

const compose = (body: object, key = `own-orders-${String((keys += 1))}`, who = desk.visitor) =>
  who.call('POST', '/orders/compose', { body, headers: { 'idempotency-key': key } });

async function composed(body: object, key?: string): Promise<string> {
  const answer = await compose(body, key);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ oid: string }>().oid;
}

type Held = Record<'fundCode' | 'accountNo' | 'currency' | 'totalHoldings', string>;
const held = async (): Promise<readonly Held[]> =>
  (await desk.visitor.call('GET', '/deal/redemption')).json<readonly Held[]>();

describe('a list that a client composes', () => {
  test('[ORDQ-01..04] holds the orders exactly, is signed, stands on the named account, and has the tier’s fee', async () => {
    const [one] = await held();
    const units = { fundCode: one?.fundCode, currency: one?.currency, paymentType: 'ON_TWD', units: '1.2345' };
    const byLink = (await desk.detail(await desk.newList('fee'))).json<{ tradingVOList: { feeRate: string }[] }>();
    const [prepared] = byLink.tradingVOList;
    expect(prepared?.feeRate).toMatch(/^\d/);
    const oid = await composed({
      accountNo,
      orders: [buy, { type: 'R', ...units }, { type: 'S', ...units, intoFundCode: 'TW0008' }],
    });
    expect((await desk.detail(oid)).json()).toMatchObject({
      oid,
      origin: 'client',
      accountNo,
      first: false,
      active: true,
      tradingVOList: [
        {
          type: 'B',
          fundCode: 'TW0001',
          currency: 'TWD',
          buyAmount: '20000',
          amcCode: '51',
          feeRate: prepared?.feeRate,
        },
        { type: 'R', fundCode: one?.fundCode, currency: 'TWD', unit: '1.2345', amcCode: '51', feeRate: null },
        { type: 'S', switchFromFundCode: one?.fundCode, switchToFundCode: 'TW0008', unit: '1.2345', amcCode: '51' },
      ],
    });
    const [row] = await sandbox.database.select().from(orderLists).where(eq(orderLists.oid, oid));
    expect([row?.origin, row?.accountNumber, row?.signedAt]).toEqual(['client', accountNo, row?.madeAt]);
    expect(await sandbox.database.$count(outbox)).toBe(0);
  });

  test('[ORDQ-04, ORDQ-05, TRADE-94] a list that a client composes is checked and received like any other, once', async () => {
    const oid = await composed({ orders: [buy] });
    const orders = [{ fundCode: 'TW0001', currency: 'TWD', amount: '20000' }];
    const check = (list: string) =>
      desk.visitor.call('POST', '/deal/validateAllotment', { body: { accountNo, oid: list, orders } });
    expect((await check(oid)).json()).toEqual({ code: null, errors: [] });
    expect(codesOf(await check('nobodys'))).toEqual(['ORDER_LINK_UNREADABLE']);
    const body = await desk.bodyOf(oid);
    const result = (await desk.submit(oid, body)).json<{ successfulAllotmentOrders: Shown[] }>();
    expect(result.successfulAllotmentOrders.map(({ fundCode, amount }) => [fundCode, amount])).toEqual([
      ['TW0001', '20000'],
    ]);
    expect(await desk.countOf(oid)).toBe(1);
    expect(codesOf(await desk.detail(oid))).toEqual(['ORDER_LINK_SENT']);
  });

  test('[TRADE-03, TRADE-04, ENUM-34, ORDQ-03] takes units out of the comprehensive wealth account where it names that, and out of no other', async () => {
    const { database } = sandbox;
    const [fund] = await database
      .select()
      .from(funds)
      .where(
        and(eq(funds.region, 'TW'), eq(funds.currency, 'USD'), eq(funds.statusNormal, true), eq(funds.availSell, true)),
      )
      .orderBy(asc(funds.id))
      .limit(1);
    const fundCode = fund?.code ?? '';
    const currency = 'USD';
    await database.insert(movements).values({
      accountNumber: accountNo,
      fundId: fund?.id ?? 0,
      kind: 'buy',
      units: '40',
      cost: '400',
      date: '2020-01-03',
      settlementCurrency: currency,
      paymentType: 'OF_MA_ZZZ',
    });
    await beginBooksAnew(database);
    const left = { type: 'R', fundCode, currency, units: '40' };
    const checked = async (paymentType: string) => {
      const oid = await composed({ accountNo, orders: [{ ...left, paymentType }] });
      const body = { accountNo, oid, orders: [{ fundCode, currency, unit: '40' }] };
      const { errors } = (await desk.visitor.call('POST', '/deal/validateRedemption', { body })).json<{
        errors: { code: string }[];
      }>();
      return { oid, codes: errors.map(({ code }) => code) };
    };
    expect((await checked('OF_ZZZ')).codes).toEqual(['ORDER_UNITS_EXCEED_AVAILABLE']);
    const { oid, codes } = await checked('OF_MA_ZZZ');
    expect(codes).toEqual([]);
    expect((await desk.detail(oid)).json()).toMatchObject({
      tradingVOList: [{ type: 'R', fundCode, paymentType: 'OF_MA_ZZZ' }],
    });
    expect((await desk.submit(oid, await desk.bodyOf(oid))).statusCode).toBe(200);
    const rows = await database.select().from(orders).where(eq(orders.oid, oid));
    expect(rows.map(({ paymentType, units }) => [paymentType, Number(units)])).toEqual([['OF_MA_ZZZ', 40]]);
  });

  test('[ORDQ-01, TRADE-95] replaces no list by link and no other of its own, and is replaced by none', async () => {
    const byLink = await desk.newList('by-link');
    const first = await composed({ orders: [buy] });
    const second = await composed({ orders: [buy] });
    const newer = await desk.newList('newer');
    expect((await desk.detail(first)).statusCode).toBe(200);
    expect((await desk.detail(second)).statusCode).toBe(200);
    expect((await desk.detail(newer)).statusCode).toBe(200);
    expect(codesOf(await desk.detail(byLink))).toEqual(['ORDER_LINK_REPLACED']);
  });

  test('[ORDQ-02, TRADE-43] switches no fund into itself: not when it is composed, nor by a list that was prepared', async () => {
    const [one] = await held();
    const units = { fundCode: one?.fundCode, currency: one?.currency, units: '1' };
    const answer = await compose({ accountNo, orders: [{ type: 'S', ...units, intoFundCode: one?.fundCode }] });
    expect([answer.statusCode, codesOf(answer)]).toEqual([422, ['ORDER_FUND_SAME']]);
    const oid = await composed({ accountNo, orders: [{ type: 'S', ...units, intoFundCode: 'TW0008' }] });
    const own = eq(orderLists.oid, oid);
    const [list] = await sandbox.database.select().from(orderLists).where(own);
    const lines = (list?.lines ?? []).map((line) =>
      line.type === 'S' ? { ...line, intoFundId: line.fundId, intoFundCode: line.fundCode } : line,
    );
    await sandbox.database.update(orderLists).set({ lines }).where(own);
    const sent = await desk.submit(oid, await desk.bodyOf(oid));
    expect(sent.json<{ failedRedemptionOrders: object[] }>().failedRedemptionOrders).toMatchObject([
      { code: 'ORDER_FUND_SAME', message: '基金不能轉申購同一檔基金。' },
    ]);
  });

  test('[ORDQ-01, OPEN-58] takes no amount above the largest that a client can state', async () => {
    const answer = await compose({ accountNo, orders: [{ ...buy, amount: '1000000000000' }] });
    expect(answer.statusCode).toBe(400);
  });

  test('[ORDQ-01, TRADE-93] a list that a client composes is valid that day', async () => {
    const oid = await composed({ orders: [buy] });
    await sandbox.database
      .update(orderLists)
      .set({ madeAt: new Date('2026-03-03T04:00:00Z') })
      .where(eq(orderLists.oid, oid));
    expect(codesOf(await desk.detail(oid))).toEqual(['ORDER_LINK_EXPIRED']);
  });

  test('[API-89, API-90] a list that a client composes is one under its key, and none without', async () => {
    const first = await composed({ orders: [buy] }, 'the-same-key');
    expect(await composed({ orders: [buy] }, 'the-same-key')).toBe(first);
    const other = await compose({ orders: [{ ...buy, amount: '1' }] }, 'the-same-key');
    expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
    const without = await desk.visitor.call('POST', '/orders/compose', { body: { orders: [buy] } });
    expect([without.statusCode, codesOf(without)]).toEqual([400, ['IDEMPOTENCY_KEY_INVALID']]);
    expect(await sandbox.database.$count(submissions, eq(submissions.key, 'the-same-key'))).toBe(1);
  });

  test.for([
    ['no orders', { orders: [] }, 'ORDER_LIST_INVALID'],
    ['more than twenty', { orders: Array(21).fill(buy) }, 'ORDER_LIST_INVALID'],
    ['nothing for it', { orders: [{ ...buy, amount: '0' }] }, 'ORDER_LIST_INVALID'],
    ['less than nothing', { orders: [{ ...buy, amount: '-1' }] }, 'ORDER_LIST_INVALID'],
    ['no figure', { orders: [{ ...buy, amount: '１０００' }] }, 'ORDER_LIST_INVALID'],
    ['another kind', { orders: [{ ...buy, type: 'SF' }] }, 'ORDER_LIST_INVALID'],
    ['a fund that there isn’t', { orders: [{ ...buy, fundCode: 'NONE' }] }, 'FUND_UNKNOWN'],
    ['another client’s account', { accountNo: '5100000011', orders: [buy] }, 'ORDER_ACCOUNT_UNKNOWN'],
  ] as const)('[ORDQ-01..03, TRADE-101] a list that a client composes isn’t made of %s', async ([, body, code]) => {
    const lists = await sandbox.database.$count(orderLists);
    const answer = await compose(body);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    expect(await sandbox.database.$count(orderLists)).toBe(lists);
  });

  test('[OPEN-78] a list that a client composes is nobody else’s', async () => {
    const oid = await composed({ orders: [buy] });
    const other = await desk.signedIn(['FANGSTAFF7', 'Birch4906Sun']);
    expect(codesOf(await desk.detail(oid, other))).toEqual(['ORDER_LINK_UNREADABLE']);
  });
});
