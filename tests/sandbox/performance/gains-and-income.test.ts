import { describe, expect, test } from 'vitest';
import {
  GainsAndIncomeDocument,
  type GainsAndIncomeQuery,
  PortfolioHistoryDocument,
  type PortfolioHistoryQuery,
} from '../../../contract/graphql/performance/generated/graphql';
import type { Region } from '../../../domain/region';
import { payDistributions } from '../../../sandbox/orders/dividends/pay-distributions';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, type Login, loginsOf500, regions, typicalLogins } from '../support/typical-clients';

const shared = sharedSandbox();

type Variables = { readonly currency?: string; readonly year?: number };
type Report = GainsAndIncomeQuery['gainsAndIncome'];

async function ask(region: Region, variables: Variables = {}, who: Login = typicalLogins[region]) {
  const visitor = await shared.visitors.loggedOn(region, who);
  return visitor.graphql(GainsAndIncomeDocument, { currency: currencyOf[region], ...variables });
}

async function report(region: Region, variables: Variables = {}, who?: Login): Promise<Report> {
  const { data } = (await ask(region, variables, who)) as { data: GainsAndIncomeQuery };
  return data.gainsAndIncome;
}

const distributionsOf = ({ holdings }: Report) =>
  holdings.flatMap(({ accountNumber, fundCode, paidDistributions, reinvestedDistributions }) =>
    [...paidDistributions, ...reinvestedDistributions].map(({ date, amount, currency }) =>
      [accountNumber, fundCode, date, Number(amount), currency].join(' '),
    ),
  );

const total = (figures: readonly (string | null)[]) => figures.reduce((sum, figure) => sum + Number(figure), 0);

// The clock stands at 4 March 2026.
describe('gains and income of a year', () => {
  test.each(regions)(
    '[PORT-46] gains and income of %s agree with what the history says of the same days',
    async (region) => {
      const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
      const { data } = (await visitor.graphql(PortfolioHistoryDocument, {
        currency: currencyOf[region],
        period: 'YTD',
      })) as { data: PortfolioHistoryQuery };
      const { bridge, realisedGain } = data.portfolioHistory;
      const found = await report(region);
      expect([found.year, found.years]).toEqual([2026, [2026, 2025]]);
      expect([found.bridge, found.sums.realisedGain]).toEqual([bridge, realisedGain]);
      expect(Number(found.sums.realisedGain)).not.toBe(0);
      expect(total([found.sums.paidDistributions, found.sums.reinvestedDistributions])).toBe(
        Number(bridge?.distributions),
      );
      expect(found.sums.fees).toBe(bridge?.fees);
    },
  );

  test.each(regions)('[PORT-46] gains and income of %s begin where those of the year before end', async (region) => {
    const [before, running] = [await report(region, { year: 2025 }), await report(region, { year: 2026 })];
    expect([before.bridge?.first, before.bridge?.last]).toEqual(['2025-01-01', '2025-12-31']);
    expect(Number(before.bridge?.opening)).toBe(0);
    expect(before.bridge?.closing).toBe(running.bridge?.opening);
    expect(running.bridge?.last).toBe('2026-03-04');
  });

  test.each(regions)(
    '[PORT-46] gains and income of %s add up, line by line, to the sums of each holding and of all',
    async (region) => {
      for (const year of [2025, 2026]) {
        const { holdings, sums } = await report(region, { year });
        for (const holding of holdings) {
          expect(total(holding.sales.map(({ gain }) => gain))).toBeCloseTo(Number(holding.sums.realisedGain), 6);
          expect(total(holding.paidDistributions.map(({ converted }) => converted))).toBeCloseTo(
            Number(holding.sums.paidDistributions),
            6,
          );
          expect(total(holding.fees.map(({ converted }) => converted))).toBeCloseTo(Number(holding.sums.fees), 6);
          for (const { proceeds, cost, gain } of holding.sales)
            expect(Number(proceeds) - Number(cost)).toBeCloseTo(Number(gain), 6);
        }
        expect(total(holdings.map((holding) => holding.sums.realisedGain))).toBeCloseTo(Number(sums.realisedGain), 6);
        expect(total(holdings.map((holding) => holding.sums.fees))).toBeCloseTo(Number(sums.fees), 6);
      }
    },
  );

  test.each(regions)(
    '[PORT-46, LINK-26] gains and income of %s list the distributions of the client’s own records',
    async (region) => {
      const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
      const records = await visitor.call('GET', '/distributionHistory');
      const recorded: {
        date: string;
        accountNo: string;
        amount: string;
        currency: string;
        fund: { name: { code: string } };
      }[] = records.json();
      const told = [await report(region, { year: 2025 }), await report(region)].flatMap(distributionsOf);
      expect(told.toSorted()).toEqual(
        recorded
          .map(({ accountNo, fund, date, amount, currency }) =>
            [accountNo, fund.name.code, date, Number(amount), currency].join(' '),
          )
          .toSorted(),
      );
    },
  );

  test('[FUND-17, LINK-26] gains and income of both regions tell what funds have declared, on the units of the day before, as it is paid then', async () => {
    // Hong Kong's typical client holds funds that accumulate alone.
    const holders = { HK: loginsOf500.HK, TW: typicalLogins.TW };
    const declaredIn = {
      HK: (await report('HK', {}, holders.HK)).declared,
      TW: (await report('TW', {}, holders.TW)).declared,
    };
    for (const region of regions) {
      const declared = declaredIn[region];
      expect([region, declared.length > 0]).toEqual([region, true]);
      expect((await report(region, { year: 2025 }, holders[region])).declared).toEqual([]);
      for (const { exDate, payDate, units, perUnit, amount } of declared) {
        expect([exDate <= payDate, payDate > '2026-03-04']).toEqual([true, true]);
        expect(Number(amount)).toBeCloseTo(Number(units) * Number(perUnit), 0);
      }
    }
    const { clock } = shared.sandbox;
    for (const region of regions) {
      const [first] = declaredIn[region];
      const payDate = first?.payDate ?? '';
      clock.set(`${payDate}T10:00:00+08:00`);
      await payDistributions(shared.sandbox.context(region), payDate);
      const after = await report(region, {}, holders[region]);
      const own = after.holdings.find(({ fundCode }) => fundCode === first?.fundCode);
      const paid = [...(own?.paidDistributions ?? []), ...(own?.reinvestedDistributions ?? [])];
      expect(paid.map(({ date, amount, currency }) => [date, Number(amount), currency])).toContainEqual([
        payDate,
        Number(first?.amount),
        first?.currency,
      ]);
      expect(after.declared.map(({ fundCode }) => fundCode)).not.toContain(first?.fundCode);
    }
  });

  test('[PORT-46] gains and income of a year before the first payment tell nothing, and name the years of which there is something', async () => {
    const before = await report('HK', { year: 2019 });
    expect([before.year, before.years, before.holdings, before.declared]).toEqual([2019, [2026, 2025], [], []]);
    expect([before.bridge?.opening, before.bridge?.closing].map(Number)).toEqual([0, 0]);
  });

  test.each([
    ['a year to come', { year: 2027 }],
    ['no year of the calendar', { year: 0 }],
    ['a currency that there isn’t', { currency: 'XXX' }],
  ] as const)('[PORT-46] gains and income are refused for %s', async (_, variables) => {
    expect(JSON.stringify(await ask('HK', variables))).toContain('FILTER_INVALID');
  });
});
