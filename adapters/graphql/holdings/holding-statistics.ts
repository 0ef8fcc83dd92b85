import * as z from 'zod/mini';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';
import { optionalFigure, optionalFlag, optionalPrecision, optionalText } from '../../http/wire-fields';
import { regionalSummary } from './regional-summaries';

const named = z.object({ code: z.string(), value: optionalText });

const availability = z.object({
  availBuy: z.boolean(),
  availRSPBuy: z.boolean(),
  availERSPBuy: z.boolean(),
  availSchBuy: optionalFlag,
  availSell: optionalFlag,
  availSwitchSell: optionalFlag,
});

const fund = z.object({
  name: named,
  isinCode: optionalText,
  baseCurrency: z.string(),
  fundRiskRating: optionalText,
  category: named,
  navPrecision: optionalPrecision,
  fundPrice: z.optional(z.nullable(z.object({ bid: optionalFigure, nav: optionalFigure, date: optionalText }))),
  fundAvailability: availability,
  isCifmFund: optionalFlag,
  availSchBuy: optionalFlag,
  statusNormal: optionalFlag,
  fundMarketType: z.optional(z.nullable(named)),
});

const holding = z.object({
  accountNo: z.string(),
  fund,
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

const pieChartNode = z.object({
  nodeInfo: named,
  label: optionalText,
  marketValue: optionalFigure,
  marketValuePrecision: optionalPrecision,
  cost: optionalFigure,
  profit: optionalFigure,
  returnPercent: optionalFigure,
});

const account = z.object({
  accountNo: z.string(),
  accountType: z.enum(clientAccountTypes),
  totalCost: optionalFigure,
  totalValue: optionalFigure,
  totalValuePrecision: optionalPrecision,
  profit: optionalFigure,
  returnPercent: optionalFigure,
  numberOfFunds: z.int(),
});

const list = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(z.array(item)));

/** A line in another currency, for its figures alone. */
const viewedHolding = z.pick(holding, {
  accountNo: true,
  txnPaymentType: true,
  txnCurrency: true,
  marketValue: true,
  marketValuePrecision: true,
  cost: true,
  returnPercent: true,
  returnPercentPrecision: true,
  profit: true,
});

const summary = z.object({
  currency: z.string(),
  totalCost: optionalFigure,
  totalValue: optionalFigure,
  totalValuePrecision: optionalPrecision,
  returnPercent: optionalFigure,
  profit: optionalFigure,
  numberOfFunds: z.int(),
  numberOfFundsWithoutValue: z.int(),
  valuationDate: optionalText,
  pieChartNodes: list(pieChartNode),
  holdingStatisticsDetails: list(account),
  // A summary that can't be read is left out: the holdings stand without it.
  regionalSummaries: z.catch(list(regionalSummary), undefined),
});

/** The answer of a holding-statistics query: HK's and TW's fields, each optional where one region lacks it [ENT-01..11]. */
export const holdingStatisticsFields = z.extend(summary, { tableViewDetails: list(holding) });

/** The same answer in the viewing currency, beside one that says everything else of each line. */
export const viewedStatisticsFields = z.extend(summary, {
  tableViewDetails: list(
    z.extend(viewedHolding, { fund: z.object({ name: z.object({ code: z.string() }), baseCurrency: z.string() }) }),
  ),
});

export type HoldingSummary = z.output<typeof summary>;
export type HoldingStatistics = z.output<typeof holdingStatisticsFields>;
export type WireHolding = z.output<typeof holding>;
export type WireNode = z.output<typeof pieChartNode>;
export type ViewedHolding = NonNullable<z.output<typeof viewedStatisticsFields>['tableViewDetails']>[number];
