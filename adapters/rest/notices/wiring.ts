import { ContainerModule } from 'inversify';
import { AccountOverviews } from '../../../application/ports/notices/account-overviews';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import { PageFlows } from '../../../application/ports/notices/page-flows';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestAccountOverviews } from './rest-account-overviews';
import { RestClientOffers } from './rest-client-offers';
import { RestPageFlows } from './rest-page-flows';

/** The ports over REST behind what a client is offered beside the holdings, and asked to do. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
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
