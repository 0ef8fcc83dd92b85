import { beforeAll, describe, expect, it } from 'vitest';
import { fundDocumentKinds, type FundPortfolio } from '../../domain/funds/fund-details';
import { fundId, type FundListing, fundOfId } from '../../domain/funds/fund-listing';
import { performance } from '../../domain/funds/performance';
import { periodFigures } from '../../domain/funds/period-figures';
import { priceRecord } from '../../domain/funds/price-record';
import { linkTarget } from '../../domain/links/link-target';
import { add, compare, type Decimal, scaled, toText, zero } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of FundRecords keeps to. */
export function describeFundRecords(name: string, setting: () => ContractSetting): void {
  describe(`FundRecords ${name}`, () => {
    let portal: ReturnType<typeof aPortal>;
    let viewed: readonly FundListing[];

    beforeAll(async () => {
      portal = aPortal(setting());
      await portal.signIn();
      viewed = valueOf(await portal.funds.recentlyViewed());
    });

    const detailsOf = async (fund: FundListing) => {
      const details = valueOf(await portal.fundRecords.details(fund));
      if (!details) throw new Error(`nothing is on record about ${fund.code}`);
      return details;
    };
    const pricesOf = async (fund: FundListing) => valueOf(await portal.fundRecords.prices(fund));

    it('[FUND-12] say who runs a fund, what for and since when, to its address too', async () => {
      expect(viewed.length).toBeGreaterThan(2);
      for (const fund of viewed) {
        const details = await detailsOf(fund);
        expect(details).toMatchObject({ code: fund.code, jfFundCode: fund.jfFundCode, category: fund.category?.name });
        expect(details.marketType).toBeTruthy();
        expect(details.house).toBeTruthy();
        expect(details.objective).toMatch(setting().region === 'TW' ? /^[\u4e00-\u9fff].*。$/ : /^[A-Z].*\.$/);
        expect(details.launchDate).toBe((await pricesOf(fund))[0]?.date);
        expect(valueOf(await portal.fundRecords.details(fundOfId(fundId(fund))))).toEqual(details);
      }
    });

    it('[FUND-14] have its prices in order, the last one the preview’s', async () => {
      for (const fund of viewed) {
        const prices = await pricesOf(fund);
        expect(prices.length).toBeGreaterThan(300);
        expect(prices).toEqual(priceRecord(prices));
        const preview = valueOf(await portal.fundPreviews.of(fund));
        expect(preview?.fundPrice).toEqual({ price: prices.at(-1)?.nav, date: prices.at(-1)?.date });
        expect(valueOf(await portal.fundRecords.prices(fundOfId(fundId(fund))))).toEqual(prices);
      }
    });

    it('[FUND-13, FUND-31, FUND-07] have prices that come to the performance that is published', async () => {
      for (const fund of viewed) {
        const prices = await pricesOf(fund);
        const published = valueOf(await portal.fundPreviews.of(fund))?.fundPerformance ?? {};
        const day = published.performanceEffectiveDate ?? '';
        expect(day).toBe(prices.at(-1)?.date);
        for (const { period, percent } of periodFigures(published))
          expect([period, shown(percent)]).toEqual([period, shown(performance(prices, period, day))]);
      }
    });

    it('[FUND-15] have portfolios whose parts come to no more than the whole, the largest first', async () => {
      for (const fund of viewed) {
        const { portfolio } = await detailsOf(fund);
        if (!portfolio) throw new Error(`no portfolio of ${fund.code}`);
        expect(portfolio.holdings).toHaveLength(10);
        expect(percents(portfolio, 'holdings')).toEqual(
          percents(portfolio, 'holdings').toSorted((a, b) => compare(b, a)),
        );
        for (const part of ['holdings', 'countries', 'sectors'] as const)
          expect(compare(percents(portfolio, part).reduce(add, zero), scaled(100n))).toBeLessThanOrEqual(0);
      }
    });

    it('[FUND-16] have documents in the order to read them, at addresses a link may lead to', async () => {
      for (const fund of viewed) {
        const { documents } = await detailsOf(fund);
        expect(documents.map(({ kind }) => kind)).toEqual(fundDocumentKinds);
        for (const { address } of documents) expect(linkTarget(address, 'https://portal.example').kind).toBe('legacy');
        expect(new Set(documents.map(({ address }) => address)).size).toBe(documents.length);
      }
    });

    it('[FUND-17] have distributions, the newest first with its yield, of the funds that pay out and of no other', async () => {
      const all = await Promise.all(viewed.map(detailsOf));
      for (const { distributionFrequency, distributions } of all) {
        expect(distributionFrequency).toBeDefined();
        expect(distributions.length > 0).toBe(distributionFrequency !== 'none');
        const days = distributions.map(({ exDate }) => exDate);
        expect(days).toEqual(days.toSorted().toReversed());
        for (const { annualYield } of distributions) expect(annualYield).toBeDefined();
      }
      expect(all.some(({ distributions }) => distributions.length > 0)).toBe(true);
    });

    it('[FUND-12, FUND-14] have nothing about a fund that nobody knows', async () => {
      expect(valueOf(await portal.fundRecords.details(fundOfId('NONE')))).toBeUndefined();
      expect(valueOf(await portal.fundRecords.prices(fundOfId('NONE')))).toEqual([]);
    });

    it('[ERR-03, ERR-10] are shown to no visitor', async () => {
      const visitor = aPortal(setting());
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await visitor.fundRecords.details(fundOfId('A'))).toMatchObject(refused);
      expect(await visitor.fundRecords.prices(fundOfId('A'))).toMatchObject(refused);
    });
  });
}

const shown = (figure: Decimal | undefined) => figure && toText(round(figure, 2, 'half-up'));

const percents = (portfolio: FundPortfolio, part: 'holdings' | 'countries' | 'sectors') =>
  portfolio[part].map(({ percent }) => percent);
