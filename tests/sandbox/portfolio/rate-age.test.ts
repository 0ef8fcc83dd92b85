import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fxRates } from '../../../sandbox/database/schema/funds';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const wang = ['WANG8888', 'Sunny4102Tea'] as const;

/** Takes the rates of Taiwan's dollar after a day away; the clock stands at 4 March 2026. */
async function endTaiwanRatesAt(day: string): Promise<void> {
  const isLater = and(eq(fxRates.currency, 'TWD'), gt(fxRates.date, day));
  await shared.sandbox.database.delete(fxRates).where(isLater);
}

async function tier() {
  const visitor = await shared.visitors.loggedOn('TW', wang);
  return (await visitor.call('GET', '/clientTier')).json<Record<string, string | null>>();
}

/** Reads what the server says of 1,000 units of a fund in US dollars, in Taiwan's dollars. */
async function estimate() {
  const visitor = await shared.visitors.loggedOn('TW', wang);
  const asked = 'fundCode=TW0009&currency=TWD&amount=&units=1000&isAmountChange=false';
  return (await visitor.call('GET', `/util/unitCalculator?${asked}`)).json<Record<string, string | null>>();
}

test('[PORT-01, HOLD-20] a converted figure says of which day its rate is, and one that isn’t says none', async () => {
  await endTaiwanRatesAt('2026-02-18');
  const { tableViewDetails, numberOfFundsWithoutValue } = await shared.visitors.taiwan({ settCcy: 'TWD' });
  const dates = tableViewDetails.map((row) => [row.fund.baseCurrency === 'TWD', row.rateDate]);
  expect(dates).toContainEqual([true, null]);
  expect(dates).toContainEqual([false, '2026-02-18']);
  expect(new Set(dates.map(([, date]) => date))).toEqual(new Set([null, '2026-02-18']));
  expect(numberOfFundsWithoutValue).toBe(0);
  const { investmentTier, holdingAmount } = await tier();
  expect([investmentTier, Number(holdingAmount) > 0]).toEqual(['10M', true]);
  expect(await estimate()).toMatchObject({ error: null });
});

test('[PORT-01, TIER-15, TRADE-46, CONFLICT-38] a rate of fifteen days ago converts nothing: neither totals, nor tiers, nor estimates, nor what leaves', async () => {
  await endTaiwanRatesAt('2026-02-17');
  const { tableViewDetails, numberOfFundsWithoutValue } = await shared.visitors.taiwan({ settCcy: 'TWD' });
  const foreign = tableViewDetails.filter((row) => row.fund.baseCurrency !== 'TWD');
  expect(foreign.map(({ marketValue, rateDate }) => [marketValue, rateDate])).toEqual(foreign.map(() => [null, null]));
  expect(foreign.length).toBeGreaterThan(0);
  expect(numberOfFundsWithoutValue).toBeGreaterThan(0);
  expect(await tier()).toMatchObject({ investmentTier: null, holdingAmount: null });
  expect(await estimate()).toEqual({ value: null, fxRate: null, error: 'ORDER_RATE_MISSING' });
});
