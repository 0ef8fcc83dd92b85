import { addBusinessDays, type Calendar } from '../calendar/calendar';
import type { PlanRules } from './plan-rules';

/** What comes of a debit that failed: it is tried again on a day, or the month is given up. */
export type AfterFailedDebit =
  { readonly outcome: 'retrying'; readonly nextTry: string } | { readonly outcome: 'failed' };

/** What comes of a debit that failed on a day, after so many tries for its month, this one among them [RSP-02]. */
export function afterFailedDebit(
  { tries, date }: { readonly tries: number; readonly date: string },
  rules: PlanRules,
  calendar: Calendar,
): AfterFailedDebit {
  if (tries >= rules.triesAMonth) return { outcome: 'failed' };
  return { outcome: 'retrying', nextTry: addBusinessDays(date, rules.businessDaysBetweenTries, calendar) };
}

/** Whether a plan pauses: as many of its last months as the rules say have failed, one after the other, since it was last resumed [RSP-02]. */
export function pausesAfter(
  executions: readonly { readonly month: string; readonly outcome: string }[],
  resumedFrom: string,
  { failedMonthsBeforePause: most }: PlanRules,
): boolean {
  const last = executions.filter(({ month }) => month >= resumedFrom).slice(-most);
  return last.length === most && last.every(({ outcome }) => outcome === 'failed');
}
