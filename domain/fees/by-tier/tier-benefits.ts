import { compare, type Decimal } from '../../money/decimal';
import type { Region } from '../../region';
import { amountToNextTier } from '../../tiers/amount-to-next-tier';
import { singlePurchaseFee, type FeeRange } from './single-purchase-fee';
import { tierWithId, type Tier, type TierId } from '../../tiers/tier';

/**
 * The benefits of a tier: the fee, and the next tier with its distance and its fee where one is shown [TIER-21..23].
 */
export type TierBenefits = {
  readonly singlePurchaseFee: FeeRange;
  readonly next?: { readonly tier: Tier; readonly amount: Decimal; readonly fee: FeeRange };
};

/** The benefits of the tier a client has [TIER-21..23, CONFLICT-21]; a tier that isn't above the client's is no next one, whatever the holding. */
export function tierBenefits(region: Region, tier: TierId, holdingAmount: Decimal | undefined): TierBenefits {
  const benefits = { singlePurchaseFee: singlePurchaseFee(region, tier) };
  const distance = holdingAmount === undefined ? undefined : amountToNextTier(region, holdingAmount);
  if (distance === undefined || compare(distance.next.threshold, tierWithId(region, tier).threshold) <= 0)
    return benefits;
  const { next, amount } = distance;
  return { ...benefits, next: { tier: next, amount, fee: singlePurchaseFee(region, next.id) } };
}
