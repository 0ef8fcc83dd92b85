import type { Period } from '../performance/period';
import { isPerformancePublished, periodStart } from '../performance/performance';
import type { ReturnCourse } from '../performance/return-course';
import { type GrowthPoint, growthSince } from './price-record';

/**
 * Returns the growth of some courses side by side, each from 0 on the same day to the same day, so that they can be
 * compared; empty for one that doesn't reach back so far. All there is begins where the youngest of them does [FUND-24,
 * FUND-30, FUND-31].
 */
export function comparedGrowth(
  courses: readonly (ReturnCourse | undefined)[],
  period: Period,
): readonly (readonly GrowthPoint[])[] {
  const known = courses.flatMap((course) => course ?? []);
  const lastDays = known.flatMap(({ values }) => values.at(-1)?.date ?? []);
  const asOf = lastDays.toSorted()[0] ?? '';
  const start =
    period === 'ALL'
      ? (known
          .flatMap(({ values }) => values[0]?.date ?? [])
          .toSorted()
          .at(-1) ?? '')
      : periodStart(period, '', asOf);
  return courses.map((course) =>
    course !== undefined && isPerformancePublished(course.firstDate, asOf)
      ? growthSince(course, start, asOf).filter(({ date }) => date <= asOf)
      : [],
  );
}
