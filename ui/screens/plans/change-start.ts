import type { Calendar } from '../../../domain/calendar/calendar';
import { effectiveFrom } from '../../../domain/regular-plans/days/effective-from';
import { executionDay } from '../../../domain/regular-plans/days/execution-day';
import type { PlanChangeInput } from '../../../domain/regular-plans/changing/plan-change';
import type { PlanExecutionDue } from '../../../domain/regular-plans/days/plan-executions';
import { endFrom } from '../../../domain/regular-plans/changing/plan-move';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import { type PlanSchedule, pendingRetries } from '../../../domain/regular-plans/running/plan-schedule';
import { isEffectiveOn, type EffectiveFrom, latestTerms } from '../../../domain/regular-plans/plan-terms';
import type { Region } from '../../../domain/region';

/** The facts that decide over the changes of a region's plans. */
export type ChangeTerms = {
  readonly region: Region;
  readonly calendar: Calendar;
  readonly rules: PlanRules;
  readonly now: () => string;
};

/** The first execution that a change affects, and those that still take place as before. */
export type ChangeStart = { readonly date: string; readonly before: readonly PlanExecutionDue[] };

/** Returns the month or day from which a change sent now would be effective. */
export function changeEffectiveFrom(
  plan: PlanSchedule,
  change: PlanChangeInput,
  { calendar, rules, now }: ChangeTerms,
): EffectiveFrom {
  const start = { at: now(), calendar, rules };
  const timeline = { ...plan, executed: new Set<string>(), movesFrom: plan.move?.fromMonth };
  return change.kind === 'end' ? endFrom(timeline, start) : effectiveFrom(plan.changes, change, start);
}

/** Returns the first execution that a change sent now would affect, and those before it. */
export function toChangeStart(plan: PlanSchedule, change: PlanChangeInput, terms: ChangeTerms): ChangeStart {
  const from = changeEffectiveFrom(plan, change, terms);
  const { calendar } = terms;
  const days = change.days ?? latestTerms(plan.changes)?.days ?? [];
  return {
    date: firstDateFrom(from, days, calendar),
    before: [...pendingRetries(plan), ...plan.upcoming.filter(({ month, day }) => !isEffectiveOn(from, month, day))],
  };
}

/** The first day on which a plan would invest from then on. */
export const firstDateFrom = (
  { fromMonth, fromDay }: EffectiveFrom,
  days: readonly number[],
  calendar: Calendar,
): string => executionDay(fromMonth, fromDay ?? days[0] ?? 1, calendar).date;
