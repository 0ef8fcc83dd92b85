import { type DistributionFrequency, distributionFrequencies } from '../funds/fund-details';
import { type Decimal, multiply, negate, scaled } from '../money/decimal';
import { divide } from '../money/rounding';
import { roundPayout } from '../money/settlement-rounding';

/** The number of places of an amount for one unit. */
const placesOfUnit = 4;

/**
 * Returns the distribution of a class on each unit at a time: its part of a yearly payout in ten-thousandths of a
 * price; undefined for a class that never distributes [FUND-17].
 */
export function distributionOnUnit(
  price: Decimal,
  { yearly, frequency }: { readonly yearly: number; readonly frequency: DistributionFrequency },
): Decimal | undefined {
  const year = multiply(price, scaled(BigInt(yearly), 4));
  const amount = divide(year, scaled(BigInt(distributionFrequencies[frequency])), placesOfUnit, 'half-up');
  return amount.ok ? amount.value : undefined;
}

/** Returns the distribution on units before tax, rounded down to the currency's minor unit. */
export const grossDistribution = (units: Decimal, onUnit: Decimal, currency: string): Decimal =>
  roundPayout(multiply(units, onUnit), currency);

/** Money that one side of a distribution gains, or loses below zero. */
export type DistributionEntry = { readonly account: 'fund' | 'client'; readonly amount: Decimal };

/** Both sides of a distribution; their sum is zero. */
export const distributionEntries = (gross: Decimal): readonly DistributionEntry[] => [
  { account: 'fund', amount: negate(gross) },
  { account: 'client', amount: gross },
];
