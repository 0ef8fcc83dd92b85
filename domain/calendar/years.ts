import { isIsoDate } from './iso-text';

/** Returns the year of a date. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Returns the first day of a calendar year. */
export const firstDayOfYear = (year: number): string => `${String(year).padStart(4, '0')}-01-01`;

/** Returns the last day of a calendar year. */
export const lastDayOfYear = (year: number): string => `${String(year).padStart(4, '0')}-12-31`;

/** Returns the first and the last day of a calendar year; undefined for what is no year from 1 to 9999. */
export function daysOfYear(year: number): { readonly first: string; readonly last: string } | undefined {
  const last = lastDayOfYear(year);
  return isIsoDate(last) ? { first: firstDayOfYear(year), last } : undefined;
}

/** Returns the years from that of one day to that of another, the latest first; none for what is no day. */
export function yearsBetween(first: string, last: string): readonly number[] {
  if (!isIsoDate(first) || !isIsoDate(last)) return [];
  const years: number[] = [];
  for (let year = yearOf(last); year >= yearOf(first); year -= 1) years.push(year);
  return years;
}
