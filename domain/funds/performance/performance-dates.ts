import type { DayRange } from '../../calendar/day-range';
import type { FundPerformance } from './performance-columns';

/** Returns the days to which the performance of some funds is calculated, the first and the last that is stated; undefined where none is [FUND-07]. */
export function performanceDates(
  funds: readonly { readonly fundPerformance?: FundPerformance | undefined }[],
): DayRange | undefined {
  const days = funds.flatMap(({ fundPerformance }) => fundPerformance?.performanceEffectiveDate || []);
  const [first] = days;
  if (first === undefined) return undefined;
  return days.reduce<DayRange>(
    (range, day) => ({ first: day < range.first ? day : range.first, last: day > range.last ? day : range.last }),
    { first, last: first },
  );
}
