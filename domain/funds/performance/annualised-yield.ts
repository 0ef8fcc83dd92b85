import { type Decimal, multiply, scaled } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { type DistributionFrequency, distributionFrequencies } from '../fund-details';

/**
 * Returns the yearly yield of a distribution in percent of the price on its ex-date: amount × times a year ÷ price;
 * undefined without a price or a frequency [FUND-17].
 */
export function annualisedYield(
  amount: Decimal,
  frequency: DistributionFrequency,
  price: Decimal | undefined,
): Decimal | undefined {
  const times = distributionFrequencies[frequency];
  if (price === undefined || times === 0) return undefined;
  return percentOf(multiply(amount, scaled(BigInt(times))), price);
}
