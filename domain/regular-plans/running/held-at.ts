import { compare, type Decimal, isNegative, isZero, multiply, scaled, subtract } from '../../money/decimal';

/** The last known price of a fund, and what a unit held of it has cost on average, both in the fund's currency. */
export type HeldAt = { readonly price: Decimal; readonly averageCost: Decimal };

const hundred = scaled(100n);

/**
 * Compares the exact return of a holding with a percentage: below zero where it is less, above where it is more;
 * undefined where the units cost nothing, so that there is no return [TRADE-79, LINK-31].
 */
export function compareReturn({ price, averageCost }: HeldAt, percent: Decimal): number | undefined {
  if (isNegative(averageCost) || isZero(averageCost)) return undefined;
  return compare(multiply(subtract(price, averageCost), hundred), multiply(percent, averageCost));
}
