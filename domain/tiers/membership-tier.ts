import type { Decimal } from '../money/decimal';
import type { Region } from '../region';
import { parseTierId, type TierId } from './tier';
import { tierFor } from './tier-for';

/** A client's tier: the holding amount, the tier the server names, and the one by the holding [TIER-15, ENT-21]. */
export type MembershipTier = {
  readonly investmentTotal?: Decimal | undefined;
  readonly membershipTier?: string | undefined;
  readonly investmentTier?: TierId | undefined;
};

/** A client's tier from what the server states; the investment tier follows the holding, as stated only where that is unknown [TIER-02, TIER-06, TIER-15]. */
export function toMembershipTier(
  region: Region,
  stated: {
    readonly holdingAmount?: Decimal | undefined;
    readonly membershipTier?: string | undefined;
    readonly investmentTier?: string | undefined;
  },
): MembershipTier {
  const { holdingAmount, membershipTier } = stated;
  return {
    investmentTotal: holdingAmount,
    membershipTier,
    investmentTier: holdingAmount ? tierFor(region, holdingAmount).id : parseTierId(region, stated.investmentTier),
  };
}
