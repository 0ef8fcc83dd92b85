import type { FundAction } from '../eligibility/fund-actions';
import type { Decimal } from '../money/decimal';
import type { PlanType } from './plan-type';

/** From which gain or loss on a plan of a non-fixed amount orders more or less than its base amount [TRADE-79]. */
export type AmountStep = {
  /** What the price is above the average cost, in percent of it; below zero what it is under it. The step holds from there away from zero. */
  readonly returnPercent: Decimal;
  /** What is ordered then, in percent of the base amount. */
  readonly amountPercent: Decimal;
};

/** Within which bounds a client names the return from which on a plan switches, in percent. */
export type LeastReturnRules = { readonly places: number; readonly most: Decimal };

/** What a client firm sets of its plans; the numbers are configuration. */
export type PlanRules = {
  /** The types of plans that there are, each with what a fund must take for it [FUND-34, TRADE-79]. */
  readonly types: Readonly<Partial<Record<PlanType, FundAction>>>;
  /** How many business days before an execution a change must be received to count for it. */
  readonly leadBusinessDays: number;
  /** The last day of the month that can be chosen. */
  readonly lastDay: number;
  /** The days that most clients choose, the earliest first. */
  readonly usualDays: readonly number[];
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
  /** How a plan of a non-fixed amount raises and lowers it; none where every plan's amount is fixed [TRADE-79]. */
  readonly amountSteps: readonly AmountStep[];
  /** Where a plan that switches may wait for a return, within which bounds a client names it [LINK-31]. */
  readonly leastReturn?: LeastReturnRules;
};
