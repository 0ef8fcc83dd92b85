import { columnPerformance, type DatedNav, performance } from '../../domain/funds/performance/performance';
import type { Decimal } from '../../domain/money/decimal';
import { toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';

/** A fund's figures in percent with two places, reckoned from its prices by the domain's rule to the day of the last one [FUND-30, FUND-31]. */
export function calculatedPerformance(record: readonly DatedNav[]) {
  const last = record.at(-1);
  if (last === undefined) return undefined;
  const effectiveDate = last.date;
  const period = (of: Parameters<typeof performance>[1]) => percent(performance(record, of, effectiveDate));
  const column = (of: Parameters<typeof columnPerformance>[1]) => percent(columnPerformance(record, of, effectiveDate));
  return {
    oneMonth: period('1M'),
    threeMonth: period('3M'),
    sixMonth: period('6M'),
    oneYear: period('1Y'),
    twoYear: column('2Y'),
    threeYear: period('3Y'),
    fiveYear: column('5Y'),
    yearToDate: period('YTD'),
    sinceStart: period('ALL'),
    effectiveDate,
  };
}

const percent = (figure: Decimal | undefined): string | null =>
  figure === undefined ? null : toText(round(figure, 2, 'half-up'));
