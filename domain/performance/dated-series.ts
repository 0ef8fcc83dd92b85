import { addDays } from '../calendar/calendar';
import type { DayRange } from '../calendar/day-range';

/** Something that counts from its day on, until the next one of its series. */
export type Dated = { readonly date: string };

/** Returns the last element of a series, the earliest first, that is dated on or before a day; undefined where there is none, or none of the last `mostDays` days. */
export function latestUpTo<T extends Dated>(series: readonly T[], day: string, mostDays?: number): T | undefined {
  const found = series[countUpTo(series, day) - 1];
  if (found === undefined || mostDays === undefined) return found;
  return found.date < addDays(day, -mostDays) ? undefined : found;
}

/** Returns how many elements of a series, the earliest first, are dated on or before a day. */
export function countUpTo(series: readonly Dated[], day: string): number {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = series[middle];
    if (at !== undefined && at.date <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a function that finds what `latestUpTo` does, and goes on from where it found the last one: for days that mostly go forwards. */
export function latestForward<T extends Dated>(series: readonly T[]): (day: string) => T | undefined {
  let count = 0;
  let before: string | undefined;
  return (day) => {
    if (before === undefined || day < before) count = countUpTo(series, day);
    for (let next = series[count]; next !== undefined && next.date <= day; next = series[count]) count += 1;
    before = day;
    return series[count - 1];
  };
}

/** Tells whether something is dated within a range of days. */
export const isWithin = ({ date }: Dated, { first, last }: DayRange): boolean => date >= first && date <= last;
