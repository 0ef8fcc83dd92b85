import type { Region } from '../../region';
import { type FeeClient, feeTier } from './fee-tier';
import { parseHkTier } from '../../tiers/hk-tier';
import { type FeeRange, singlePurchaseFee } from './single-purchase-fee';

/** The fee of what a client's eScheduler plan buys, in percent: the tier's, and nothing for a tier with a `+` [TIER-21, TIER-26]. */
export const planPurchaseFee = (region: Region, client: FeeClient): FeeRange =>
  singlePurchaseFee(region, feeTier(region, client), {
    plus: parseHkTier(client.membershipTier).plus,
    eScheduler: true,
  });
