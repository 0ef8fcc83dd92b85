import { isNegative, subtract, zero, type Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';

/** The units that can still be ordered away: those held without those that other orders take, never below zero [TRADE-96, TRADE-19]. */
export function unitsAvailable(held: Decimal, reserved: readonly Decimal[]): Decimal {
  const left = subtract(held, sum(reserved));
  return isNegative(left) ? zero : left;
}
