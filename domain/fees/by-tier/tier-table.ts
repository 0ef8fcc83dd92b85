import type { Region } from '../../region';
import { singlePurchaseFee, type FeeRange } from './single-purchase-fee';
import { tiersIn, type Tier } from '../../tiers/tier';

/** A tier as the terms list it: from what holding it begins, and its fee; some are by invitation [OPEN-68, CONFLICT-21]. */
export type TierRow = { readonly tier: Tier; readonly fee: FeeRange; readonly isByInvitation: boolean };

/** A region's tiers from the base up, with their thresholds and fees [TIER-24, OPEN-68]. */
export const tierTable = (region: Region): readonly TierRow[] =>
  tiersIn(region).map((tier) => ({
    tier,
    fee: singlePurchaseFee(region, tier.id),
    isByInvitation: tier.id === 'select',
  }));
