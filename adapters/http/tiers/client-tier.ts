import * as z from 'zod/mini';
import type { Region } from '../../../domain/region';
import { toMembershipTier, type MembershipTier } from '../../../domain/tiers/membership-tier';
import { optionalText } from '../wire-fields';
import { optionalFigure } from '../wire-figures';

/** A client's tier on the wire [ENT-21]. */
export const clientTierFields = z.object({
  holdingAmount: optionalFigure,
  membershipTier: optionalText,
  investmentTier: optionalText,
});

/** The tier of our words, with what the client holds as its total [ENT-21, TIER-15]. */
export const toClientTier = (region: Region, wire: z.output<typeof clientTierFields>): MembershipTier =>
  toMembershipTier(region, wire);
