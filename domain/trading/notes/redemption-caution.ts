import { compare, isNegative, isZero, multiply, scaled, zero, type Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';

const two = scaled(2n);

/** Tells whether redemptions call for caution: they reach half of the portfolio or more, or nobody can say what they come to [TRADE-84, TRADE-109, CONFLICT-38]. */
export function redemptionCaution(redeemed: Decimal | undefined, portfolio: Decimal): boolean {
  if (redeemed === undefined) return true;
  if (isNegative(redeemed) || isZero(redeemed)) return false;
  return compare(multiply(redeemed, two), portfolio) >= 0;
}

/** Sums the redemptions of a day: the earlier ones, if known, and those of this list [TRADE-109, CONFLICT-38]. */
export const redeemedInDay = (earlier: Decimal | undefined, listed: readonly Decimal[]): Decimal =>
  sum([earlier ?? zero, ...listed]);
