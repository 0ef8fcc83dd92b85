import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import { hongKongDay } from '../../calendar/hong-kong-time';
import { type ExecutionDay, executionDay } from './execution-day';
import { addMonths, monthOf } from '../../calendar/months';
import type { PlanRules } from '../plan-rules';
import { effectiveFromDay, type EffectiveFrom, latestTerms, planTerms, type TermsChange } from '../plan-terms';

/** When something of a plan is wished, by the calendar that is known then. */
export type RequestedAt = { readonly at: string; readonly calendar: Calendar; readonly rules: PlanRules };

const furthest = 3;

/** From the first of some months in which something counts, by the executions that its days have in it; '' where the text is no instant. */
function firstMonth(
  { at, calendar, rules }: RequestedAt,
  daysIn: (month: string) => readonly number[],
  countsIn: (
    executions: readonly ExecutionDay[],
    isInTime: (execution: ExecutionDay) => boolean,
  ) => EffectiveFrom | undefined,
): EffectiveFrom {
  const today = hongKongDay(at);
  if (today === undefined) return { fromMonth: '' };
  const earliest = addBusinessDays(today, rules.leadBusinessDays, calendar);
  const isInTime = ({ date }: ExecutionDay): boolean => earliest !== '' && date >= earliest;
  const start = addMonths(monthOf(today), -1);
  for (let month = start; month <= addMonths(start, furthest); month = addMonths(month, 1)) {
    const executions = daysIn(month).map((day) => executionDay(month, day, calendar));
    const found = countsIn(executions, isInTime);
    if (found) return found;
  }
  return { fromMonth: addMonths(start, furthest + 1) };
}

/** From the first execution on that is at least the lead away. */
const fromFirstExecution = (request: RequestedAt, daysIn: (month: string) => readonly number[]): EffectiveFrom =>
  firstMonth(request, daysIn, (executions, isInTime) => {
    const first = executions.find(isInTime);
    return (
      first &&
      effectiveFromDay(
        first.month,
        first.day,
        executions.map(({ day }) => day),
      )
    );
  });

/**
 * From when on a change counts: from the first execution that is at least the lead away or, where the days are changed,
 * from the first month whose executions, by the days it has and by those it is to have, all are. So nothing is left out
 * or executed twice, whatever is changed on whichever day [RSP-09]. '' where the text is no instant.
 */
export function effectiveFrom(
  changes: readonly TermsChange[],
  { days }: { readonly days?: readonly number[] | undefined },
  request: RequestedAt,
): EffectiveFrom {
  const own = (month: string) => (planTerms(changes, month) ?? latestTerms(changes))?.days ?? [];
  if (!days) return fromFirstExecution(request, own);
  const both = (month: string) => [...own(month), ...days];
  return firstMonth(request, both, ([first, ...others], isInTime) =>
    first && [first, ...others].every(isInTime) ? { fromMonth: first.month } : undefined,
  );
}

/** The first execution of a plan that is set up on some days at an instant: the first on one of them that is at least the lead away [RSP-07, ORDQ-07]. */
export function firstExecution(days: readonly number[], request: RequestedAt): ExecutionDay {
  const { fromMonth, fromDay = days[0] ?? 1 } = fromFirstExecution(request, () => days);
  return executionDay(fromMonth, fromDay, request.calendar);
}
