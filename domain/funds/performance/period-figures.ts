import type { Decimal } from '../../money/decimal';
import type { Region } from '../../region';
import { type FundPerformance, performanceColumns, type PerformanceLabel } from './performance-columns';
import { type Period, periods } from './period';

/** A period that a fund's performance is stated for: one of the seven, or the years of a column [FUND-29, FUND-31]. */
export type FigurePeriod = Period | PerformanceLabel;

/** A fund's performance over a period in percent; undefined where none is published. */
export type PeriodFigure = { readonly period: FigurePeriod; readonly percent: Decimal | undefined };

const figureOf = {
  '1M': ({ oneMonth }) => oneMonth,
  '3M': ({ threeMonth }) => threeMonth,
  '6M': ({ sixMonth }) => sixMonth,
  '1Y': ({ oneYear }) => oneYear,
  '2Y': ({ twoYear }) => twoYear,
  '3Y': ({ threeYear }) => threeYear,
  '5Y': ({ fiveYear }) => fiveYear,
  YTD: ({ yearToDate }) => yearToDate,
  ALL: ({ sinceStart }) => sinceStart,
} as const satisfies Record<FigurePeriod, (performance: FundPerformance) => Decimal | undefined>;

const inOrder = ['1M', '3M', '6M', '1Y', '2Y', '3Y', '5Y', 'YTD', 'ALL'] as const satisfies readonly FigurePeriod[];

/** The seven periods in their order, with the years of the region's columns in between [FUND-05, FUND-06, FUND-31, CONFLICT-28]. */
export function figurePeriods(region: Region): readonly FigurePeriod[] {
  const shown: readonly FigurePeriod[] = [...periods, ...performanceColumns(region)];
  return inOrder.filter((period) => shown.includes(period));
}

/** A fund's published figure in a period; undefined where none is. */
export const publishedFigure = (performance: FundPerformance, period: FigurePeriod): Decimal | undefined =>
  figureOf[period](performance);

/** A fund's published figure in each period of a region [FUND-05, FUND-06, FUND-31, OPEN-27]. */
export const publishedFigures = (region: Region, performance: FundPerformance): readonly PeriodFigure[] =>
  figurePeriods(region).map((period) => ({ period, percent: publishedFigure(performance, period) }));
