import type { Decimal } from '../money/decimal';
import type { PlanStatus } from './plan-status';

/**
 * The terms of a plan in a month: its status, the amount each time in its currency, its days, 1 to 31, the earliest
 * first, and whether it redeems reward points for its fees [EPNT-08].
 */
export type PlanTerms = {
  readonly status: PlanStatus;
  readonly amount: Decimal;
  readonly days: readonly number[];
  readonly usesPoints: boolean;
};

/** From when on something counts: from a month, YYYY-MM; where a part of its days is left out, from one of them. */
export type EffectiveFrom = { readonly fromMonth: string; readonly fromDay?: number | undefined };

/** The terms that change from then on; the first change of a plan states all of them. */
export type TermsChange = EffectiveFrom & {
  readonly [K in keyof PlanTerms]?: PlanTerms[K] | undefined;
};

/** Returns true if a change is effective on a day of a month. */
export const isEffectiveOn = ({ fromMonth, fromDay = 1 }: EffectiveFrom, month: string, day = 1): boolean =>
  fromMonth < month || (fromMonth === month && fromDay <= day);

/** The terms of a plan for a day of a month, or at its end, by its changes in their order; undefined before its first [RSP-09]. */
export function planTerms(changes: readonly TermsChange[], month: string, day = 31): PlanTerms | undefined {
  const counted = changes.filter((change) => isEffectiveOn(change, month, day));
  const last = <K extends keyof PlanTerms>(name: K) => counted.findLast((change) => change[name] !== undefined)?.[name];
  const status = last('status');
  const amount = last('amount');
  const days = last('days');
  return status && amount && days ? { status, amount, days, usesPoints: last('usesPoints') ?? false } : undefined;
}

/** The terms that a plan has once all its changes count. */
export const latestTerms = (changes: readonly TermsChange[]): PlanTerms | undefined => planTerms(changes, '9999-12');

/** The terms that a plan has from an execution on, one after the other as its changes come to count. */
export function termsFrom(changes: readonly TermsChange[], from: EffectiveFrom): readonly PlanTerms[] {
  const later = changes.filter((change) => !isEffectiveOn(change, from.fromMonth, from.fromDay));
  return [from, ...later].flatMap(({ fromMonth, fromDay = 1 }) => planTerms(changes, fromMonth, fromDay) ?? []);
}

/** From a day of a month on; from the whole month where it is the first of its days. */
export const effectiveFromDay = (month: string, day: number, days: readonly number[]): EffectiveFrom =>
  day === days[0] ? { fromMonth: month } : { fromMonth: month, fromDay: day };
