import * as z from 'zod/mini';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';
import { named } from '../../http/holdings/held-fund';
import { viewedHolding, readWireHolding } from '../../http/holdings/portfolio-holdings';
import { optionalPrecision, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { regionalSummary } from './regional-summaries';

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
  totalValue: optionalFigure,
  totalValuePrecision: optionalPrecision,
});

const list = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(z.array(item)));

const summary = z.object({
  totalCost: optionalFigure,
  totalValue: optionalFigure,
  totalValuePrecision: optionalPrecision,
  returnPercent: optionalFigure,
  profit: optionalFigure,
  numberOfFunds: z.int(),
  pieChartNodes: list(pieChartNode),
  holdingStatisticsDetails: list(account),
  // A summary that can't be read is left out: the holdings stand without it.
  regionalSummaries: z.catch(list(regionalSummary), undefined),
});

/** The answer of a holding-statistics query: HK's and TW's fields, each optional where one region lacks it [ENT-01..11]. */
export const holdingStatisticsFields = z.extend(summary, { tableViewDetails: list(readWireHolding) });

/** The same answer in the viewing currency, beside one that says everything else of each line. */
export const viewedStatisticsFields = z.extend(summary, { tableViewDetails: list(viewedHolding) });

export type HoldingSummary = z.output<typeof summary>;
export type HoldingStatistics = z.output<typeof holdingStatisticsFields>;
