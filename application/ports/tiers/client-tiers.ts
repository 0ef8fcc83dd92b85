import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import type { AsyncResult } from '../call-failure';

/** The tier the signed-in client belongs to. */
export abstract class ClientTiers {
  /** Loads the client's membership tier; it is empty for some clients [GQL-10, TIER-01]. */
  abstract current(): AsyncResult<MembershipTier>;
}
