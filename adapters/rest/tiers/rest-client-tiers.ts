import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { homeCalls } from '../../../contract/rest/home/home-calls';
import type { Region } from '../../../domain/region';
import type { MembershipTier } from '../../../domain/tiers/membership-tier';
import { clientTierFields, toClientTier } from '../../http/tiers/client-tier';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The client's tier over REST; a panel, so its failures are its own [API-50]. */
export class RestClientTiers extends ClientTiers {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  async current(): AsyncResult<MembershipTier> {
    return this.client.call(homeCalls, {
      name: 'clientTier',
      policy: { showErrors: false },
      read: readJson(clientTierFields, (tier) => toClientTier(this.region, tier)),
    });
  }
}
