import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import {
  ledgerEntries,
  orderLists,
  orderMovements,
  orders,
  type PreparedLine,
} from '../../../sandbox/database/schema/orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit, Shown } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, type Visitor } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;
let kao: Visitor;
let made = 0;

const accountNo = '5100000211';

sharedDesk(
  (begun) => {
    ({ sandbox, desk } = begun);
  },
  async (begun) => {
    await begun.sandbox.forget();
    kao = await begun.desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
  },
);

type Held = Record<'fundCode' | 'fundFeeType' | 'totalHoldings' | 'availableHoldings', string> & {
  feeRate: string | null;
};
type Part = { fundFeeType: string; unit: string };

const held = async (): Promise<readonly Held[]> => (await kao.call('GET', '/deal/redemption')).json<Held[]>();

/** The rows of the fund that is held with both fee types. */
async function bothTypes(): Promise<readonly [Held, Held]> {
  const rows = await held();
  const [front, back] = rows.filter(({ fundCode }) => fundCode === 'TW0003');
  if (!front || !back) throw new Error('the fund isn’t held with both fee types');
  return [front, back];
}

/** A list of a test's own, as its client is prepared one. */
async function newList(lines: readonly PreparedLine[]): Promise<string> {
  const oid = `fees-${String((made += 1))}`;
  const madeAt = new Date(Date.parse(start) + 1_000 * made);
  await sandbox.database
    .insert(orderLists)
    .values({ oid, clientId: 'TW-FEE-TYPES', lines: [...lines], note: oid, madeAt, signedAt: madeAt });
  return oid;
}

async function fundId(code: string): Promise<number> {
  const [fund] = await sandbox.database
    .select()
    .from(funds)
    .where(and(eq(funds.code, code), eq(funds.region, 'TW')));
  return fund?.id ?? 0;
}

const leaving = async (fundCode: string, figure: string) => ({
  fundId: await fundId(fundCode),
  fundCode,
  amcCode: '51',
  currency: 'TWD',
  figure,
});

const redemptionOf = (unit: string, fundFeeType: string, unitsBreakdown: readonly Part[]) => ({
  fundCode: 'TW0003',
  currency: 'TWD',
  unit,
  percent: '0',
  fundInfo: '',
  totalHoldings: '1',
  availableHoldings: '1',
  redUnitPrecision: 4,
  redUnitPricePrecision: 2,
  baseCurrency: 'TWD',
  fundFeeType,
  unitsBreakdown,
  redemptionCharge: 0,
  bankAccountNo: '',
});

type Listed = { redemptionList?: readonly object[]; switchList?: readonly object[] };

const submit = (oid: string, { redemptionList = [], switchList = [] }: Listed) =>
  desk.submit(
    oid,
    {
      accountNo,
      vpin: 'trade5738',
      oid,
      lineManager: '',
      allotmentList: [],
      switchList,
      redemptionList,
      disadvantagedElderlyAck: 'N',
      elderlyRedeemOverHalfAck: 'N',
    },
    `order-list:${oid}`,
    kao,
  );

const breakdownOf = async (unit: string): Promise<readonly Part[]> =>
  (
    await kao.call('POST', '/deal/validateRedemption', {
      body: { accountNo, orders: [{ fundCode: 'TW0003', currency: 'TWD', unit }] },
    })
  ).json<{ unitsBreakdown: Part[] }>().unitsBreakdown;

type Result = Record<
  'successfulRedemptionOrders' | 'failedRedemptionOrders',
  (Part & { code?: string; units: string })[]
> & {
  switchOrders: object[];
};

const plus = (one: string, other: string): string => (Number(one) + Number(other)).toFixed(4);

describe('the list of redeemable units', () => {
  test('[API-37, TRADE-111, ENT-54] the list of redeemable units has a row for each fee type, with what back-end units bear', async () => {
    const [front, back] = await bothTypes();
    expect([front.fundFeeType, front.feeRate, back.fundFeeType, back.feeRate]).toEqual([
      'front-end',
      null,
      'back-end',
      '1.5',
    ]);
    const types = (await held()).map(({ fundCode, fundFeeType }) => `${fundCode} ${fundFeeType}`);
    expect(types).toContain('TW0163 back-end');
  });

  test('[API-81, TRADE-59, TRADE-111] the list of redeemable units is broken down by the oldest units first, without what open orders take', async () => {
    const [front, back] = await bothTypes();
    const oid = await newList([{ ...(await leaving('TW0003', '10')), type: 'R' }]);
    const all = plus(front.availableHoldings, back.availableHoldings);
    expect(await breakdownOf('1.5')).toEqual([{ fundFeeType: 'front-end', unit: '1.5' }]);
    expect((await breakdownOf(all)).map(({ fundFeeType, unit }) => [fundFeeType, Number(unit)])).toEqual([
      ['front-end', Number(front.availableHoldings)],
      ['back-end', Number(back.availableHoldings)],
    ]);
    const sold = redemptionOf('1', 'front-end', []);
    expect((await submit(oid, { redemptionList: [sold] })).statusCode).toBe(200);
    const [after] = await bothTypes();
    expect(Number(front.availableHoldings) - Number(after.availableHoldings)).toBeCloseTo(1, 4);
    await newList([{ ...(await leaving('TW0003', '10')), type: 'R' }]);
    expect(
      (await breakdownOf(front.availableHoldings)).map(({ fundFeeType, unit }) => [fundFeeType, Number(unit)]),
    ).toEqual([
      ['front-end', Number(after.availableHoldings)],
      ['back-end', 1],
    ]);
  });
});

describe('a redemption', () => {
  test('[TRADE-111, ENT-54, R24] a redemption of both fee types is an order for each, each dealt and paid out; the back-end one without its fee', async () => {
    const oid = await newList([{ ...(await leaving('TW0003', '30')), type: 'R' }]);
    const parts = [
      { fundFeeType: 'front-end', unit: '10' },
      { fundFeeType: 'back-end', unit: '20' },
    ];
    const answer = await submit(oid, { redemptionList: [redemptionOf('30', 'front-end', parts)] });
    const { successfulRedemptionOrders: received } = answer.json<Result>();
    expect(received.map(({ fundFeeType, units }) => [fundFeeType, units])).toEqual([
      ['front-end', '10'],
      ['back-end', '20'],
    ]);
    for (const instant of ['2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-20T16:00:00+08:00']) {
      sandbox.clock.set(instant);
      await runDealing(sandbox);
    }
    kao = await desk.signedIn(['KAOMIN64', 'Cliff3962Bell']);
    const states = (await kao.call('GET', `/urlService/orderState?oid=${oid}`)).json<{
      orders: (Shown & { fee: string | null })[];
    }>().orders;
    expect(states.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
    const [front, back] = states;
    // Of the exact worth of the units, rounded up.
    const fee = Math.ceil(Number(back?.price) * 20 * 0.015);
    expect([front?.fee, Number(back?.fee)]).toEqual([null, fee]);
    const paid = await sandbox.database
      .select({ orderId: ledgerEntries.orderId, account: ledgerEntries.account, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .where(and(eq(orders.oid, oid), eq(ledgerEntries.account, 'client')));
    expect(paid.map(({ amount }) => Number(amount)).sort((one, other) => one - other)).toEqual([
      Number(front?.amount),
      Number(back?.amount) - fee,
    ]);
    const moved = await sandbox.database
      .select({ feeType: movements.feeType, units: movements.units })
      .from(movements)
      .innerJoin(orderMovements, eq(orderMovements.movementId, movements.id))
      .innerJoin(orders, eq(orders.id, orderMovements.orderId))
      .where(eq(orders.oid, oid));
    expect(moved.map(({ feeType, units }) => `${feeType} ${units}`).sort()).toEqual(['back-end 20', 'front-end 10']);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
    sandbox.clock.set(start);
  });

  test('[TRADE-96, TRADE-111] takes units of a fee type that aren’t there from none of the other', async () => {
    const [front, back] = await bothTypes();
    const oid = await newList([{ ...(await leaving('TW0003', '30')), type: 'R' }]);
    const more = plus(front.availableHoldings, '1');
    const answer = (await submit(oid, { redemptionList: [redemptionOf(more, 'front-end', [])] })).json<Result>();
    expect(answer.failedRedemptionOrders.map(({ code }) => code)).toEqual(['ORDER_UNITS_EXCEED_AVAILABLE']);
    const parts = [
      { fundFeeType: 'front-end', unit: '1' },
      { fundFeeType: 'back-end', unit: plus(back.availableHoldings, '1') },
    ];
    const whole = plus(back.availableHoldings, '2');
    const mixed = (await submit(oid, { redemptionList: [redemptionOf(whole, 'front-end', parts)] })).json<Result>();
    expect([
      mixed.successfulRedemptionOrders.map(({ fundFeeType }) => fundFeeType),
      mixed.failedRedemptionOrders.map(({ code }) => code),
    ]).toEqual([['front-end'], ['ORDER_UNITS_EXCEED_AVAILABLE']]);
  });

  test('[TRADE-111, ENT-54] whose parts are its units only because one is below zero is refused, and sells nothing', async () => {
    const oid = await newList([{ ...(await leaving('TW0003', '30')), type: 'R' }]);
    const parts = [
      { fundFeeType: 'front-end', unit: '2' },
      { fundFeeType: 'back-end', unit: '-1' },
    ];
    const before = await held();
    const answer = await submit(oid, { redemptionList: [redemptionOf('1', 'front-end', parts)] });
    expect(answer.statusCode).toBe(400);
    expect(await held()).toEqual(before);
  });

  test('[TRADE-111, ENT-54] whose parts aren’t its units is refused with the list', async () => {
    const oid = await newList([{ ...(await leaving('TW0003', '30')), type: 'R' }]);
    const parts = [
      { fundFeeType: 'front-end', unit: '10' },
      { fundFeeType: 'back-end', unit: '19' },
    ];
    const answer = await submit(oid, { redemptionList: [redemptionOf('30', 'front-end', parts)] });
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['ORDER_NOT_PREPARED']]);
  });
});

describe('a switch', () => {
  const switchTo = (into: string, outFundFeeType: string) => ({
    outFundCode: 'TW0003',
    inFundCode: into,
    switchUnit: '5',
    percent: '1',
    discountCode: '',
    holdingCurrency: 'TWD',
    agreements: [],
    outFundFeeType,
  });
  const listInto = async (into: string) =>
    newList([{ ...(await leaving('TW0003', '5')), type: 'S', intoFundId: await fundId(into), intoFundCode: into }]);

  test.each([
    ['TW0002', 'front-end', undefined],
    ['TW0002', 'back-end', 'ORDER_FEE_TYPES_DIFFER'],
    ['TW0163', 'front-end', 'ORDER_FEE_TYPES_DIFFER'],
    ['TW0163', 'back-end', undefined],
  ])('[TRADE-110, ENT-53] into %s of %s units is refused on its line: %s', async (into, feeType, code) => {
    const answer = await submit(await listInto(into), { switchList: [switchTo(into, feeType)] });
    const { switchOrders, failedRedemptionOrders } = answer.json<Result>();
    expect([switchOrders.length, failedRedemptionOrders.map((failed) => failed.code)]).toEqual(
      code ? [0, [code]] : [1, []],
    );
    if (code) expect(failedRedemptionOrders).toMatchObject([{ message: '前收與後收手續費的基金不能互相轉申購。' }]);
  });
});
