import fc from 'fast-check';
import { scaled } from '../../domain/money/decimal';

/** Any decimal of the wire's grammar, small and huge. */
export const decimals = fc
  .tuple(fc.oneof(fc.bigInt(-1000n, 1000n), fc.bigInt(-(10n ** 30n) + 1n, 10n ** 30n - 1n)), fc.nat({ max: 18 }))
  .map(([digits, scale]) => scaled(digits, scale));

/** An amount of money, from -10 to 10 million with two places. */
export const amounts = fc.bigInt(-1_000_000_000n, 1_000_000_000n).map((digits) => scaled(digits, 2));

/** A price, rate or number of units: above zero, four places. */
export const positives = fc.bigInt(1n, 10n ** 10n).map((digits) => scaled(digits, 4));
