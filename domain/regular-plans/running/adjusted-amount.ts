import { minorUnitScale } from '../../money/currency';
import { compare, type Decimal, isNegative, multiply, scaled, subtract, zero } from '../../money/decimal';
import { round } from '../../money/rounding';
import { compareReturn, type HeldAt } from './held-at';
import { planAmountProblem } from '../changing/plan-change';
import type { AmountStep, PlanRules } from '../plan-rules';

/** A plan's base amount in its currency. */
type BaseAmount = { readonly amount: Decimal; readonly currency: string };

type Steps = Pick<PlanRules, 'amountSteps' | 'minimumAmount' | 'maximumAmount'>;

/**
 * Returns the order amount of a plan with a non-fixed amount: more the further the price is under the average cost and
 * less the further it is above; the base amount where nothing is held. It keeps to the bounds of plans; a base amount
 * outside them stays as it is, so that it is refused and no other amount bought in its place [TRADE-79].
 */
export function adjustedAmount(base: BaseAmount, held: HeldAt | undefined, rules: Steps): Decimal {
  const step = held && outermost(rules.amountSteps.filter((one) => holds(one, held)));
  return step ? percentOf(base, step.amountPercent, rules) : base.amount;
}

/**
 * Returns the amounts that a plan of a non-fixed amount orders, each with the gain or loss from which it does, the
 * greatest loss first; the base amount at zero [TRADE-79].
 */
export const adjustedSteps = (
  base: BaseAmount,
  rules: Steps,
): readonly { readonly returnPercent: Decimal; readonly amount: Decimal }[] =>
  [
    { returnPercent: zero, amount: base.amount },
    ...rules.amountSteps.map(({ returnPercent, amountPercent }) => ({
      returnPercent,
      amount: percentOf(base, amountPercent, rules),
    })),
  ].toSorted((one, other) => compare(one.returnPercent, other.returnPercent));

/** The least and the most that a plan of a non-fixed amount may order, whatever the price [TRADE-79]. */
export function adjustedRange(base: BaseAmount, rules: Steps): { readonly least: Decimal; readonly most: Decimal } {
  const all = adjustedSteps(base, rules).map(({ amount }) => amount);
  return { least: all.reduce(lesser), most: all.reduce(greater) };
}

/** Returns true if the price has come as far as a step. */
function holds({ returnPercent }: AmountStep, held: HeldAt): boolean {
  const reached = compareReturn(held, returnPercent);
  if (reached === undefined) return false;
  return isNegative(returnPercent) ? reached <= 0 : reached >= 0;
}

/** The step furthest from zero; those that hold at once are on one side of it. */
const outermost = (steps: readonly AmountStep[]): AmountStep | undefined =>
  steps.toSorted((one, other) => compare(distance(other), distance(one)))[0];

const distance = ({ returnPercent: percent }: AmountStep): Decimal =>
  isNegative(percent) ? subtract(scaled(0n), percent) : percent;

function percentOf({ amount, currency }: BaseAmount, percent: Decimal, rules: Steps): Decimal {
  if (planAmountProblem(amount, currency, rules)) return amount;
  const { minimumAmount, maximumAmount } = rules;
  const exact = multiply(multiply(amount, percent), scaled(1n, 2));
  const rounded = round(exact, minorUnitScale(currency), 'down');
  const least = minimumAmount[currency] ?? rounded;
  return lesser(greater(rounded, least), maximumAmount[currency] ?? greater(rounded, least));
}

const lesser = (one: Decimal, other: Decimal): Decimal => (compare(other, one) < 0 ? other : one);
const greater = (one: Decimal, other: Decimal): Decimal => (compare(other, one) > 0 ? other : one);
