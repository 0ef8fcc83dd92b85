import { and, eq, gt } from 'drizzle-orm';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  PortfolioHistoryDocument,
  type PortfolioHistoryQuery,
} from '../../../contract/graphql/performance/generated/graphql';
import type { Region } from '../../../domain/region';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, movements, navs } from '../../../sandbox/database/schema/funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, type Login, loginsOf500, regions, typicalIds, typicalLogins } from '../support/typical-clients';

const shared = sharedSandbox();

type Variables = {
  readonly currency?: string;
  readonly period?: string;
  readonly visitedOn?: string;
  readonly benchmark?: Readonly<Record<string, string>>;
};

async function ask(region: Region, who: Login, variables: Variables = {}) {
  const visitor = await shared.visitors.loggedOn(region, who);
  return visitor.graphql(PortfolioHistoryDocument, { currency: currencyOf[region], period: 'ALL', ...variables });
}

async function report(region: Region, who: Login, variables: Variables = {}) {
  const { data } = (await ask(region, who, variables)) as { data: PortfolioHistoryQuery };
  return data.portfolioHistory;
}

/** Returns the value of the holdings by the portfolio's own totals. */
async function totalValue(region: Region): Promise<number> {
  if (region === 'HK') return Number((await shared.visitors.hongKong({ showCcy: 'HKD' })).totalValue);
  return Number((await shared.visitors.taiwan({ settCcy: 'TWD' })).totalValue);
}

/** Returns the old prices that the last three months of the typical client count with, and the first and the last day that do. */
async function oldPricesOf(region: Region) {
  const { points } = await report(region, typicalLogins[region], { period: '3M' });
  const old = points.filter(({ oldPriceDate }) => oldPriceDate !== null);
  const prices = [...new Set(old.map(({ oldPriceDate }) => oldPriceDate))];
  return { prices, first: old.at(0)?.date, last: old.at(-1)?.date };
}

describe('the history of a portfolio', () => {
  test.each(regions)('[PORT-46] the history of %s ends with the totals of the holdings', async (region) => {
    const { worth, points, bridge, latest } = await report(region, typicalLogins[region]);
    expect(Number(worth.funds)).toBe(await totalValue(region));
    expect(points.at(-1)?.value).toBe(worth.total);
    expect(bridge?.closing).toBe(worth.total);
    expect(latest).not.toBeNull();
    expect(latest?.last).toBe(latest?.first);
  });

  test.each(regions)('[PORT-46] the history of %s begins with nothing, before the first payment', async (region) => {
    const { bridge, points, since, payments } = await report(region, typicalLogins[region]);
    expect(Number(bridge?.opening)).toBe(0);
    expect(bridge?.first).toBe(since);
    expect(Number(points[0]?.value)).toBe(0);
    expect(payments[0]?.date).toBe(since);
  });

  test('[PORT-46] the history of a period opens at its start, and none begins before the first payment', async () => {
    const month = await report('HK', typicalLogins.HK, { period: '1M' });
    // The clock stands at 4 March 2026.
    expect([month.bridge?.first, month.bridge?.last]).toEqual(['2026-02-05', '2026-03-04']);
    expect(month.points[0]?.date).toBe('2026-02-04');
    expect(month.points[0]?.value).toBe(month.bridge?.opening);
    const threeYears = await report('HK', typicalLogins.HK, { period: '3Y' });
    expect(threeYears.bridge?.first).toBe(threeYears.since);
  });

  test('[PORT-46] says what happened since the last visit, the day of it included, also where that is today', async () => {
    const { sinceVisit, bridge } = await report('TW', typicalLogins.TW, { period: '1M', visitedOn: '2026-02-20' });
    expect([sinceVisit?.first, sinceVisit?.closing]).toEqual(['2026-02-20', bridge?.closing]);
    const today = await report('TW', typicalLogins.TW, { visitedOn: '2026-03-04' });
    expect([today.sinceVisit?.first, today.sinceVisit?.last]).toEqual(['2026-03-04', '2026-03-04']);
    expect((await report('TW', typicalLogins.TW)).sinceVisit).toBeNull();
  });

  test.each(regions)(
    '[PORT-46] the history of %s, fund by fund, gains what the whole gained on funds',
    async (region) => {
      const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
      const { database } = shared.sandbox;
      const clientId = typicalIds[region];
      const rows = await database
        .selectDistinct({ accountNumber: movements.accountNumber, fundCode: funds.code, currency: funds.currency })
        .from(movements)
        .innerJoin(funds, eq(funds.id, movements.fundId))
        .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
        .where(eq(accounts.clientId, clientId));
      expect(rows.length).toBeGreaterThan(3);
      const variables = { currency: currencyOf[region], period: 'ALL' };
      const partOf = async (holdings: typeof rows) => {
        const { data } = (await visitor.graphql(PortfolioHistoryDocument, { ...variables, holdings })) as {
          data: PortfolioHistoryQuery;
        };
        return data.portfolioHistory;
      };
      const [all, whole] = [await partOf(rows), await report(region, typicalLogins[region])];
      expect(all.worth.funds).toBe(whole.worth.funds);
      expect([Number(all.worth.cash), Number(all.worth.inTransit)]).toEqual([0, 0]);
      const parts: PortfolioHistoryQuery['portfolioHistory'][] = [];
      for (const row of rows) parts.push(await partOf([row]));
      const total = (name: 'closing' | 'price' | 'currency' | 'fees' | 'distributions') =>
        parts.reduce((sum, { bridge }) => sum + Number(bridge?.[name]), 0);
      for (const name of ['closing', 'price', 'currency', 'fees', 'distributions'] as const)
        expect([name, total(name).toFixed(2)]).toEqual([name, Number(all.bridge?.[name]).toFixed(2)]);
      expect((await partOf([])).since).toBeNull();
    },
  );

  test.each(regions)(
    '[PORT-46] compares the history of %s with a deposit and with a fund, day by day',
    async (region) => {
      const none = await report(region, typicalLogins[region]);
      expect(none.benchmark).toBeNull();
      const saved = await report(region, typicalLogins[region], { benchmark: { depositRate: '0' } });
      // Without interest it is what was put in: all began with nothing.
      expect(saved.benchmark?.map(Number)).toEqual(saved.points.map(({ putIn }) => Number(putIn)));
      const [fundCode = '', currency] = region === 'HK' ? ['HK0001', 'HKD'] : ['TW0001', 'TWD'];
      const inFund = await report(region, typicalLogins[region], { benchmark: { fundCode, currency } });
      expect(inFund.benchmark).toHaveLength(inFund.points.length);
      expect(Number(inFund.benchmark?.at(-1))).toBeGreaterThan(Number(inFund.points.at(-1)?.putIn) / 2);
      // A fund of the four latest prices has none on the day of the first payment.
      const unpriced = await report(region, typicalLogins[region], {
        benchmark: { fundCode: region === 'HK' ? 'HK0505' : 'TW0505' },
      });
      expect(unpriced.benchmark?.at(-1)).toBeNull();
    },
  );

  test('[PORT-46] compares money in Hong Kong and US dollars with a fund in yen, of which the client never had any', async () => {
    const everHeld = await shared.sandbox.database
      .selectDistinct({ currency: funds.currency })
      .from(movements)
      .innerJoin(funds, eq(funds.id, movements.fundId))
      .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
      .where(eq(accounts.clientId, 'HK-GOLD'));
    expect(everHeld.map(({ currency }) => currency).toSorted()).toEqual(['HKD', 'USD']);
    const inYen = await report('HK', ['chowgold3', '571940'], { benchmark: { fundCode: 'HK0009', currency: 'JPY' } });
    expect(Number(inYen.benchmark?.at(-1))).toBeGreaterThan(Number(inYen.points.at(-1)?.putIn) / 2);
  });

  test.each([
    ['a period that there isn’t', { period: '2W' }],
    ['a currency that there isn’t', { currency: 'XXX' }],
    ['a visit on no day', { visitedOn: 'yesterday' }],
    ['a benchmark of nothing', { benchmark: {} }],
    ['a benchmark of a fund that there isn’t', { benchmark: { fundCode: 'NOBODYS' } }],
    ['a benchmark of two kinds', { benchmark: { fundCode: 'HK0001', depositRate: '1' } }],
    ['a deposit that loses', { benchmark: { depositRate: '-1' } }],
    ['a deposit that doubles each year and more', { benchmark: { depositRate: '100.01' } }],
  ] as const)('[PORT-46, OPEN-27] refuses %s', async (_, variables) => {
    expect(JSON.stringify(await ask('HK', typicalLogins.HK, variables))).toContain('FILTER_INVALID');
  });

  test('[PORT-46, R20] a clock that was moved back before the first payment tells no history and no failure, and the same one once it is put right', async () => {
    const before = await report('HK', typicalLogins.HK);
    const { clock } = shared.sandbox;
    const now = clock.now();
    clock.set('2024-12-31T10:00:00+08:00');
    const early = await report('HK', typicalLogins.HK, { visitedOn: '2026-03-01' });
    expect([early.since, early.sinceVisit, early.latest, early.payments]).toEqual([null, null, null, []]);
    expect([early.worth.funds, early.worth.cash].map(Number)).toEqual([0, 0]);
    clock.set(now.toISOString());
    expect(await report('HK', typicalLogins.HK)).toEqual(before);
  });

  // The clock stands at 4 March 2026; a price is old after 60 days.
  test('[PORT-46, TRADE-91] the history of Taiwan says from which day on it counts with the old price of a fund, and until which day', async () => {
    expect(await oldPricesOf('TW')).toEqual({ prices: ['2025-12-03'], first: '2026-02-02', last: '2026-02-24' });
  });

  test('[PORT-46, TRADE-91] the history of Hong Kong counts with an old price once a fund has had none for long', async () => {
    expect(await oldPricesOf('HK')).toEqual({ prices: [], first: undefined, last: undefined });
    const { database } = shared.sandbox;
    const [held] = await database
      .select({ fundId: movements.fundId })
      .from(movements)
      .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
      .where(and(eq(accounts.clientId, typicalIds.HK), eq(movements.kind, 'buy')))
      .orderBy(movements.fundId);
    const fundId = held?.fundId ?? 0;
    await database.delete(navs).where(and(eq(navs.fundId, fundId), gt(navs.date, '2025-12-15')));
    expect(await oldPricesOf('HK')).toEqual({ prices: ['2025-12-15'], first: '2026-02-14', last: '2026-03-04' });
  });

  test.each(regions)('[PORT-46] the history of 500 holdings of %s takes at most 30 kB', async (region) => {
    const visitor = await shared.visitors.loggedOn(region, loginsOf500[region]);
    const body = {
      query: PortfolioHistoryDocument.toString(),
      variables: { currency: currencyOf[region], period: 'ALL' },
    };
    const sent = await visitor.call('POST', '/graphql', { headers: { 'accept-encoding': 'gzip' }, body });
    expect(sent.statusCode).toBe(200);
    expect(gunzipSync(sent.rawPayload).length).toBeLessThanOrEqual(30_000);
  });
});
