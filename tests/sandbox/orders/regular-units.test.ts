import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import { netUnits } from '../../../sandbox/database/net-units';
import { heldLots } from '../../../sandbox/orders/books/held-lots';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import { start } from '../support/settable-clock';
import type { TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';
import { beginBooksAnew } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const accountNumber = '5100000022';
type Held = Record<'accountNo' | 'fundCode' | 'currency' | 'totalHoldings' | 'availableHoldings', string>;

/** A fund on the account of a Taiwan client that was bought in lump sums. */
async function boughtFund() {
  const [fund] = await sandbox.database
    .select({ id: funds.id, code: funds.code })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(movements.accountNumber, accountNumber), eq(movements.paymentType, 'ON_TWD')))
    .orderBy(asc(funds.id))
    .limit(1);
  if (!fund) throw new Error('the client holds nothing');
  return fund;
}

const unitsBy = async (fundId: number) =>
  Object.fromEntries(
    (
      await sandbox.database
        .select({ tradingType: movements.tradingType, units: netUnits })
        .from(movements)
        .where(and(eq(movements.accountNumber, accountNumber), eq(movements.fundId, fundId)))
        .groupBy(movements.tradingType)
    ).map(({ tradingType, units }) => [tradingType, Number(units)]),
  );

test('[TRADE-19, TRADE-20, HOLD-10, PORT-26] units that a plan bought leave with the others, the oldest first, and what is left of each adds up', async () => {
  const { database, clock } = sandbox;
  const { id: fundId, code: fundCode } = await boughtFund();
  const place = { accountNumber, fundId, paymentType: 'ON_TWD' };
  await database.insert(movements).values({
    ...place,
    kind: 'buy',
    units: '7.5',
    cost: '75',
    settlementCurrency: 'TWD',
    date: '2012-01-03',
    tradingType: 'RSP',
  });
  await beginBooksAnew(database);
  const before = await unitsBy(fundId);
  const [held] = (await desk.visitor.call('GET', '/deal/redemption'))
    .json<readonly Held[]>()
    .filter((row) => row.fundCode === fundCode);
  expect(Number(held?.totalHoldings)).toBeCloseTo((before['LS'] ?? 0) + 7.5, 4);
  const order = { type: 'R', fundCode, currency: 'TWD', paymentType: 'ON_TWD', units: '8' };
  const headers = { 'idempotency-key': 'units-of-a-plan' };
  const made = await desk.visitor.call('POST', '/orders/compose', {
    body: { accountNo: accountNumber, orders: [order] },
    headers,
  });
  const { oid } = made.json<{ oid: string }>();
  expect((await desk.submit(oid, await desk.bodyOf(oid))).statusCode).toBe(200);
  for (const instant of ['2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-20T16:00:00+08:00']) {
    clock.set(instant);
    await runDealing(sandbox);
  }
  expect((await desk.orderStates(oid)).map(({ status, units }) => [status, Number(units)])).toEqual([['COMPLETED', 8]]);
  const after = await unitsBy(fundId);
  expect([after['RSP'], after['LS']]).toEqual([0, expect.closeTo((before['LS'] ?? 0) - 0.5, 4)]);
  expect((await heldLots(database, place)).every(({ tradingType }) => tradingType === 'LS')).toBe(true);
  clock.set(start);
});

test('[RSP-11, CONFLICT-41, TRADE-19] units on a sub-account of Hong Kong’s regular plans can be sold and switched', async () => {
  const visitor = new Visitor(await sandbox.server('HK'), 'HK');
  expect((await visitor.logOn('chanmei88', '528314')).statusCode).toBe(200);
  const accountNo = '51001230018901';
  const rows = (await visitor.call('GET', '/deal/redemption')).json<readonly Held[]>();
  const [held] = rows.filter((row) => row.accountNo === accountNo);
  expect([held?.availableHoldings, Number(held?.totalHoldings) > 0]).toEqual([held?.totalHoldings, true]);
  const fundCode = held?.fundCode;
  const currency = held?.currency;
  const headers = { 'idempotency-key': 'units-of-a-sub-account' };
  const units = held?.totalHoldings ?? '';
  const made = await visitor.call('POST', '/orders/compose', {
    body: { accountNo, orders: [{ type: 'R', fundCode, currency, units }] },
    headers,
  });
  const { oid } = made.json<{ oid: string }>();
  const body = { accountNo, oid, orders: [{ fundCode, currency, unit: units }] };
  const checked = await visitor.call('POST', '/deal/validateRedemption', { body });
  expect(checked.json()).toMatchObject({ errors: [], unitsBreakdown: [{ fundFeeType: 'front-end', unit: units }] });
});
