import { addDays, businessDayBefore, type Calendar, isBusinessDay, nextBusinessDay, weekendsOnly } from './calendar';
import { isIsoDate } from './iso-text';

/** A day of a month: whether funds are dealt on it. */
export type DealingDay = { readonly date: string; readonly isDealing: boolean };

/** Days in a row without dealing, more than a weekend: the dealing days on both sides, and the weekdays that are closed [OPEN-32, TRADE-91, TRADE-92]. */
export type DealingBreak = {
  /** The last dealing day before it; orders sent after its cut-off wait. */
  readonly before: string;
  readonly first: string;
  readonly last: string;
  /** Those that would be dealing days were they no holidays and no closures. */
  readonly closed: readonly string[];
  /** The dealing day that orders sent in the meantime count for. */
  readonly dealtOn: string;
};

/** The days of a month, `YYYY-MM`; none for what is no month [TRADE-91, OPEN-32]. */
export function dealingMonth(month: string, calendar: Calendar): readonly DealingDay[] {
  const days: DealingDay[] = [];
  for (let date = `${month}-01`; isIsoDate(date) && date.startsWith(month); date = addDays(date, 1))
    days.push({ date, isDealing: isBusinessDay(date, calendar) });
  return days;
}

/** The breaks that touch a month, in order; one without a dealing day on both sides within 60 days is left out [OPEN-32, TRADE-92]. */
export function dealingBreaks(month: string, calendar: Calendar): readonly DealingBreak[] {
  const breaks: DealingBreak[] = [];
  for (const { date } of dealingMonth(month, calendar))
    if (isClosedWeekday(date, calendar) && !breaks.some(({ dealtOn }) => date < dealtOn))
      breaks.push(...breakAround(date, calendar));
  return breaks;
}

/** The month so many months after another, `YYYY-MM`; '' for what is no month. */
export function monthAfter(month: string, months: number): string {
  if (!isIsoDate(`${month}-01`)) return '';
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

function breakAround(date: string, calendar: Calendar): readonly DealingBreak[] {
  const before = businessDayBefore(date, calendar);
  const dealtOn = nextBusinessDay(date, calendar);
  if (before === '' || dealtOn === '') return [];
  const days: string[] = [];
  for (let day = addDays(before, 1); day < dealtOn; day = addDays(day, 1)) days.push(day);
  const closed = days.filter((day) => isClosedWeekday(day, calendar));
  return [{ before, first: addDays(before, 1), last: addDays(dealtOn, -1), closed, dealtOn }];
}

const isClosedWeekday = (date: string, calendar: Calendar): boolean =>
  isBusinessDay(date, weekendsOnly) && !isBusinessDay(date, calendar);
