import type { Calendar } from '../calendar/calendar';
import { hongKongDay } from '../calendar/hong-kong-time';
import type { Decimal } from '../money/decimal';
import { type ExecutionDay, executionDay } from './execution-day';
import type { PlanFrequency } from './plan-frequency';
import { addMonths, monthOf, monthsBetween } from './plan-month';
import { planTerms, type TermsChange } from './plan-terms';

/** What decides when a plan invests. */
export type PlanCourse = {
  readonly frequency: PlanFrequency;
  /** In their order, the first being its start. */
  readonly changes: readonly TermsChange[];
  /** The months whose execution is over. */
  readonly executed: ReadonlySet<string>;
};

/** A day on which a plan invests, and how much, in its currency. */
export type PlanExecutionDue = ExecutionDay & { readonly amount: Decimal };

const monthsOf: Readonly<Record<PlanFrequency, number>> = { monthly: 1, quarterly: 3 };

/** When a plan is executed on a day, Hong Kong's time: early enough to be dealt the same day. */
export const executionInstant = (date: string): string => `${date}T09:00:00+08:00`;

/** The executions of a plan that aren't over for the months up to one, the earliest first: one for each of its months in which it is active [RSP-02, RSP-09]. */
export function openExecutions(plan: PlanCourse, last: string, calendar: Calendar): readonly PlanExecutionDue[] {
  const first = plan.changes[0]?.fromMonth;
  if (first === undefined) return [];
  const count = Math.max(0, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addMonths(first, index))
    .filter((month, index) => index % monthsOf[plan.frequency] === 0 && !plan.executed.has(month))
    .flatMap((month) => {
      const terms = planTerms(plan.changes, month);
      if (terms?.status !== 'active') return [];
      return [{ ...executionDay(month, terms.dayOfMonth, calendar), amount: terms.amount }];
    });
}

/** The executions whose time has come and that aren't over, the earliest first [RSP-02]. */
export function dueExecutions(plan: PlanCourse, now: string, calendar: Calendar): readonly PlanExecutionDue[] {
  const today = hongKongDay(now) ?? '';
  return openExecutions(plan, monthOf(today), calendar).filter(
    ({ date }) => date !== '' && Date.parse(executionInstant(date)) <= Date.parse(now),
  );
}
