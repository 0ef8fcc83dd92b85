import type { Decimal } from '../money/decimal';
import type { PlanStatus } from './plan-status';

/** What a plan does in a month: whether it invests, how much in its currency, and on which day, 1 to 31. */
export type PlanTerms = {
  readonly status: PlanStatus;
  readonly amount: Decimal;
  readonly dayOfMonth: number;
};

/** What is otherwise from a month on; the first of a plan states all of it. */
export type TermsChange = { readonly fromMonth: string } & {
  readonly [K in keyof PlanTerms]?: PlanTerms[K] | undefined;
};

/** The terms of a plan in a month, by its changes in their order; undefined before its first [RSP-09]. */
export function planTerms(changes: readonly TermsChange[], month: string): PlanTerms | undefined {
  const counted = changes.filter(({ fromMonth }) => fromMonth <= month);
  const last = <K extends keyof PlanTerms>(name: K) => counted.findLast((change) => change[name] !== undefined)?.[name];
  const [status, amount, dayOfMonth] = [last('status'), last('amount'), last('dayOfMonth')];
  return status && amount && dayOfMonth ? { status, amount, dayOfMonth } : undefined;
}

/** The terms that a plan has once all its changes count. */
export const latestTerms = (changes: readonly TermsChange[]): PlanTerms | undefined => planTerms(changes, '9999-12');
