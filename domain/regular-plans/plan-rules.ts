import type { FundAction } from '../eligibility/fund-actions';
import type { Decimal } from '../money/decimal';
import type { PlanType } from './plan-type';

/** The gain or loss from which on a plan of a non-fixed amount orders more or less than its base amount [TRADE-79]. */
export type AmountStep = {
  /**
   * The percentage by which the price lies above the average cost; below zero for a price under it. The step holds from
   * there away from zero.
   */
  readonly returnPercent: Decimal;
  /** The amount ordered then, in percent of the base amount. */
  readonly amountPercent: Decimal;
};

/** Within which bounds a client names the return from which on a plan switches, in percent. */
export type LeastReturnRules = { readonly places: number; readonly most: Decimal };

/** The rules that a client firm sets for its plans; the numbers are configuration. */
export type PlanRules = {
  /** The types of plans that there are, each with what a fund must take for it [FUND-34, TRADE-79]. */
  readonly types: Readonly<Partial<Record<PlanType, FundAction>>>;
  /** The number of business days before an execution by which a change must be received to count for it. */
  readonly leadBusinessDays: number;
  /** The last day of the month that can be chosen. */
  readonly lastDay: number;
  /** The days that most clients choose, the earliest first. */
  readonly usualDays: readonly number[];
  /** The number of days of a month on which a plan can invest. */
  readonly mostDays: number;
  /** The least that a plan invests each time, in its currency; nothing may be less than anything where none is stated. */
  readonly minimumAmount: Readonly<Record<string, Decimal>>;
  /** The most that a plan invests each time, in its currency; no bound where none is stated. */
  readonly maximumAmount: Readonly<Record<string, Decimal>>;
  /** The number of tries to debit one execution, the first included. */
  readonly triesEach: number;
  /** The number of business days between two tries. */
  readonly businessDaysBetweenTries: number;
  /** The number of executions in a row without a debit after which a plan pauses. */
  readonly failuresBeforePause: number;
  /**
   * The steps by which a plan of a non-fixed amount raises and lowers it; none where every plan's amount is fixed
   * [TRADE-79].
   */
  readonly amountSteps: readonly AmountStep[];
  /** Where a plan that switches may wait for a return, within which bounds a client names it [LINK-31]. */
  readonly leastReturn?: LeastReturnRules;
};
