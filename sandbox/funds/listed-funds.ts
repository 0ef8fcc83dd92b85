import { eq } from 'drizzle-orm';
import type { FundListAnswer } from '../../contract/rest/funds/fund-list';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { publishedPerformance } from '../database/schema/fund-lists';
import { funds } from '../database/schema/funds';
import { categoryNames, marketTypeNames } from './fund-classification';

/** Selects the columns that a list shows of a fund; the beginning of every query for one. */
export const fundListing = (database: Database) =>
  database
    .select({
      id: funds.id,
      code: funds.code,
      localId: funds.localId,
      isin: funds.isin,
      names: funds.names,
      category: funds.category,
      marketType: funds.marketType,
      baseCurrency: funds.baseCurrency,
      currency: funds.currency,
      riskRating: funds.riskRating,
      oneYear: publishedPerformance.oneYear,
      twoYear: publishedPerformance.twoYear,
      threeYear: publishedPerformance.threeYear,
      fiveYear: publishedPerformance.fiveYear,
      region: funds.region,
      effectiveDate: publishedPerformance.effectiveDate,
    })
    .from(funds)
    .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id));

type ListedFund = Awaited<ReturnType<typeof fundListing>>[number];

/** The code that tells a share class from all others: its own code doesn't. */
export const jfFundCode = ({ localId, currency }: Pick<ListedFund, 'localId' | 'currency'>): string =>
  `${localId}.${currency}`;

type FundOfCodes = { readonly code: string } & Parameters<typeof jfFundCode>[0];

/** The codes by which a stop may name the funds that an order leaves or enters: the code of each, and that of its class. */
export const codesToStop = (...funds: readonly (FundOfCodes | null | undefined)[]): readonly string[] =>
  funds.flatMap((fund) => (fund ? [fund.code, jfFundCode(fund)] : []));

type LongPeriods = Partial<Pick<ListedFund, 'twoYear' | 'fiveYear'>>;

/** The figure of several years that the lists of the fund's region have besides [ENT-30, ENT-31]. */
function longPeriods(fund: ListedFund): LongPeriods {
  const { longPeriod } = regionAnswers[fund.region];
  return { [longPeriod]: fund[longPeriod] };
}

/** A fund as the lists of the contract have it [API-44, API-45, API-47, API-74]. */
export const wireListing = (fund: ListedFund, language: Language): FundListAnswer[number] => ({
  name: { code: fund.code, value: localised(fund.names, language) ?? null },
  isinCode: fund.isin,
  jfFundCode: jfFundCode(fund),
  baseCurrency: fund.baseCurrency,
  fundRiskRating: fund.riskRating,
  category: fund.category === '' ? null : wireCode(fund.category, categoryNames, language),
  fundMarketType: fund.marketType === null ? null : wireCode(fund.marketType, marketTypeNames, language),
  fundPerformance: {
    oneYear: fund.oneYear,
    ...longPeriods(fund),
    threeYear: fund.threeYear,
    performanceEffectiveDate: fund.effectiveDate,
  },
});

/** A code with its name. */
export const wireCode = (code: string, names: typeof categoryNames, language: Language) => ({
  code,
  value: localised(names[code] ?? {}, language) ?? null,
});
