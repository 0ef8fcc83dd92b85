import { type ConfirmedAct, confirmationFor } from '../../credentials/confirmation';
import { minorUnitScale } from '../../money/currency';
import { compare, type Decimal } from '../../money/decimal';
import { type EnteredProblem, parseEntered, plainFigure } from '../../money/entered-figure';
import { err, ok, type Result } from '../../kernel/result';
import type { Region } from '../../region';
import { unitPlaces } from '../../trading/dealing/deal-order';
import { arePlanDays, areSameDays } from '../days/plan-days';
import { contractProblem } from './contract-problem';
import type { PlannedFund } from './fund-plan-rules';
import type { PlanRules } from '../plan-rules';
import { type EffectiveFrom, latestTerms, type TermsChange, termsFrom } from '../plan-terms';

/** The changes that a client may make to a plan [RSP-09]. */
export const planChangeKinds = ['pause', 'resume', 'change', 'end'] as const;

/** Pause it, resume it, change its amount or its units, or its days, or end it. */
export type PlanChangeKind = (typeof planChangeKinds)[number];

/** Returns true if a stop of plans stops a change: what keeps a plan from ordering goes on [RSP-09]. */
export const isStoppedWithPlans = (kind: PlanChangeKind): boolean => kind === 'resume' || kind === 'change';

/** A change as it is wanted; an amount, days and whether points are redeemed of `change` alone. */
export type PlanChangeInput = {
  readonly kind: PlanChangeKind;
  readonly amount?: Decimal | undefined;
  readonly days?: readonly number[] | undefined;
  readonly usesPoints?: boolean | undefined;
};

/**
 * Returns true if a change that was made is the one that was requested: one of the same kind may have come from another
 * tab [RSP-09, OPEN-75].
 */
export const isRequestedChange = (
  made: Pick<TermsChange, 'amount' | 'days' | 'usesPoints'> & { readonly kind: string },
  requested: PlanChangeInput,
): boolean =>
  made.kind === requested.kind &&
  areSameDays(made.days, requested.days) &&
  made.usesPoints === requested.usesPoints &&
  (made.amount && requested.amount ? compare(made.amount, requested.amount) === 0 : made.amount === requested.amount);

/** Why a plan isn't changed, by the code that a server refuses with [RSP-04, RSP-09, CONFLICT-41]. */
export const planErrorCodes = {
  unknown: 'PLAN_UNKNOWN',
  /** It was changed since the client saw it, in another tab or by the desk. */
  outdated: 'PLAN_OUTDATED',
  legacy: 'PLAN_TAKES_NO_AMENDMENTS',
  ended: 'PLAN_ENDED',
  /** It is paused already, isn't paused, or would be as it is. */
  unchanged: 'PLAN_UNCHANGED',
  amount: 'PLAN_AMOUNT_INVALID',
  day: 'PLAN_DAY_INVALID',
  /** Its fees take no points [EPNT-08]. */
  points: 'PLAN_POINTS_NOT_TAKEN',
} as const;

export type PlanProblem = keyof typeof planErrorCodes;

/** The problem that a server's refusal states; undefined for any other refusal. */
export const parsePlanProblem = (codes: readonly string[]): PlanProblem | undefined =>
  (Object.keys(planErrorCodes) as PlanProblem[]).find((problem) => codes.includes(planErrorCodes[problem]));

/**
 * The purpose of a plan's figure: money in its currency or, of a plan that switches into a fund, units of the source
 * fund [RSP-08].
 */
export type PlanPurpose = { readonly currency: string; readonly intoFund?: object | undefined };

type ChangedPlan = PlanPurpose &
  PlannedFund & {
    readonly changes: readonly TermsChange[];
    readonly isLegacy?: boolean;
    /** True if its purchases can redeem points; false where it isn't stated. */
    readonly canUsePoints?: boolean;
  };

/** A plan that is to be changed, and from when on the change would count. */
type ChangedFrom = Pick<ChangedPlan, 'changes' | 'isLegacy'> & { readonly from: EffectiveFrom };

/**
 * Returns what a change does with a plan, by the acts that clients confirm, held against all that was confirmed for the time
 * from which it counts: less than a raise that is still to come can be more than what is debited before it [RSP-09].
 */
export function actsOfChange(
  { changes, isLegacy = false, from }: ChangedFrom,
  { kind, amount, days, usesPoints }: PlanChangeInput,
): readonly ConfirmedAct[] {
  if (kind === 'end') return [isLegacy ? 'end-legacy-plan' : 'end-plan'];
  if (kind !== 'change') return [kind === 'resume' ? 'resume-plan' : 'pause-plan'];
  const confirmed = termsFrom(changes, from);
  const isMore = amount && confirmed.some((terms) => compare(amount, terms.amount) > 0);
  const areOtherDays = days && confirmed.some((terms) => !areSameDays(days, terms.days));
  const isPaidOtherwise = usesPoints !== undefined && confirmed.some((terms) => terms.usesPoints !== usesPoints);
  return [
    isMore ? 'raise-plan' : 'lower-plan',
    ...(areOtherDays ? (['re-date-plan'] as const) : []),
    ...(isPaidOtherwise ? (['pay-plan-otherwise'] as const) : []),
  ];
}

/**
 * Returns true if a change is confirmed with the trading password or transaction PIN: one that can make more money
 * move, or on other days [RSP-06, RSP-07, RSP-09].
 */
export const needsTransactionSecret = (region: Region, plan: ChangedFrom, requested: PlanChangeInput): boolean =>
  actsOfChange(plan, requested).some((act) => confirmationFor(region, act) === 'transaction-secret');

/** Why a change of a plan can't be taken; undefined where it can: of a legacy plan its end alone, and none goes on with an amount that no order can have [RSP-04, RSP-06, RSP-09, CONFLICT-41, TRADE-129..134]. */
export function planChangeProblem(
  { changes, isLegacy = false, canUsePoints = false, ...purpose }: ChangedPlan,
  { kind, amount, days, usesPoints }: PlanChangeInput,
  rules: PlanRules,
): PlanProblem | undefined {
  if (isLegacy && kind !== 'end') return 'legacy';
  const terms = latestTerms(changes);
  if (terms === undefined || terms.status === 'terminated') return 'ended';
  if (kind === 'end') return undefined;
  if (kind !== 'change' && (terms.status === 'active') !== (kind === 'pause')) return 'unchanged';
  if (kind === 'pause') return undefined;
  if (kind === 'resume') return contractProblem(purpose, terms.amount) && 'amount';
  if (amount && planFigureProblem(amount, purpose, rules)) return 'amount';
  if (days && !arePlanDays(days, rules, terms.days)) return 'day';
  // Points can be given up by any plan.
  if (usesPoints && !canUsePoints) return 'points';
  const isSame = [
    !amount || compare(amount, terms.amount) === 0,
    areSameDays(days ?? terms.days, terms.days),
    (usesPoints ?? terms.usesPoints) === terms.usesPoints,
  ];
  return isSame.every(Boolean) ? 'unchanged' : undefined;
}

/** Why a plan can't invest an amount each time; undefined where it can [RSP-07, RSP-09]. */
export function planAmountProblem(
  amount: Decimal,
  currency: string,
  { minimumAmount, maximumAmount }: Pick<PlanRules, 'minimumAmount' | 'maximumAmount'>,
): 'below-minimum' | 'above-maximum' | undefined {
  const minimum = minimumAmount[currency];
  const maximum = maximumAmount[currency];
  if (minimum && compare(amount, minimum) < 0) return 'below-minimum';
  return maximum && compare(amount, maximum) > 0 ? 'above-maximum' : undefined;
}

/** Why a plan can't have a figure; units have no bounds but those held on the day [RSP-08, RSP-09]. */
const planFigureProblem = (figure: Decimal, { currency, intoFund }: PlanPurpose, rules: PlanRules) =>
  intoFund ? undefined : planAmountProblem(figure, currency, rules);

/** Why an amount as it was typed isn't one that a plan invests. */
export type PlanAmountProblem = EnteredProblem | 'below-minimum' | 'above-maximum';

/** Reads what a plan is to invest each time, as typed. */
export function readPlanAmount(typed: string, currency: string, rules: PlanRules): Result<Decimal, PlanAmountProblem> {
  const entered = parseEntered(plainFigure(typed, currency), minorUnitScale(currency));
  // Where there is a maximum, that is what the client is told.
  if (!entered.ok)
    return entered.error === 'too-large' && rules.maximumAmount[currency] ? err('above-maximum') : entered;
  const problem = planAmountProblem(entered.value, currency, rules);
  return problem ? err(problem) : ok(entered.value);
}

/** Reads what a plan is to invest or to switch each time, as typed: an amount, or units [RSP-08, RSP-09]. */
export const readPlanFigure = (
  typed: string,
  { currency, intoFund }: PlanPurpose,
  rules: PlanRules,
): Result<Decimal, PlanAmountProblem> =>
  intoFund ? parseEntered(plainFigure(typed, 'units'), unitPlaces) : readPlanAmount(typed, currency, rules);
