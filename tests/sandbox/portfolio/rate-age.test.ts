import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { HoldingDetailsDocument, type HoldingDetailsQuery } from '../../../contract/graphql/holdings/generated/graphql';
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

/** Reads the days that the exchange rates are of, by currency. */
async function rateDates(): Promise<ReadonlyMap<string, string>> {
  const visitor = await shared.visitors.loggedOn('TW', wang);
  const { data } = (await visitor.graphql(HoldingDetailsDocument, {})) as { readonly data: HoldingDetailsQuery };
  return new Map(data.exchangeRateDates.map(({ currency, date }) => [currency, date]));
}

const withoutValue = (rows: readonly { readonly marketValue: string | null }[]) =>
  rows.filter(({ marketValue }) => marketValue === null);

test('[PORT-01, HOLD-20] the server says of which day the rate of each currency is', async () => {
  await endTaiwanRatesAt('2026-02-18');
  const { tableViewDetails } = await shared.visitors.taiwan({ settCcy: 'TWD' });
  expect(withoutValue(tableViewDetails)).toEqual([]);
  const dates = await rateDates();
  expect(dates.get('TWD')).toBe('2026-02-18');
  expect(dates.get('JPY')).toBe('2026-03-03');
  expect(dates.has('USD')).toBe(false);
  const { investmentTier, holdingAmount } = await tier();
  expect([investmentTier, Number(holdingAmount) > 0]).toEqual(['10M', true]);
  expect(await estimate()).toMatchObject({ error: null });
});

test('[PORT-01, TIER-15, TRADE-46, CONFLICT-38] a rate of fifteen days ago converts nothing: neither totals, nor tiers, nor estimates, nor what leaves', async () => {
  await endTaiwanRatesAt('2026-02-17');
  const { tableViewDetails } = await shared.visitors.taiwan({ settCcy: 'TWD' });
  const foreign = tableViewDetails.filter((row) => row.fund.baseCurrency !== 'TWD');
  expect(foreign.length).toBeGreaterThan(0);
  expect(withoutValue(foreign)).toEqual(foreign);
  expect((await rateDates()).has('TWD')).toBe(false);
  expect(await tier()).toMatchObject({ investmentTier: null, holdingAmount: null });
  expect(await estimate()).toEqual({ value: null, fxRate: null, error: 'ORDER_RATE_MISSING' });
});
