import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { gainsAndIncome } from '../../../domain/performance/gains-and-income';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { clientHistory } from '../../../sandbox/performance/client-history';
import type { TestSandbox } from '../support/test-sandbox';
import { placeOrder } from '../support/placed-orders';
import { sharedDesk } from '../support/shared-desk';
import { seeBooks } from '../support/watched-books';

let sandbox: TestSandbox;

sharedDesk((begun) => {
  ({ sandbox } = begun);
});

const dealingDate = '2026-03-04';
const accountNumber = '5100000022';
const place = { region: 'TW' as const, accountNumber, paymentType: 'ON_TWD', currency: 'TWD' };
const at = (instant: string) => sandbox.clock.set(`${instant}+08:00`);
const text = (value: Decimal | undefined) => value && toText(value);

async function fundOf(code: string): Promise<number> {
  const [fund] = await sandbox.database
    .select({ id: funds.id })
    .from(funds)
    .where(and(eq(funds.region, 'TW'), eq(funds.code, code)));
  return fund?.id ?? 0;
}

async function publish(fundId: number, nav: string, date = dealingDate): Promise<void> {
  await seeBooks(sandbox.database);
  await sandbox.database
    .insert(navs)
    .values({ fundId, date, nav })
    .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });
}

/** Returns the sales of a fund since the day of the deals, and the gain of all. */
async function salesOf(fundId: number) {
  const [owner] = await sandbox.database
    .select({ clientId: accounts.clientId })
    .from(accounts)
    .where(eq(accounts.number, accountNumber));
  const { history, holdings } = await clientHistory(sandbox.database, {
    clientId: owner?.clientId ?? '',
    day: '2026-03-31',
    currency: 'TWD',
  });
  const income = gainsAndIncome(history, { first: dealingDate, last: '2026-03-31' });
  const own = income.holdings.find(({ holding }) => holdings.get(holding)?.fundId === fundId);
  const entries = history.positions.find(({ place: { id } }) => id === own?.holding)?.entries ?? [];
  return { sales: own?.sales ?? [], realised: own?.realisedGain, cost: entries.at(-1)?.cost };
}

test('[PORT-46, TRADE-91] a sale whose price is corrected downwards realises so much less, and costs the units left nothing', async () => {
  const fundId = await fundOf('TW0003');
  await placeOrder(sandbox, { ...place, fundId, kind: 'redemption', units: '10', feePercent: '0' });
  at('2026-03-04T16:01:00');
  await runDealing(sandbox);
  await publish(fundId, '20');
  at('2026-03-05T00:01:00');
  await runDealing(sandbox);
  const before = await salesOf(fundId);
  await publish(fundId, '19');
  at('2026-03-06T09:00:00');
  await runDealing(sandbox);
  const after = await salesOf(fundId);
  expect(after.sales.map(({ date, units, amount }) => [date, ...[units, amount].map(text)])).toEqual([
    ['2026-03-04', '10', '200'],
    ['2026-03-06', '0', '-10'],
  ]);
  expect(text(after.cost)).toBe(text(before.cost));
  expect(Number(text(after.realised)) - Number(text(before.realised))).toBe(-10);
});

test('[PORT-46, TRADE-91] a switch whose units brought less takes it back on both sides, with the units of the other fund', async () => {
  const [from, into] = [await fundOf('TW0003'), await fundOf('TW0002')];
  await placeOrder(sandbox, { ...place, fundId: from, kind: 'switch', units: '30', intoFundId: into });
  at('2026-03-04T16:01:00');
  await runDealing(sandbox);
  await publish(from, '20');
  at('2026-03-05T00:01:00');
  await runDealing(sandbox);
  await publish(into, '20', '2026-03-05');
  at('2026-03-06T00:01:00');
  await runDealing(sandbox);
  const before = await salesOf(from);
  await publish(from, '19.5');
  await runDealing(sandbox);
  const after = await salesOf(from);
  expect(after.sales.slice(before.sales.length).map(({ units, amount }) => [units, amount].map(text))).toEqual([
    ['0', '-15'],
  ]);
  expect(text(after.cost)).toBe(text(before.cost));
  expect((await salesOf(into)).sales).toEqual([]);
});
