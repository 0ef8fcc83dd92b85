import { parseOneOf } from '../kernel/parse-one-of';
import type { MembershipTier } from './membership-tier';
import { parseTaiwanTierName, taiwanTierName, type TaiwanTierName } from './taiwan-tier-name';
import { taiwanTierIds } from './tier';

/** The server's values that are shown as they are [TIER-02, CONFLICT-20]. */
const labels = ['direct', 'digital'] as const;

/** The name a Taiwan client's tier is shown under: Direct or Digital when the server says so, else by the holding; a name from the server alone when that is unknown [TIER-02, CONFLICT-20]. */
export function taiwanMembership({ membershipTier, investmentTier }: MembershipTier): TaiwanTierName | undefined {
  const stated = membershipTier?.toLowerCase();
  const label = parseOneOf(labels, stated);
  const byHolding = parseOneOf(taiwanTierIds, investmentTier);
  return label ?? (byHolding ? taiwanTierName(byHolding) : parseTaiwanTierName(membershipTier));
}

/** Returns true if a Taiwan client is in the digital tier, in which no single purchase is open [TIER-35]. */
export const isDigitalTier = (membership: MembershipTier): boolean => taiwanMembership(membership) === 'digital';
