import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { subtractKnown } from '../../../domain/money/known-figures';
import { gainsAndIncome } from '../../../domain/performance/gains-and-income';
import { accounts } from '../../../sandbox/database/schema/clients';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { clientHistory } from '../../../sandbox/performance/client-history';
import type { TestSandbox } from '../support/test-sandbox';
import { placeOrder } from '../support/placed-orders';
import { correctTo, dealingDate, dealtSwitch, fundOf, publish, runDeskAt, taiwanPlace } from '../support/priced-desk';
import { sharedDesk } from '../support/shared-desk';

let sandbox: TestSandbox;

sharedDesk((begun) => {
  ({ sandbox } = begun);
});

const text = (value: Decimal | undefined) => value && toText(value);

/** Returns the sales of a fund since the day of the deals, and the gain of all. */
async function salesOf(fundId: number) {
  const [owner] = await sandbox.database
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(eq(accounts.number, taiwanPlace.accountNumber));
  const { history, holdings } = await clientHistory(sandbox.database, {
    clientId: owner?.clientId ?? '',
    day: '2026-03-31',
    currency: 'TWD',
  });
  const income = gainsAndIncome(history, { first: dealingDate, last: '2026-03-31' });
  const own = income.holdings.find(({ holding }) => holdings.get(holding)?.fundId === fundId);
  const entries = history.positions.find(({ place: { id } }) => holdings.get(id)?.fundId === fundId)?.entries ?? [];
  const { units, cost } = entries.at(-1) ?? {};
  return { sales: own?.sales ?? [], realised: own?.realisedGain, units, cost };
}

test('[PORT-46, TRADE-91] a sale whose price is corrected downwards realises so much less, and costs the units left nothing', async () => {
  const fundId = await fundOf(sandbox, 'TW0003');
  await placeOrder(sandbox, { ...taiwanPlace, fundId, kind: 'redemption', units: '10', feePercent: '0' });
  await runDeskAt(sandbox, '2026-03-04T16:01:00');
  await publish(sandbox, { fundId, nav: '20' });
  await runDeskAt(sandbox, '2026-03-05T00:01:00');
  const before = await salesOf(fundId);
  await correctTo(sandbox, { fundId, nav: '19' });
  await runDeskAt(sandbox, '2026-03-06T09:00:00');
  const after = await salesOf(fundId);
  expect(after.sales.map(({ date, units, amount }) => [date, ...[units, amount].map(text)])).toEqual([
    ['2026-03-04', '10', '200'],
    ['2026-03-06', '0', '-10'],
  ]);
  expect(text(after.cost)).toBe(text(before.cost));
  expect(Number(text(after.realised)) - Number(text(before.realised))).toBe(-10);
});

test('[PORT-46, TRADE-91] a switch whose units brought less takes it back on both sides, with the units of the other fund', async () => {
  const [from, into] = [await fundOf(sandbox, 'TW0003'), await fundOf(sandbox, 'TW0002')];
  await dealtSwitch(sandbox, { from, into, units: '30', nav: '20' });
  const before = { from: await salesOf(from), into: await salesOf(into) };
  await correctTo(sandbox, { fundId: from, nav: '19.5' });
  await runDealing(sandbox);
  const after = { from: await salesOf(from), into: await salesOf(into) };
  const sales = after.from.sales.slice(before.from.sales.length);
  expect(sales.map(({ units, amount }) => [units, amount].map(text))).toEqual([['0', '-15']]);
  expect([after.from.units, after.from.cost].map(text)).toEqual([before.from.units, before.from.cost].map(text));
  expect(after.into.sales).toEqual([]);
  // 600 bought 30 units at 20, and 585 buy 29.25.
  expect(text(subtractKnown(after.into.units, before.into.units))).toBe('-0.7500');
  expect(text(subtractKnown(after.into.cost, before.into.cost))).toBe('-15');
});
