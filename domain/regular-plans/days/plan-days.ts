import type { PlanRules } from '../plan-rules';

/** Returns true if a plan may be set to a day of the month. */
export const isPlanDay = (day: number, { lastDay }: Pick<PlanRules, 'lastDay'>): boolean =>
  Number.isInteger(day) && day >= 1 && day <= lastDay;

/**
 * Returns true if a plan may have these days of the month: at least one and no more than the rules say, each once and
 * the earliest first; one that it has already may be later than can be chosen [RSP-02, RSP-09].
 */
export const arePlanDays = (
  days: readonly number[],
  rules: Pick<PlanRules, 'lastDay' | 'mostDays'>,
  own: readonly number[] = [],
): boolean =>
  days.length >= 1 &&
  days.length <= rules.mostDays &&
  days.every((day, index) => (isPlanDay(day, rules) || own.includes(day)) && day > (days[index - 1] ?? 0));

/** Returns true if two plans have the same days. */
export const areSameDays = (one: readonly number[] | undefined, other: readonly number[] | undefined): boolean =>
  one?.join() === other?.join();

/** Some days with one more, or without it where it was among them; the earliest first. */
export const toggleDay = (days: readonly number[], day: number): readonly number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((one, other) => one - other);
