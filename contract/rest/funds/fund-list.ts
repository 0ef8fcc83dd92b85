import * as z from 'zod/mini';
import { ours } from '../ours';

const optional = z.optional(z.nullable(z.string()));
const named = z.object({ code: z.string(), value: optional });

/** Funds as lines of a list: fund, fund/search, fund/recentView, stocks, stockList [API-44, API-45, API-47, API-74]. */
export const fundList = z.array(
  z.object({
    name: named,
    isinCode: optional,
    jfFundCode: optional,
    baseCurrency: z.string(),
    fundRiskRating: optional,
    category: z.optional(z.nullable(named)),
    fundMarketType: z.optional(z.nullable(named)),
    /** The fund whose share class this is: the same code for each of its classes [FUND-39]. */
    fundGroupCode: ours(optional),
    /** The company that manages the fund: the same code in every language [FUND-37]. */
    house: ours(z.optional(z.nullable(named))),
    /** none, yearly, half-yearly, quarterly or monthly [FUND-17]. */
    distributionFrequency: ours(optional),
    /** In percent of the fund's assets a year. */
    ongoingCharge: ours(optional),
    /** The distributions of twelve months, in percent of the last price. */
    distributionYield: ours(optional),
    /** The fund's assets in the region's currency. */
    comparableSize: ours(optional),
    fundPerformance: z.optional(
      z.nullable(
        z.object({
          oneYear: optional,
          twoYear: optional,
          threeYear: optional,
          fiveYear: optional,
          oneMonth: ours(optional),
          threeMonth: ours(optional),
          sixMonth: ours(optional),
          yearToDate: ours(optional),
          performanceEffectiveDate: optional,
        }),
      ),
    ),
  }),
);

export type FundListAnswer = z.infer<typeof fundList>;

/** fund/category and fund/marketType: the codes that funds bear, with their names [API-42, API-43]. */
export const fundCodeList = z.array(named);

export type FundCodeList = z.infer<typeof fundCodeList>;

/** fund/lastPrice (TW): the last price of each fund that has one [API-46]. */
export const lastPriceList = z.array(z.object({ jfFundCode: z.string(), nav: optional, date: optional }));
