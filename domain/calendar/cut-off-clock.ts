import { type Calendar, isBusinessDay, nextBusinessDay } from './calendar';
import { deductionTime } from './deduction-time';
import { type CutOff, effectiveDate } from './effective-date';
import { hongKongDay } from './hong-kong-time';

/** The dealing date for which an order sent now counts, until when, and the one after that. */
export type CutOffClock = {
  readonly dealingDate: string;
  /** The last instant at which it still counts for that date. */
  readonly until: string;
  readonly nextDate: string;
  /** Why the date isn't today's [TRADE-90..92]. */
  readonly rolled?: 'after-cut-off' | 'no-dealing-day';
};

/** The cut-off of an order at an instant; undefined when the text is none or no dealing day comes [TRADE-90..92, TRADE-112..115, VCA-30, OPEN-31]. */
export function cutOffClock(now: string, cutOff: CutOff, calendar: Calendar): CutOffClock | undefined {
  const today = hongKongDay(now);
  const dealingDate = effectiveDate(now, cutOff, calendar);
  if (today === undefined || dealingDate === '') return undefined;
  const clock = {
    dealingDate,
    until: deductionTime(cutOff, dealingDate),
    nextDate: nextBusinessDay(dealingDate, calendar),
  };
  if (dealingDate === today) return clock;
  return { ...clock, rolled: isBusinessDay(today, calendar) ? 'after-cut-off' : 'no-dealing-day' };
}
