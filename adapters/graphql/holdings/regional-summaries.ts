import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { regionalSummaryTypes, type RegionalSummary } from '../../../domain/holdings/figures/regional-summary';
import type { Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
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

/** The parts of a Taiwan portfolio's summary in our words. */
export const regionalSummariesOf = (
  summaries: readonly z.output<typeof regionalSummary>[],
): readonly RegionalSummary[] =>
  summaries.map(({ marketValuePrecision, returnPercentPrecision, ...summary }) => ({
    ...onlyPresent(summary),
    precision: figurePrecision('other', marketValuePrecision),
    percentPrecision: figurePrecision('percent', returnPercentPrecision),
  }));

/** Reads the parts of a Taiwan portfolio's summary from the list in a holding-statistics answer [ENT-11, HOLD-16, ENUM-19]. */
export const readRegionalSummaries: (list: unknown) => Result<readonly RegionalSummary[], CallFailure> = parseBody(
  z.array(regionalSummary),
  regionalSummariesOf,
);
