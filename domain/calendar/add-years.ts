import { isIsoDate } from './iso-text';
import { yearOf } from './years';

/** The same day so many years after a date, the last of February where the year has no leap day; '' for what is no date, or past the year 9999. */
export function addYears(date: string, years: number): string {
  if (!isIsoDate(date)) return '';
  const year = String(yearOf(date) + years).padStart(4, '0');
  return [`${year}${date.slice(4)}`, `${year}-02-28`].find(isIsoDate) ?? '';
}
