import * as z from 'zod/mini';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { regionalSummaryTypes, type RegionalSummary } from '../../../domain/holdings/figures/regional-summary';
import { onlyPresent } from '../../http/only-present';
import { optionalPrecision, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

/** A part of a Taiwan portfolio's summary as it is answered. */
export const regionalSummary = z.object({
  summaryType: z.enum(regionalSummaryTypes),
  txnPaymentType: optionalText,
  txnCurrency: optionalText,
  cost: optionalFigure,
  marketValue: optionalFigure,
  marketValuePrecision: optionalPrecision,
  returnPercent: optionalFigure,
  returnPercentPrecision: optionalPrecision,
  profit: optionalFigure,
  grossDividend: optionalFigure,
});

/** The parts of a Taiwan portfolio's summary in our words [ENT-11, HOLD-16, ENUM-19]. */
export const toRegionalSummaries = (
  summaries: readonly z.output<typeof regionalSummary>[],
): readonly RegionalSummary[] =>
  summaries.map(({ marketValuePrecision, returnPercentPrecision, ...summary }) => ({
    ...onlyPresent(summary),
    precision: figurePrecision('other', marketValuePrecision),
    percentPrecision: figurePrecision('percent', returnPercentPrecision),
  }));
