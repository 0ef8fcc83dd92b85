import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundListing, NamedCode } from '../../../domain/funds/finding/fund-listing';
import { isNamedDistributing, namedFrequency } from '../../../domain/funds/finding/named-frequency';
import { parseDistributionFrequency } from '../../../domain/funds/fund-details';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { FundPerformance } from '../../../domain/funds/performance/performance-columns';
import type { Result } from '../../../domain/kernel/result';
import type { HttpAnswer } from '../../http/http-answer';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import { type FundListAnswer, fundCodeList, fundList, lastPriceList } from '../../../contract/rest/funds/fund-list';
import { readJson } from '../read-answer';

/** The last prices of `fund/lastPrice`, by the asset manager's code. */
export type LastPrices = ReadonlyMap<string, NonNullable<FundListing['lastPrice']>>;

/** Reads a list of funds [API-44, API-45, API-47, API-74]. */
export const readFundList: (answer: HttpAnswer) => Result<readonly FundListing[], CallFailure> = readJson(
  fundList,
  (funds) => funds.map(toListing),
);

/** Reads codes with their names [API-42, API-43]. */
export const readFundCodes: (answer: HttpAnswer) => Result<readonly NamedCode[], CallFailure> = readJson(
  fundCodeList,
  (codes) => codes.map(toNamedCode),
);

/** Reads the last prices of TW's funds; one that isn't a figure is left out [API-46]. */
export const readLastPrices: (answer: HttpAnswer) => Result<LastPrices, CallFailure> = readJson(
  lastPriceList,
  (prices) =>
    new Map(
      prices.flatMap(({ jfFundCode, nav, date }) => {
        const price = toFigure(nav);
        return price ? [[jfFundCode, onlyPresent({ price, date: date ?? undefined })] as const] : [];
      }),
    ),
);

const toNamedCode = ({ code, value }: FundListAnswer[number]['name']): NamedCode => ({ code, name: value ?? code });

function toListing({ name, category, fundMarketType, fundPerformance, ...fund }: FundListAnswer[number]): FundListing {
  const named = name.value ?? '';
  const frequency = parseDistributionFrequency(fund.distributionFrequency ?? undefined) ?? namedFrequency(named);
  return onlyPresent({
    code: name.code,
    name: name.value ?? name.code,
    baseCurrency: fund.baseCurrency,
    isinCode: fund.isinCode ?? undefined,
    jfFundCode: fund.jfFundCode ?? undefined,
    riskRating: parseFundRiskRating(fund.fundRiskRating ?? undefined),
    fundPerformance: fundPerformance ? toPerformance(fundPerformance) : undefined,
    category: category ? toNamedCode(category) : undefined,
    fundGroupCode: fund.fundGroupCode ?? undefined,
    house: fund.house ? toNamedCode(fund.house) : undefined,
    distributionFrequency: frequency,
    isDistributing: (frequency === undefined && isNamedDistributing(named)) || undefined,
    ongoingCharge: toFigure(fund.ongoingCharge),
    distributionYield: toFigure(fund.distributionYield),
    comparableSize: toFigure(fund.comparableSize),
    marketType: fundMarketType ? toNamedCode(fundMarketType) : undefined,
  });
}

function toPerformance(stated: NonNullable<FundListAnswer[number]['fundPerformance']>): FundPerformance {
  return onlyPresent({
    oneYear: toFigure(stated.oneYear),
    twoYear: toFigure(stated.twoYear),
    threeYear: toFigure(stated.threeYear),
    fiveYear: toFigure(stated.fiveYear),
    oneMonth: toFigure(stated.oneMonth),
    threeMonth: toFigure(stated.threeMonth),
    sixMonth: toFigure(stated.sixMonth),
    yearToDate: toFigure(stated.yearToDate),
    performanceEffectiveDate: stated.performanceEffectiveDate ?? undefined,
  });
}
