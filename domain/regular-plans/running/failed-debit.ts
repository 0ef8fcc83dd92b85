import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import type { LineProblem } from '../../trading/orders/line-problem';
import { parseContractProblem } from '../changing/contract-problem';
import { addMonths } from '../../calendar/months';
import type { PlanRules } from '../plan-rules';
import { isEffectiveOn, type EffectiveFrom, effectiveFromDay } from '../plan-terms';

/** The consequence of a failed debit: another try on a day, or none. */
export type AfterFailedDebit =
  | { readonly outcome: 'retrying'; readonly nextTry: string }
  | { readonly outcome: 'failed' };

type FailedDebit = { readonly tries: number; readonly date: string; readonly problem: LineProblem };

/**
 * Returns the consequence of a debit that failed on a day, after so many tries, this one included; an amount outside
 * the limits of the fund isn't tried again, since no day mends it [RSP-02, TRADE-129..134].
 */
export function afterFailedDebit(
  { tries, date, problem }: FailedDebit,
  rules: PlanRules,
  calendar: Calendar,
): AfterFailedDebit {
  if (tries >= rules.triesEach || parseContractProblem(problem)) return { outcome: 'failed' };
  return { outcome: 'retrying', nextTry: addBusinessDays(date, rules.businessDaysBetweenTries, calendar) };
}

/**
 * Returns true if a plan pauses: as many of its last executions as the rules say have failed, one after the other,
 * since it was last resumed [RSP-02].
 */
export function pausesAfter(
  executions: readonly { readonly month: string; readonly day: number; readonly outcome: string }[],
  resumed: EffectiveFrom,
  { failuresBeforePause: most }: PlanRules,
): boolean {
  const last = executions.filter(({ month, day }) => isEffectiveOn(resumed, month, day)).slice(-most);
  return last.length === most && last.every(({ outcome }) => outcome === 'failed');
}

/** From when on a plan pauses that does so after a day of a month: from its next day [RSP-02]. */
export function pausedFrom(month: string, day: number, days: readonly number[]): EffectiveFrom {
  const next = days.find((one) => one > day);
  return next === undefined ? { fromMonth: addMonths(month, 1) } : effectiveFromDay(month, next, days);
}
