import { addDays } from '../calendar/calendar';
import { isIsoDate } from '../calendar/iso-text';
import { addMonths, type Month, monthOf } from '../calendar/months';
import { isRetained } from './retention';

/** The first and the last day of a month; undefined for what is no month. */
export function daysOfMonth(month: Month): { readonly first: string; readonly last: string } | undefined {
  const first = `${month}-01`;
  if (!isIsoDate(first)) return undefined;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return last === '' ? undefined : { first, last };
}

/** The day on which a month's statement can be looked up: the first after the month; '' for what is no month [ORDQ-09]. */
export const statementReadyOn = (month: Month): string => (daysOfMonth(month) ? `${addMonths(month, 1)}-01` : '');

/** The months whose statements can be looked up today, the newest first: over, kept still, and none before the client's first day [ORDQ-09, ORDQ-14]. */
export function statementMonths(clientSince: string, today: string): readonly Month[] {
  if (!isIsoDate(clientSince) || !isIsoDate(today)) return [];
  const since = monthOf(clientSince);
  const months: Month[] = [];
  for (let month = addMonths(monthOf(today), -1); month >= since && isKept(month, today); month = addMonths(month, -1))
    months.push(month);
  return months;
}

/** The month whose statement comes next: the one that has begun. */
export const nextStatementMonth = (today: string): Month => monthOf(today);

const isKept = (month: Month, today: string): boolean =>
  isRetained('statement', addDays(`${addMonths(month, 1)}-01`, -1), today);
