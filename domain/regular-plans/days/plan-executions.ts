import type { Calendar } from '../../calendar/calendar';
import { hongKongDay } from '../../calendar/hong-kong-time';
import type { Decimal } from '../../money/decimal';
import { type ExecutionDay, executionDay } from './execution-day';
import { monthsApart, type PlanFrequency } from '../plan-frequency';
import { addMonths, monthOf, monthsBetween } from '../../calendar/months';
import { planTerms, type TermsChange } from '../plan-terms';

/** The facts that decide on which days a plan invests. */
export type PlanTimeline = {
  readonly frequency: PlanFrequency;
  /** In their order, the first being its start. */
  readonly changes: readonly TermsChange[];
  /** The executions that are over, each by `executionName`. */
  readonly executed: ReadonlySet<string>;
  /** The first month that another plan invests for, where a legacy plan is to be moved [RSP-05]. */
  readonly movesFrom?: string | undefined;
};

/** A day on which a plan invests, and how much, in its currency. */
export type PlanExecutionDue = ExecutionDay & { readonly amount: Decimal };

/** Names an execution of a plan by the month and the day that it counts for. */
export const executionName = ({ month, day }: Pick<ExecutionDay, 'month' | 'day'>): string => `${month} ${String(day)}`;

/** When a plan is executed on a day, Hong Kong's time: early enough to be dealt the same day. */
export const executionInstant = (date: string): string => `${date}T09:00:00+08:00`;

/** The executions of a plan that aren't over for the months up to one, the earliest first: one for each of its days of the months in which it is active [RSP-02, RSP-09]. */
export function openExecutions(plan: PlanTimeline, last: string, calendar: Calendar): readonly PlanExecutionDue[] {
  const first = plan.changes[0]?.fromMonth;
  if (first === undefined) return [];
  const count = Math.max(0, monthsBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addMonths(first, index))
    .filter((_, index) => index % monthsApart[plan.frequency] === 0)
    .filter((month) => plan.movesFrom === undefined || month < plan.movesFrom)
    .flatMap((month) => planDaysIn(plan, month).map((day) => ({ month, day })))
    .filter((due) => !plan.executed.has(executionName(due)))
    .flatMap(({ month, day }) => {
      const terms = planTerms(plan.changes, month, day);
      if (terms?.status !== 'active') return [];
      return [{ ...executionDay(month, day, calendar), amount: terms.amount }];
    });
}

/** The days of a plan in a month, those before it began among them. */
const planDaysIn = ({ changes }: PlanTimeline, month: string): readonly number[] =>
  changes.findLast(({ fromMonth, days }) => days && fromMonth <= month)?.days ?? [];

/** The executions whose time has come and that aren't over, the earliest first [RSP-02]. */
export function dueExecutions(plan: PlanTimeline, now: string, calendar: Calendar): readonly PlanExecutionDue[] {
  const today = hongKongDay(now) ?? '';
  return openExecutions(plan, monthOf(today), calendar).filter(
    ({ date }) => date !== '' && Date.parse(executionInstant(date)) <= Date.parse(now),
  );
}
