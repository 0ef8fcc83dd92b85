import { firstListedYear, marketCalendar } from '../../../config/calendars/market-calendar';
import { monthAfter } from '../../../domain/calendar/dealing-month';
import type { Region } from '../../../domain/region';

/** The month on show, `YYYY-MM`, and those before and after it that may be shown. */
type ShownMonth = { readonly month: string; readonly before?: string; readonly after?: string };

/**
 * Reads the month of an address; from the first year with listed holidays until a year after the last. Today's month in
 * place of any other.
 */
export function readMonth(asked: string | null, today: string, region: Region): ShownMonth {
  const first = `${String(firstListedYear(region))}-01`;
  const last = `${String((marketCalendar(region).lastYear ?? 0) + 1)}-12`;
  const isShown = (month: string): boolean => month >= first && month <= last;
  const isAsked = asked !== null && asked === monthAfter(asked, 0) && isShown(asked);
  const month = isAsked ? asked : today.slice(0, 7);
  const before = monthAfter(month, -1);
  const after = monthAfter(month, 1);
  return { month, ...(isShown(before) ? { before } : {}), ...(isShown(after) ? { after } : {}) };
}

/** The address of a month. */
export const monthAddress = (month: string): string => `/dealing-calendar?month=${month}`;
