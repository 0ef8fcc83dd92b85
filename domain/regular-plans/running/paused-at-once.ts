import type { Calendar } from '../../calendar/calendar';
import { openExecutions, type PlanTimeline } from '../days/plan-executions';
import { addMonths, monthOf } from '../../calendar/months';
import { type EffectiveFrom, effectiveFromDay, planTerms } from '../plan-terms';

/** A quarter's plan has its next execution at the latest three months on, and holidays move it into the fourth. */
const monthsLookedAt = 4;

/** Returns from when on a plan pauses that is paused on a day at once: from its first execution that isn't over, however near; undefined where none is to come. */
export function pausedAtOnce(plan: PlanTimeline, today: string, calendar: Calendar): EffectiveFrom | undefined {
  const [next] = openExecutions(plan, addMonths(monthOf(today), monthsLookedAt), calendar);
  const days = next && planTerms(plan.changes, next.month, next.day)?.days;
  return days && effectiveFromDay(next.month, next.day, days);
}
