import { beforeEach, describe, expect, it } from 'vitest';
import { FundRecords } from '../../../application/ports/funds/fund-records';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Funds } from '../../../application/ports/funds/funds';
import { fundDocumentKinds, type FundPortfolio } from '../../../domain/funds/fund-details';
import { fundId, type FundListing, fundOfId } from '../../../domain/funds/finding/fund-listing';
import { findFund } from '../../../domain/funds/finding/matching-funds';
import { publishedFigures } from '../../../domain/funds/performance/period-figures';
import { pricedFund, totalReturn, totalReturnCourse } from '../../../domain/funds/performance/return-course';
import { priceRecord } from '../../../domain/funds/prices/price-record';
import { linkTarget } from '../../../domain/links/link-target';
import { add, compare, type Decimal, scaled, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import type { ContractPortal } from '../contract-portal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** The form of a fund's objective in the region's first language. */
const objective = { TW: /^[\u4e00-\u9fff].*。$/, HK: /^[A-Z].*\.$/ };

/** Tests the contract of FundRecords. */
export function describeFundRecords(target: ContractTarget): void {
  const viewedFunds = async () => {
    const { portal } = await target.clientWith('fundRecords');
    const viewed = valueOf(await portal.get(Funds).recentlyViewed());
    expect(viewed.length).toBeGreaterThan(0);
    return { portal, viewed, records: portal.get(FundRecords), previews: portal.get(FundPreviews) };
  };

  describe('FundRecords', () => {
    beforeEach(() => target.needs('fund-records'));

    it('[FUND-12] say who runs a fund, what for and since when, to its address too', async () => {
      const { portal, viewed, records } = await viewedFunds();
      for (const fund of viewed) {
        const details = await detailsOf(portal, fund);
        expect(details).toMatchObject({ code: fund.code, jfFundCode: fund.jfFundCode, category: fund.category?.name });
        expect(details.marketType).toBeTruthy();
        expect(details.house).toBeTruthy();
        expect(details.objective).toMatch(objective[target.region]);
        expect(details.launchDate).toBe(valueOf(await records.prices(fund))[0]?.date);
        expect(valueOf(await records.details(fundOfId(fundId(fund))))).toEqual(details);
      }
    });

    it('[FUND-14] FundRecords have its prices in order, the last one the preview’s', async () => {
      const { viewed, records, previews } = await viewedFunds();
      for (const fund of viewed) {
        const prices = valueOf(await records.prices(fund));
        expect(prices.length).toBeGreaterThan(0);
        expect(prices).toEqual(priceRecord(prices));
        const [preview] = valueOf(await previews.ofAll([fund]));
        expect(preview?.fundPrice).toEqual({ price: prices.at(-1)?.nav, date: prices.at(-1)?.date });
        expect(valueOf(await records.prices(fundOfId(fundId(fund))))).toEqual(prices);
      }
    });

    it('[FUND-13, FUND-31, FUND-07] FundRecords have prices and distributions that come to the performance that is published', async () => {
      const { viewed, records, previews } = await viewedFunds();
      let compared = 0;
      for (const fund of viewed) {
        const prices = valueOf(await records.prices(fund));
        const published = valueOf(await previews.ofAll([fund]))[0]?.fundPerformance ?? {};
        const day = published.performanceEffectiveDate ?? '';
        expect(day).toBe(prices.at(-1)?.date);
        const course = totalReturnCourse(pricedFund(fund, prices, valueOf(await records.details(fund))));
        for (const { period, percent } of publishedFigures(target.region, published)) {
          const ofRecord = course && totalReturn(course, period, day);
          // A server may know prices of a period's start that aren't on record.
          if (ofRecord === undefined) continue;
          compared += 1;
          expect([period, shown(percent)]).toEqual([period, shown(ofRecord)]);
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    it('[FUND-15] FundRecords have portfolios whose parts come to no more than the whole, the largest first', async () => {
      const { portal, viewed } = await viewedFunds();
      for (const fund of viewed) {
        const { portfolio } = await detailsOf(portal, fund);
        if (!portfolio) throw new Error(`no portfolio of ${fund.code}`);
        expect(portfolio.holdings.length).toBeGreaterThan(0);
        expect(percents(portfolio, 'holdings')).toEqual(
          percents(portfolio, 'holdings').toSorted((a, b) => compare(b, a)),
        );
        for (const part of ['holdings', 'countries', 'sectors'] as const)
          expect(compare(percents(portfolio, part).reduce(add, zero), scaled(100n))).toBeLessThanOrEqual(0);
      }
    });

    it('[FUND-16] FundRecords have documents in the order to read them, at addresses a link may lead to', async () => {
      const { portal, viewed } = await viewedFunds();
      for (const fund of viewed) {
        const { documents } = await detailsOf(portal, fund);
        const kinds = documents.map(({ kind }) => kind);
        expect(kinds.length).toBeGreaterThan(0);
        expect(kinds).toEqual(fundDocumentKinds.filter((kind) => kinds.includes(kind)));
        for (const { address } of documents)
          expect(linkTarget(address, 'https://portal.example').kind).not.toBe('refused');
        expect(new Set(documents.map(({ address }) => address)).size).toBe(documents.length);
      }
    });

    it('[FUND-16, TRADE-81] FundRecords have the documents of several funds at once, each fund’s as its own record has them', async () => {
      const { portal, viewed, records } = await viewedFunds();
      const known = valueOf(await records.documents(viewed));
      for (const fund of viewed) {
        const { documents } = await detailsOf(portal, fund);
        expect(findFund(known, fund)?.documents).toEqual(documents);
      }
    });

    it('[FUND-17] FundRecords have distributions, the newest first with its yield, of the funds that pay out and of no other', async () => {
      const { portal, viewed } = await viewedFunds();
      const all = await Promise.all(viewed.map((fund) => detailsOf(portal, fund)));
      for (const { distributionFrequency, distributions } of all) {
        expect(distributionFrequency).toBeDefined();
        expect(distributions.length > 0).toBe(distributionFrequency !== 'none');
        const days = distributions.map(({ exDate }) => exDate);
        expect(days).toEqual(days.toSorted().toReversed());
        for (const { annualYield } of distributions) expect(annualYield).toBeDefined();
      }
      expect(all.some(({ distributions }) => distributions.length > 0)).toBe(true);
    });

    it('[FUND-12, FUND-14] FundRecords have nothing about a fund that nobody knows', async () => {
      const records = (await target.signedIn()).get(FundRecords);
      expect(valueOf(await records.details(fundOfId('NONE')))).toBeUndefined();
      expect(valueOf(await records.prices(fundOfId('NONE')))).toEqual([]);
    });

    it('[ERR-03, ERR-10] FundRecords are shown to no visitor', async () => {
      expect(await (await target.visit()).get(FundRecords).details(fundOfId('A'))).toMatchObject(refused);
      expect(await (await target.visit()).get(FundRecords).prices(fundOfId('A'))).toMatchObject(refused);
    });
  });
}

async function detailsOf(portal: ContractPortal, fund: FundListing) {
  const details = valueOf(await portal.get(FundRecords).details(fund));
  if (!details) throw new Error(`nothing is on record about ${fund.code}`);
  return details;
}

const shown = (figure: Decimal | undefined) => figure && toText(round(figure, 2, 'half-up'));

const percents = (portfolio: FundPortfolio, part: 'holdings' | 'countries' | 'sectors') =>
  portfolio[part].map(({ percent }) => percent);
