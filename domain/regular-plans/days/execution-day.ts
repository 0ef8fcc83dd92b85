import { type Calendar, isBusinessDay, nextBusinessDay } from '../../calendar/calendar';
import { dateIn } from './date-in';

/** Why a plan isn't executed on the very day of the month that was chosen. */
export const moveReasons = ['short-month', 'weekend', 'holiday', 'closure'] as const;

/** The month has no such day, or the day is a weekend, a listed holiday, or one on which the market is closed otherwise. */
export type MoveReason = (typeof moveReasons)[number];

/** The day on which a plan invests for a day of a month; where it isn't the one chosen, why. */
export type ExecutionDay = {
  /** The month that it counts for, YYYY-MM; a day at its end can move into the next. */
  readonly month: string;
  /** The day of that month that was chosen, 1 to 31. */
  readonly day: number;
  /** The business day. */
  readonly date: string;
  readonly moved: readonly MoveReason[];
};

/** The one day on which a plan invests for a day of a month: the day chosen, the last of a shorter month, and where that is no business day the next that is [RSP-02, ORDQ-07]. */
export function executionDay(month: string, day: number, calendar: Calendar): ExecutionDay {
  const planned = dateIn(month, day);
  const isShort = Number(planned.slice(8)) !== day;
  const isOpen = isBusinessDay(planned, calendar);
  return {
    month,
    day,
    date: isOpen ? planned : nextBusinessDay(planned, calendar),
    moved: [...(isShort ? ['short-month' as const] : []), ...(isOpen ? [] : [whyClosed(planned, calendar)])],
  };
}

function whyClosed(date: string, { holidays }: Calendar): MoveReason {
  const weekday = new Date(Date.parse(date)).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'weekend';
  return holidays.has(date) ? 'holiday' : 'closure';
}
