import { DateTime } from 'luxon';
import { isIsoDate } from './iso-text';

/** The days a market is closed besides weekends: holidays known ahead, closures that arrive at run time; dates [OPEN-32]. */
export type Calendar = { readonly holidays: ReadonlySet<string>; readonly closures?: ReadonlySet<string> | undefined };

const longestBreak = 60;
const mostBusinessDays = 2_600;

/** Whether a market deals on a date: Monday to Friday, no holiday, no closure [TRADE-91]; make-up Saturdays aren't dealing days [OPEN-32]. */
export function isBusinessDay(date: string, calendar: Calendar): boolean {
  if (!isIsoDate(date) || DateTime.fromISO(date, { zone: 'utc' }).weekday > 5) return false;
  return !calendar.holidays.has(date) && calendar.closures?.has(date) !== true;
}

/** The first business day after a date [TRADE-92]; '' when there is none within 60 days. */
export function nextBusinessDay(date: string, calendar: Calendar): string {
  if (!isIsoDate(date)) return '';
  let day = DateTime.fromISO(date, { zone: 'utc' });
  for (let step = 1; step <= longestBreak; step += 1) {
    day = day.plus({ days: 1 });
    const next = day.toFormat('yyyy-MM-dd');
    if (isBusinessDay(next, calendar)) return next;
  }
  return '';
}

/** The business day so many business days after a date, the date itself for none; '' for a count that isn't whole or is below zero. */
export function addBusinessDays(date: string, days: number, calendar: Calendar): string {
  if (!isIsoDate(date) || !Number.isInteger(days) || days < 0 || days > mostBusinessDays) return '';
  let day = date;
  for (let left = days; left > 0 && day !== ''; left -= 1) day = nextBusinessDay(day, calendar);
  return day;
}
