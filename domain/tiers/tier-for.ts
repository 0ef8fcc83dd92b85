import { compare, type Decimal } from '../money/decimal';
import type { Region } from '../region';
import { tiersIn, type Tier } from './tier';

/** The highest tier whose threshold isn't above the holding, in HKD or TWD; the base one below all [TIER-06, TIER-07..14]. */
export function tierFor(region: Region, holdingAmount: Decimal): Tier {
  const tiers = tiersIn(region);
  return tiers.findLast(({ threshold }) => compare(threshold, holdingAmount) <= 0) ?? tiers[0];
}
