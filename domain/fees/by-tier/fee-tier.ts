import { type Decimal, zero } from '../../money/decimal';
import type { Region } from '../../region';
import { parseHkTier } from '../../tiers/hk-tier';
import { isDigitalTier } from '../../tiers/taiwan-membership';
import { type TierId, tierRules } from '../../tiers/tier';
import { tierFor } from '../../tiers/tier-for';

/**
 * The facts that decide over a client's fees: the tier's name by the server, and the value of all holdings, in HKD or
 * TWD.
 */
export type FeeClient = { readonly membershipTier?: string | undefined; readonly holdingsValue?: Decimal | undefined };

/** The tier whose fee a client pays for a purchase: in Taiwan the one that the holdings come to, unless the server says that it is the digital one [TIER-11..14, TIER-21, TIER-25, TIER-34, CONFLICT-20]. */
export function feeTier(region: Region, { membershipTier, holdingsValue = zero }: FeeClient): TierId {
  const { feeOf, tiers } = tierRules[region];
  if (feeOf === 'named') return parseHkTier(membershipTier).tier;
  const investmentTier = tierFor(region, holdingsValue).id;
  return isDigitalTier({ membershipTier, investmentTier }) ? tiers[0].id : investmentTier;
}
