import { dayLength } from './day-length';
import { isIsoDate } from './iso-text';

/** The days a market is closed besides weekends: holidays known ahead, closures that arrive at run time; dates [OPEN-32]. */
export type Calendar = {
  readonly holidays: ReadonlySet<string>;
  readonly closures?: ReadonlySet<string> | undefined;
  /** The last year whose holidays are listed; after it only weekends and closures are known. */
  readonly lastYear?: number | undefined;
};

/** The calendar that closes least, on weekends alone: a holiday or a closure only ever moves something to a later day. */
export const weekendsOnly: Calendar = { holidays: new Set() };

const longestBreak = 60;
const mostBusinessDays = 2_600;
const lastDay = Date.parse('9999-12-31');

/**
 * Returns true if a market deals on a date: Monday to Friday, no holiday, no closure [TRADE-91]; make-up Saturdays
 * aren't dealing days [OPEN-32].
 */
export const isBusinessDay = (date: string, calendar: Calendar): boolean =>
  isIsoDate(date) && isOpen(Date.parse(date), calendar);

/** The first business day after a date [TRADE-92]; '' when there is none within 60 days. */
export const nextBusinessDay = (date: string, calendar: Calendar): string => addBusinessDays(date, 1, calendar);

/** The last business day before a date; '' when there is none within 60 days [OPEN-32]. */
export function businessDayBefore(date: string, calendar: Calendar): string {
  for (let back = 1; back <= longestBreak; back += 1) {
    const day = addDays(date, -back);
    if (isBusinessDay(day, calendar)) return day;
  }
  return '';
}

/** A date where it is a business day, else the first one after it; '' when there is none within 60 days [TRADE-91, TRADE-92]. */
export const businessDayFrom = (date: string, calendar: Calendar): string =>
  isBusinessDay(date, calendar) ? date : nextBusinessDay(date, calendar);

/** The business day so many business days after a date, the date itself for none; '' for a count that isn't whole or is below zero [VCA-27, OPEN-66]. */
export function addBusinessDays(date: string, days: number, calendar: Calendar): string {
  if (!isIsoDate(date) || !Number.isInteger(days) || days < 0 || days > mostBusinessDays) return '';
  let day: number | undefined = Date.parse(date);
  for (let left = days; left > 0 && day !== undefined; left -= 1) day = openDayAfter(day, calendar);
  return day === undefined ? '' : dateOf(day);
}

/** The date so many days after another, before it for a number below zero; '' for what is no date. */
export const addDays = (date: string, days: number): string =>
  isIsoDate(date) ? dateOf(Date.parse(date) + days * dayLength) : '';

/**
 * Returns true if a date lies after the years that a calendar lists, so that its holidays aren't known and a client
 * must be told [OPEN-32].
 */
export function isBeyondCalendar(date: string, { lastYear }: Calendar): boolean {
  return isIsoDate(date) && Number(date.slice(0, 4)) > (lastYear ?? Infinity);
}

/** The first year of some dates whose holidays aren't known; undefined where those of all are [OPEN-32]. */
export function unlistedYear(dates: readonly (string | undefined)[], calendar: Calendar): string | undefined {
  const beyond = dates.filter((date) => date !== undefined && isBeyondCalendar(date, calendar));
  return beyond.toSorted()[0]?.slice(0, 4);
}

function openDayAfter(start: number, calendar: Calendar): number | undefined {
  for (let step = 1; step <= longestBreak; step += 1) {
    const day = start + step * dayLength;
    if (isOpen(day, calendar)) return day;
  }
  return undefined;
}

// A day is the milliseconds from 1970 to its start. After the year 9999 there are no dates, so nothing is open.
function isOpen(day: number, { holidays, closures }: Calendar): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || day > lastDay) return false;
  const date = dateOf(day);
  return !holidays.has(date) && closures?.has(date) !== true;
}

const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
