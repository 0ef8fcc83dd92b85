import type { Calendar } from '../../calendar/calendar';
import { openExecutions, type PlanTimeline } from '../days/plan-executions';
import { addMonths, monthOf } from '../../calendar/months';
import { type EffectiveFrom, effectiveFromDay, latestTerms, planTerms } from '../plan-terms';

/** A quarter's plan has its next execution at the latest three months on, and holidays move it into the fourth. */
const monthsLookedAt = 4;

/** The change that lets a plan execute nothing more: a pause, or an end that was to count later. */
type StoppingChange = EffectiveFrom & { readonly status: 'suspended' | 'terminated' };

/**
 * Returns the change by which a plan executes nothing from a day on, however near its next execution: a pause of one that
 * is active or is to be again, and earlier what pauses or ends it later. Where no execution is in sight an active plan, or
 * the one that replaces it, pauses all the same. Undefined where nothing is to come [RSP-09, AUTH-42].
 */
export function pausedAtOnce(plan: PlanTimeline, today: string, calendar: Calendar): StoppingChange | undefined {
  const status = latestTerms(plan.changes)?.status;
  if (status === undefined) return undefined;
  const stopped = status === 'active' ? 'suspended' : status;
  const [next] = openExecutions(plan, addMonths(monthOf(today), monthsLookedAt), calendar);
  const days = next && planTerms(plan.changes, next.month, next.day)?.days;
  if (days) return { ...effectiveFromDay(next.month, next.day, days), status: stopped };
  const later = plan.movesFrom ?? addMonths(monthOf(today), 1);
  return status === 'active' ? { fromMonth: later, status: stopped } : undefined;
}
