import { eq } from 'drizzle-orm';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  PortfolioHistoryDocument,
  type PortfolioHistoryQuery,
} from '../../../contract/graphql/performance/generated/graphql';
import { addDays } from '../../../domain/calendar/calendar';
import { subtract, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import { decimal } from '../../builders/decimal';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, loginsOf500, regions, typicalLogins } from '../support/typical-clients';
import { beginBooksAnew } from '../support/watched-books';

const shared = sharedSandbox();

type Report = PortfolioHistoryQuery['portfolioHistory'];

/** Returns what some figures come to, less another one. */
const added = (figures: readonly (string | null)[], less = '0'): string =>
  toText(round(subtract(sum(figures.map((text) => decimal(text ?? '0'))), decimal(less)), 2, 'half-up'));

test.each(regions)(
  '[PORT-46] explains the gain of %s fund by fund, and names what was paid in and out',
  async (region) => {
    const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
    const variables = { currency: currencyOf[region], period: 'ALL', visitedOn: '2025-01-01' };
    const { data } = (await visitor.graphql(PortfolioHistoryDocument, variables)) as { data: PortfolioHistoryQuery };
    const { bridge, contributions, payments, dealsSinceVisit }: Report = data.portfolioHistory;
    if (!bridge) throw new Error('every rate is known here');
    for (const { price, currency, distributions, fees, gain } of contributions)
      expect(added([price, currency, distributions], fees)).toBe(added([gain]));
    expect(contributions.length).toBeGreaterThan(3);
    expect(new Set(contributions.map(({ fundCode }) => fundCode)).size).toBe(contributions.length);
    expect(contributions.length).toBeLessThan(15);
    expect(added(contributions.map(({ price }) => price))).toBe(added([bridge.price]));
    expect(added(payments.map(({ amount }) => amount))).toBe(added([bridge.paidIn], bridge.paidOut));
    expect(new Set(payments.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    expect(dealsSinceVisit.length).toBe(10);
    expect(dealsSinceVisit.map(({ date }) => date)).toEqual(
      dealsSinceVisit
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { orderNo, fundName } of dealsSinceVisit) {
      expect(orderNo).toMatch(/^\d{3}-\d{3}-\d{3}$/);
      expect(fundName).not.toBe('');
    }
  },
);

test('[PORT-46] a history with a payment on each of four hundred days takes at most 30 kB, and leaves none of them out', async () => {
  const { database } = shared.sandbox;
  const [held] = await database
    .select({ movement: movements })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, 'HK-500'))
    .limit(1);
  if (!held) throw new Error('nothing is held');
  const { id: _, ...written } = held.movement;
  await database.insert(movements).values(
    Array.from({ length: 400 }, (__, index) => ({
      ...written,
      kind: 'buy' as const,
      date: addDays('2026-03-03', -index),
    })),
  );
  await beginBooksAnew(database);
  const visitor = await shared.visitors.loggedOn('HK', loginsOf500.HK);
  const variables = { currency: 'HKD', period: 'ALL', visitedOn: '2020-01-01', benchmark: { depositRate: '2.5' } };
  const body = { query: PortfolioHistoryDocument.toString(), variables };
  const sent = await visitor.call('POST', '/graphql', { headers: { 'accept-encoding': 'gzip' }, body });
  const text = gunzipSync(sent.rawPayload).toString();
  expect(text.length).toBeLessThanOrEqual(30_000);
  const { portfolioHistory } = (JSON.parse(text) as { data: PortfolioHistoryQuery }).data;
  expect(portfolioHistory.payments.length).toBeGreaterThan(10);
  expect(portfolioHistory.payments.length).toBeLessThanOrEqual(80);
  expect(portfolioHistory.contributions.length).toBe(15);
  const { bridge, payments } = portfolioHistory;
  expect(added(payments.map(({ amount }) => amount))).toBe(added([bridge?.paidIn ?? ''], bridge?.paidOut));
});

test('[PORT-46] tells hopaused6, who holds no funds, the money in the Cash Account', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['hopaused6', '604817']);
  const variables = { currency: 'HKD', period: 'ALL' };
  const { data } = (await visitor.graphql(PortfolioHistoryDocument, variables)) as { data: PortfolioHistoryQuery };
  const { since, worth, payments } = data.portfolioHistory;
  expect(since).not.toBeNull();
  expect([worth.total, worth.cash, worth.funds, worth.inTransit].map(Number)).toEqual([400_000, 400_000, 0, 0]);
  expect(payments.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([['top-up', 400_000]]);
});
