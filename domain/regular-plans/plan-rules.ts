import type { Decimal } from '../money/decimal';

/** What a client firm sets of its plans; the numbers are configuration. */
export type PlanRules = {
  /** How many business days before an execution a change must be received to count for it. */
  readonly leadBusinessDays: number;
  /** The last day of the month that can be chosen. */
  readonly lastDay: number;
  /** On how many days of a month a plan can invest. */
  readonly mostDays: number;
  /** The least that a plan invests each time, in its currency; nothing may be less than anything where none is stated. */
  readonly minimumAmount: Readonly<Record<string, Decimal>>;
  /** The most that a plan invests each time, in its currency; no bound where none is stated. */
  readonly maximumAmount: Readonly<Record<string, Decimal>>;
  /** How often a debit is tried for one execution, the first time among them. */
  readonly triesEach: number;
  /** How many business days lie between two tries. */
  readonly businessDaysBetweenTries: number;
  /** After how many executions in a row without a debit a plan pauses. */
  readonly failuresBeforePause: number;
};
