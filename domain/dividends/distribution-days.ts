import { addDays, businessDayFrom, type Calendar, isBusinessDay } from '../calendar/calendar';
import { type DistributionFrequency, distributionFrequencies } from '../funds/fund-details';
import { addMonths } from '../calendar/months';
import { dateIn } from '../regular-plans/days/date-in';

/** The days of one distribution: who held the fund before the ex-date is paid on the other. */
export type DistributionDays = { readonly exDate: string; readonly payDate: string };

const daysToPay = 7;

/**
 * Returns true if a class distributes at the end of a month (YYYY-MM): a quarterly one does in March, June, September
 * and December [FUND-17].
 */
export function distributesIn(frequency: DistributionFrequency, month: string): boolean {
  const times = distributionFrequencies[frequency];
  return times > 0 && Number(month.slice(5, 7)) % (12 / times) === 0;
}

/** When a month's distribution counts and is paid: its last business day, and a week later or the next business day after that. */
export function distributionDays(month: string, calendar: Calendar): DistributionDays {
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  const days = Array.from({ length: Number(end.slice(8)) }, (_, index) => dateIn(month, index + 1));
  const exDate = days.findLast((day) => isBusinessDay(day, calendar)) ?? end;
  return { exDate, payDate: businessDayFrom(addDays(exDate, daysToPay), calendar) };
}

/** When a distribution is paid on its day: early enough that what is invested again is dealt the same day. */
export const distributionInstant = (payDate: string): string => `${payDate}T09:00:00+08:00`;
