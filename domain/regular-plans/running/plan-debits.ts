import { type Decimal, multiply, scaled } from '../../money/decimal';
import { feesOf } from '../../fees/fees-of';
import { adjustedRange } from './adjusted-amount';
import { fundPlanRules, type PlannedFund } from '../changing/fund-plan-rules';
import type { PlanRules } from '../plan-rules';
import type { PlanType } from '../plan-type';
import { amountQuantity } from '../../../domain/trading/orders/order';

/** The least and the most of something; both are equal where it is fixed. */
export type AmountRange = { readonly least: Decimal; readonly most: Decimal };

/** A plan's amount, or base amount, in its currency, and of which type it is. */
type PlanAmount = PlannedFund & { readonly type: PlanType; readonly amount: Decimal; readonly currency: string };

/** Returns the least and the most that a plan orders each time; the same of a fixed amount [TRADE-79]. */
export const orderedRange = ({ type, isDigitalShareClass, ...base }: PlanAmount, rules: PlanRules): AmountRange =>
  type === 'DX'
    ? adjustedRange(base, fundPlanRules(rules, { isDigitalShareClass }))
    : { least: base.amount, most: base.amount };

/** The debits of a plan each time, and in a month. */
export type PlanDebits = { readonly each: AmountRange; readonly month: AmountRange };

/**
 * Returns the least and the most that a plan debits each time and in a month, with the fee of each purchase [TRADE-79,
 * TIER-21].
 */
export function planDebits(
  plan: PlanAmount & { readonly days: readonly number[]; readonly feePercent: Decimal },
  rules: PlanRules,
): PlanDebits {
  const { currency, feePercent } = plan;
  const withFee = (amount: Decimal): Decimal =>
    feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency }).net;
  const { least, most } = orderedRange(plan, rules);
  const each = { least: withFee(least), most: withFee(most) };
  const times = scaled(BigInt(plan.days.length));
  return { each, month: { least: multiply(each.least, times), most: multiply(each.most, times) } };
}
