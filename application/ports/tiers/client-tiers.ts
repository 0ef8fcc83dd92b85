import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import type { AsyncResult } from '../call-failure';

/** The tier the signed-in client belongs to. */
export abstract class ClientTiers {
  /** What is known of it; nothing of it is known of some [GQL-10, TIER-01]. */
  abstract current(): AsyncResult<MembershipTier>;
}
