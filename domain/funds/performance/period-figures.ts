import type { Decimal } from '../../money/decimal';
import type { FundPerformance } from './performance-columns';
import { type Period, periods } from './period';

const figureOf = {
  '1M': ({ oneMonth }) => oneMonth,
  '3M': ({ threeMonth }) => threeMonth,
  '6M': ({ sixMonth }) => sixMonth,
  '1Y': ({ oneYear }) => oneYear,
  '3Y': ({ threeYear }) => threeYear,
  YTD: ({ yearToDate }) => yearToDate,
  ALL: ({ sinceStart }) => sinceStart,
} as const satisfies Record<Period, (performance: FundPerformance) => Decimal | undefined>;

/** A fund's figure in each of the seven periods, undefined where none is published [FUND-31, OPEN-27]. */
export const periodFigures = (
  performance: FundPerformance,
): readonly { readonly period: Period; readonly percent: Decimal | undefined }[] =>
  periods.map((period) => ({ period, percent: figureOf[period](performance) }));
