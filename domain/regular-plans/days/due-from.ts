import { weekendsOnly } from '../../calendar/calendar';
import { monthsApart } from '../plan-frequency';
import { openExecutions, type PlanTimeline } from './plan-executions';
import { addMonths, monthOf } from '../../calendar/months';

/**
 * Returns the first day on which an execution of a plan, or another try of one on its day, can be due, however many days
 * are closed later; undefined while nothing can become due before the plan is changed [RSP-02, RSP-09].
 */
export function dueFrom(plan: PlanTimeline, retries: readonly string[], today: string): string | undefined {
  const known = [
    monthOf(today),
    ...plan.changes.map(({ fromMonth }) => fromMonth),
    ...Array.from(plan.executed, monthOf),
  ];
  const latest = known.reduce((month, other) => (other > month ? other : month));
  const last = addMonths(latest, monthsApart[plan.frequency]);
  const first = openExecutions(plan, last, weekendsOnly).map(({ date }) => date);
  return [...first, ...retries].filter((day) => day !== '').toSorted()[0];
}
