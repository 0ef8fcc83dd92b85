import { type Decimal, isNegative, isZero, multiply, scaled, subtract } from '../money/decimal';
import { divide, round } from '../money/rounding';

/** The value of a portfolio at the end of a day, after the money that was paid in or, below zero, out on that day. */
export type ValuedFlow = { readonly date: string; readonly value: Decimal; readonly paidIn: Decimal };

const one = scaled(1n);
const hundred = scaled(100n);
const places = 24;

/**
 * Returns the time-weighted return in percent, ten places: what a portfolio made of each unit of money, whenever money was
 * paid in or out. Chain-links the growth between the days with flows, a flow counting at the end of its day; the first
 * money into an empty portfolio counts at the start. The list begins with the value that the period opens with, holds
 * each day with a flow, and ends with the closing value. Undefined where the portfolio was below zero, or never held
 * anything.
 */
export function timeWeightedReturn(days: readonly ValuedFlow[]): Decimal | undefined {
  let growth = one;
  let before: Decimal | undefined;
  let hasHeld = false;
  for (const { value, paidIn } of days) {
    const factor = before === undefined ? one : growthOf(before, { value, paidIn });
    if (factor === undefined) return undefined;
    hasHeld ||= before !== undefined && (!isZero(before) || !isZero(paidIn));
    growth = round(multiply(growth, factor), places, 'half-even');
    before = value;
  }
  return hasHeld ? round(multiply(subtract(growth, one), hundred), 10, 'half-up') : undefined;
}

/** Returns by which factor money grew from one day with a flow to the next; money into an empty portfolio is what it grew from. */
function growthOf(before: Decimal, { value, paidIn }: Pick<ValuedFlow, 'value' | 'paidIn'>): Decimal | undefined {
  if (isNegative(before) || isNegative(value)) return undefined;
  const isEmpty = isZero(before);
  if (isEmpty && isNegative(paidIn)) return one;
  const factor = divide(isEmpty ? value : subtract(value, paidIn), isEmpty ? paidIn : before, places, 'half-even');
  return factor.ok ? factor.value : one;
}
