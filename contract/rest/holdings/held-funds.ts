import * as z from 'zod/mini';
import { ours } from '../ours';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));
const precision = z.int();

const fund = z.object({
  name: z.object({ code: z.string(), value: text }),
  isinCode: text,
  baseCurrency: z.string(),
  fundRiskRating: text,
  category: z.object({ code: z.string(), value: text }),
  /** In Hong Kong too, unlike by GraphQL: a list has no break-down beside it [CONFLICT-30]. */
  fundMarketType: z.optional(z.nullable(z.object({ code: z.string(), value: text }))),
  navPrecision: precision,
  fundPrice: z.optional(z.nullable(z.object({ bid: text, nav: text, date: text }))),
  fundAvailability: z.object({
    availBuy: z.boolean(),
    availRSPBuy: z.boolean(),
    availERSPBuy: z.boolean(),
    availSchBuy: flag,
    availSell: flag,
    availSwitchSell: flag,
  }),
  isCifmFund: flag,
  availSchBuy: flag,
  statusNormal: flag,
});

/**
 * portfolio: every line the client holds, with what it has by GraphQL; figures are decimal text [API-38, ENT-01..08]. It is a
 * list, so totals follow from its lines. Three things are ours: the account's type, and under the names `txnCcy...` the
 * amounts in the currency that the line is settled in, beside those in the viewing currency and the fund's own.
 */
export const heldFundList = z.array(
  z.object({
    accountNo: z.string(),
    accountType: z.enum(clientAccountTypes),
    fund,
    txnPaymentType: text,
    txnCurrency: text,
    holdingUnits: text,
    holdingUnitsPrecision: precision,
    averageUnitCost: text,
    averageUnitCostPrecision: precision,
    marketValue: text,
    marketValuePrecision: precision,
    /** The earliest date of the exchange rates by which the figures are converted; ours. */
    rateDate: ours(text),
    cost: text,
    costPrecision: precision,
    returnPercent: text,
    returnPercentPrecision: precision,
    profit: text,
    profitPrecision: precision,
    grossDividend: text,
    grossDividendPrecision: precision,
    fundBaseCcyCost: text,
    fundBaseCcyCostPrecision: precision,
    fundBaseCcyValue: text,
    fundBaseCcyValuePrecision: precision,
    fundBaseCcyReturnPercent: text,
    fundBaseCcyReturnPercentPrecision: precision,
    fundBaseCcyProfit: text,
    fundBaseCcyProfitPrecision: precision,
    txnCcyCost: ours(text),
    txnCcyCostPrecision: ours(z.optional(precision)),
    txnCcyValue: ours(text),
    txnCcyValuePrecision: ours(z.optional(precision)),
    txnCcyRateDate: ours(text),
    txnCcyProfit: ours(text),
    txnCcyProfitPrecision: ours(z.optional(precision)),
    txnCcyGrossDividend: ours(text),
    txnCcyGrossDividendPrecision: ours(z.optional(precision)),
  }),
);

/**
 * The query for the portfolio; empty counts as not given: the region's own currency, and all holdings [PORT-26,
 * PORT-53].
 */
export const heldFundQuery = z.object({
  /** The viewing currency; which there are is the domain's to say. */
  showCcy: z.optional(z.string()),
  /** The trading type: bought in a lump sum or regularly. */
  paymentType: z.optional(z.string()),
});
