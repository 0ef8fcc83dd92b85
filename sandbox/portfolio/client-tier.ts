import { tierFor } from '../../domain/tiers/tier-for';
import { regionDefaults } from '../../config/regions';
import type { CallContext } from '../graphql/call-context';
import { totals } from './account-statistics';
import { decimal } from './decimal';

/** The client's tier: what she holds today, the tier the books name, and the one by her holding [ENT-21, GQL-10, TIER-15]. */
export async function clientTier({ surroundings: { region }, client, holdings }: CallContext) {
  const { membershipTier } = await client();
  const { totalValue } = totals(await holdings(), regionDefaults[region].defaultCurrency);
  return {
    holdingAmount: totalValue,
    membershipTier,
    investmentTier: totalValue === null ? null : tierFor(region, decimal(totalValue)).id,
  };
}
