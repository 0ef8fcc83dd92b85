import { type Decimal, zero } from '../money/decimal';
import type { Region } from '../region';
import { parseHkTier } from './hk-tier';
import { type TierId, tierRules } from './tier';
import { tierFor } from './tier-for';

/** What decides whose fee a client pays: the tier's name by the server, and what all that is held is worth, in HKD or TWD. */
export type FeeClient = { readonly membershipTier?: string | undefined; readonly worth?: Decimal | undefined };

/** The tier whose fee a client pays for a purchase [TIER-11..14, TIER-21, TIER-25]. */
export const feeTier = (region: Region, { membershipTier, worth = zero }: FeeClient): TierId =>
  tierRules[region].feeOf === 'named' ? parseHkTier(membershipTier).tier : tierFor(region, worth).id;
