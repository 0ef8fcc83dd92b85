import type { Calendar } from '../calendar/calendar';
import { isIsoDate } from '../calendar/iso-text';
import { executionDay } from './execution-day';
import { parsePlanFrequency } from './plan-frequency';
import { addMonths, dateIn, monthOf } from './plan-month';
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
  const last = dateIn(addMonths(monthOf(today), monthsAhead), Number(today.slice(8)));
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
  const months = Array.from({ length: monthsAhead + 2 }, (_, month) => addMonths(monthOf(today), month - 1));
  return months.map((month) => executionDay(month, day, calendar).date);
}
