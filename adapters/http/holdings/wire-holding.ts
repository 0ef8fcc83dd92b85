import * as z from 'zod/mini';
import { optionalFigure, optionalFlag, optionalPrecision, optionalText } from '../wire-fields';

/** A code and what it is called in the client's language. */
export const named = z.object({ code: z.string(), value: optionalText });

/** What may be done with the fund of a holding [ENT-06..08]. */
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

/** A holding as every technology answers it, HK's and TW's fields, each optional where one region lacks it [ENT-01..08]. */
export const wireHolding = z.object({
  accountNo: z.string(),
  fund: wireFund,
  holdingUnits: optionalFigure,
  holdingUnitsPrecision: optionalPrecision,
  averageUnitCost: optionalFigure,
  averageUnitCostPrecision: optionalPrecision,
  marketValue: optionalFigure,
  marketValuePrecision: optionalPrecision,
  cost: optionalFigure,
  returnPercent: optionalFigure,
  returnPercentPrecision: optionalPrecision,
  profit: optionalFigure,
  fundBaseCcyCost: optionalFigure,
  fundBaseCcyValue: optionalFigure,
  fundBaseCcyValuePrecision: optionalPrecision,
  fundBaseCcyReturnPercent: optionalFigure,
  fundBaseCcyReturnPercentPrecision: optionalPrecision,
  fundBaseCcyProfit: optionalFigure,
  label: optionalText,
  txnPaymentType: optionalText,
  txnCurrency: optionalText,
  grossDividend: optionalFigure,
});

/** A holding in another currency, for its figures alone. */
export const viewedHolding = z.extend(
  z.pick(wireHolding, {
    accountNo: true,
    txnPaymentType: true,
    txnCurrency: true,
    marketValue: true,
    marketValuePrecision: true,
    cost: true,
    returnPercent: true,
    returnPercentPrecision: true,
    profit: true,
  }),
  { fund: z.object({ name: z.object({ code: z.string() }), baseCurrency: z.string() }) },
);

export type WireHolding = z.output<typeof wireHolding>;
export type ViewedHolding = z.output<typeof viewedHolding>;
