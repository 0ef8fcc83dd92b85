import { addDays } from '../calendar/calendar';
import { isIsoDate } from '../calendar/iso-text';
import { isRetained } from './retention';

/** A month of the calendar, `YYYY-MM`. */
type Month = string;

/** The first and the last day of a month; undefined for what is no month. */
export function daysOfMonth(month: Month): { readonly first: string; readonly last: string } | undefined {
  const first = `${month}-01`;
  if (!isIsoDate(first)) return undefined;
  const last = addDays(`${monthAfter(month)}-01`, -1);
  return last === '' ? undefined : { first, last };
}

/** The day on which a month's statement can be looked up: the first after the month; '' for what is no month [ORDQ-09]. */
export const statementReadyOn = (month: Month): string => (daysOfMonth(month) ? `${monthAfter(month)}-01` : '');

/** The months whose statements can be looked up today, the newest first: over, kept still, and none before the client's first day [ORDQ-09, ORDQ-14]. */
export function statementMonths(clientSince: string, today: string): readonly Month[] {
  if (!isIsoDate(clientSince) || !isIsoDate(today)) return [];
  const since = monthOf(clientSince);
  const months: Month[] = [];
  for (let month = monthBefore(monthOf(today)); month >= since && isKept(month, today); month = monthBefore(month))
    months.push(month);
  return months;
}

/** The month whose statement comes next: the one that has begun. */
export const nextStatementMonth = (today: string): Month => monthOf(today);

const isKept = (month: Month, today: string): boolean =>
  isRetained('statement', addDays(`${monthAfter(month)}-01`, -1), today);

const monthOf = (date: string): Month => date.slice(0, 7);

const monthAfter = (month: Month): Month => shifted(month, 1);

const monthBefore = (month: Month): Month => shifted(month, -1);

function shifted(month: Month, by: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
}
