import { ContainerModule } from 'inversify';
import { AccountOverviews } from '../../../application/ports/notices/account-overviews';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestAccountOverviews } from './rest-account-overviews';
import { RestClientOffers } from './rest-client-offers';
import { RestPageFlows } from './rest-page-flows';

/** The ports over REST behind what a client is offered beside the holdings, and asked to do; the notices where REST is chosen for them. */
export async function wiring({ region, adapters }: PortalConfiguration): Promise<ContainerModule> {
  const overRest = adapters.clientNotices === 'rest' ? await import('./rest-client-notices') : undefined;
  return new ContainerModule(({ bind }) => {
    if (overRest)
      bind(ClientNotices)
        .toResolvedValue((client) => new overRest.RestClientNotices(client), [RestClient])
        .inSingletonScope();
    bind(AccountOverviews)
      .toResolvedValue((client) => new RestAccountOverviews(client, region), [RestClient])
      .inSingletonScope();
    bind(ClientOffers)
      .toResolvedValue((client) => new RestClientOffers(client, region), [RestClient])
      .inSingletonScope();
    bind(PageFlows)
      .toResolvedValue((client) => new RestPageFlows(client), [RestClient])
      .inSingletonScope();
  });
}
