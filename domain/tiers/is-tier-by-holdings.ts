import type { Region } from '../region';
import type { MembershipTier } from './membership-tier';
import { tierRules } from './tier';

/**
 * Returns true if holdings decide over the tier: not where the server assigns it regardless of them; the marks of Hong
 * Kong's names change nothing [TIER-02, TIER-05, CONFLICT-20, CONFLICT-21].
 */
export function isTierByHoldings(region: Region, { membershipTier = '' }: MembershipTier): boolean {
  const name = membershipTier.toLowerCase().replace(/[*+]+$/, '');
  return !tierRules[region].given.includes(name);
}
