import type { Answer } from '../../application/ports/call-failure';
import { ClientTiers } from '../../application/ports/client-tiers';
import type { MembershipTier } from '../../domain/tiers/membership-tier';
import { Deferred } from '../http/deferred';

/** Client tiers whose code arrives when they are first asked for. */
export class DeferredClientTiers extends ClientTiers {
  private readonly deferred: Deferred<ClientTiers>;

  constructor(fetch: () => Promise<ClientTiers>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async current(): Answer<MembershipTier> {
    return this.deferred.ask((tiers) => tiers.current());
  }
}
