import type { FigurePeriod } from '../../domain/funds/performance/period-figures';
import { type PricedFund, totalReturn, totalReturnCourse } from '../../domain/funds/performance/return-course';
import type { Decimal } from '../../domain/money/decimal';
import { toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';

/** The figures of a fund's performance, each over its own period. */
export const performanceFigures = [
  'oneMonth',
  'threeMonth',
  'sixMonth',
  'oneYear',
  'twoYear',
  'threeYear',
  'fiveYear',
  'yearToDate',
  'sinceStart',
] as const;

/**
 * Returns the total return of a fund in percent with two places, reckoned from its prices and distributions by the
 * domain's rule to the day of the last price; undefined without two prices [FUND-30, FUND-31].
 */
export function calculatedPerformance(fund: PricedFund) {
  const last = fund.record.at(-1);
  if (last === undefined || fund.record.length < 2) return undefined;
  const effectiveDate = last.date;
  const course = totalReturnCourse(fund);
  const over = (period: FigurePeriod) => percent(course && totalReturn(course, period, effectiveDate));
  return {
    oneMonth: over('1M'),
    threeMonth: over('3M'),
    sixMonth: over('6M'),
    oneYear: over('1Y'),
    twoYear: over('2Y'),
    threeYear: over('3Y'),
    fiveYear: over('5Y'),
    yearToDate: over('YTD'),
    sinceStart: over('ALL'),
    effectiveDate,
  };
}

const percent = (figure: Decimal | undefined): string | null =>
  figure === undefined ? null : toText(round(figure, 2, 'half-up'));
