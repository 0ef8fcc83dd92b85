import * as z from 'zod/mini';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { publishedPrice } from '../../../domain/funds/prices/published-price';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import type { HeldFund } from '../../../domain/holdings/portfolio-holding';
import { optionalFlag, optionalPrecision, optionalText } from '../wire-fields';
import { optionalFigure } from '../wire-figures';

/** A code and what it is called in the client's language. */
export const named = z.object({ code: z.string(), value: optionalText });

/** The flags of a held fund that say what may be done with it [ENT-06..08]. */
export const wireAvailability = z.object({
  availBuy: z.boolean(),
  availRSPBuy: z.boolean(),
  availERSPBuy: z.boolean(),
  availSchBuy: optionalFlag,
  availSell: optionalFlag,
  availSwitchSell: optionalFlag,
});

/** The fund of a holding [ENT-02..04]. */
export const wireFund = z.object({
  name: named,
  isinCode: optionalText,
  jfFundCode: optionalText,
  baseCurrency: z.string(),
  fundRiskRating: optionalText,
  category: named,
  navPrecision: optionalPrecision,
  fundPrice: z.optional(z.nullable(z.object({ bid: optionalFigure, nav: optionalFigure, date: optionalText }))),
  fundAvailability: wireAvailability,
  isCifmFund: optionalFlag,
  availSchBuy: optionalFlag,
  statusNormal: optionalFlag,
  fundMarketType: z.optional(z.nullable(named)),
});

/** The fund of a holding in our words. */
export function heldFund(fund: z.output<typeof wireFund>): HeldFund {
  const { fundAvailability: may } = fund;
  const published = publishedPrice(fund.fundPrice ?? {});
  return {
    code: fund.name.code,
    name: fund.name.value ?? fund.name.code,
    isinCode: fund.isinCode,
    jfFundCode: fund.jfFundCode,
    category: fund.category.code,
    categoryName: fund.category.value ?? fund.category.code,
    fundMarketType: fund.fundMarketType?.code,
    marketTypeName: fund.fundMarketType?.value ?? fund.fundMarketType?.code,
    baseCurrency: fund.baseCurrency,
    riskRating: parseFundRiskRating(fund.fundRiskRating),
    navPrecision: figurePrecision('nav', fund.navPrecision),
    price: published.price,
    priceDate: published.date,
    availability: {
      buy: may.availBuy,
      regularBuy: may.availRSPBuy,
      eRegularBuy: may.availERSPBuy,
      scheduledBuy: may.availSchBuy ?? fund.availSchBuy,
      sell: may.availSell,
      switchOut: may.availSwitchSell,
    },
    isCifm: fund.isCifmFund,
    statusNormal: fund.statusNormal,
  };
}
