import { planAmountProblem } from './plan-change';
import { arePlanDays } from '../days/plan-days';
import type { PlanRules } from '../plan-rules';
import type { PlanTerms } from '../plan-terms';

/** Why a plan isn't set up, by the code that a server refuses with [RSP-07]. */
export const planStartErrorCodes = {
  /** The client has no such MasterAccount. */
  account: 'PLAN_ACCOUNT_UNKNOWN',
  /** There is no such fund, or it takes no monthly plans now. */
  fund: 'PLAN_FUND_NOT_OFFERED',
  /** The client may not buy now. */
  'not-allowed': 'PLAN_NOT_ALLOWED',
  /** There are no plans of the type [TRADE-79]. */
  type: 'PLAN_TYPE_NOT_OFFERED',
  currency: 'PLAN_CURRENCY_INVALID',
  amount: 'PLAN_AMOUNT_INVALID',
  day: 'PLAN_DAY_INVALID',
  payment: 'PLAN_PAYMENT_UNAVAILABLE',
  /** Its fees take no points [EPNT-08, EPNT-10]. */
  points: 'PLAN_POINTS_NOT_TAKEN',
  /** More units are to leave the fund each month than are available now [RSP-08]. */
  units: 'PLAN_UNITS_EXCEED_AVAILABLE',
  /** A return that can't be waited for, or of a plan that can't wait for one [LINK-31]. */
  return: 'PLAN_RETURN_INVALID',
  /** There is no such fund to switch into, or it takes no switches out of the other one. */
  into: 'PLAN_INTO_FUND_NOT_OFFERED',
} as const;

/** Why a plan isn't set up [RSP-07]. */
export type PlanStartProblem = keyof typeof planStartErrorCodes;

/** The problem that a server's refusal states; undefined for any other refusal. */
export const parsePlanStartProblem = (codes: readonly string[]): PlanStartProblem | undefined =>
  (Object.keys(planStartErrorCodes) as PlanStartProblem[]).find((problem) =>
    codes.includes(planStartErrorCodes[problem]),
  );

/** The currencies in which a plan can invest in a fund: of the fund's own and that of the region those with a least amount [RSP-07]. */
export const planCurrencies = (
  fundCurrency: string,
  regionCurrency: string,
  { minimumAmount }: Pick<PlanRules, 'minimumAmount'>,
): readonly string[] =>
  [...new Set([fundCurrency, regionCurrency])].filter((currency) => minimumAmount[currency] !== undefined);

type TermsInput = Pick<PlanTerms, 'amount' | 'days'> & { readonly currency: string };

/** Returns the problem of the terms of a new plan; undefined where there is none [RSP-07]. */
export function planTermsProblem(
  { amount, days, currency }: TermsInput,
  currencies: readonly string[],
  rules: PlanRules,
): 'currency' | 'amount' | 'day' | undefined {
  if (!currencies.includes(currency)) return 'currency';
  if (planAmountProblem(amount, currency, rules)) return 'amount';
  return arePlanDays(days, rules) ? undefined : 'day';
}
