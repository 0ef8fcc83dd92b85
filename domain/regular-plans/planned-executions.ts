import { addDays, type Calendar, isBusinessDay, nextBusinessDay } from '../calendar/calendar';
import { isIsoDate } from '../calendar/iso-text';
import { parsePlanFrequency } from './plan-frequency';
import { parsePlanStatus } from './plan-status';
import type { RegularPlan } from './regular-plan';

/** A day on which a plan will invest. */
export type PlannedExecution = { readonly plan: RegularPlan; readonly date: string };

const monthsAhead = 3;

/**
 * When the monthly plans that are active invest in the three months from a date on, the earliest first: on their day, the
 * last one of a shorter month, or the next business day [ORDQ-07, RSP-02]. Of a quarterly plan it isn't known in which month.
 */
export function plannedExecutions(
  plans: readonly RegularPlan[],
  today: string,
  calendar: Calendar,
): readonly PlannedExecution[] {
  if (!isIsoDate(today)) return [];
  const last = dayOfMonth(today, monthsAhead, Number(today.slice(8)));
  return plans
    .filter(
      ({ status, frequency }) => parsePlanStatus(status) === 'active' && parsePlanFrequency(frequency) === 'monthly',
    )
    .flatMap((plan) => datesOf(plan, today, calendar).map((date) => ({ plan, date })))
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

function datesOf({ dayOfMonth: day }: RegularPlan, today: string, calendar: Calendar): readonly string[] {
  if (day === undefined) return [];
  // The day of the month before may be moved into this one.
  const months = Array.from({ length: monthsAhead + 2 }, (_, month) => month - 1);
  return months
    .map((month) => dayOfMonth(today, month, day))
    .map((date) => (isBusinessDay(date, calendar) ? date : nextBusinessDay(date, calendar)));
}

/** A day of the month so many months after that of a date, or the month's last. */
function dayOfMonth(date: string, months: number, day: number): string {
  const first = (more: number): string => {
    const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months + more;
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  };
  const wanted = addDays(first(0), day - 1);
  const last = addDays(first(1), -1);
  return wanted < last ? wanted : last;
}
