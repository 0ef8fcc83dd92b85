import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlClientNotices } from '../../adapters/graphql/notices/graphql-client-notices';
import { GraphqlOrderMessages } from '../../adapters/graphql/notices/graphql-order-messages';
import { MaintenanceMessage } from '../../adapters/graphql/notices/maintenance-message';
import { RestAccountOverviews } from '../../adapters/rest/clients/rest-account-overviews';
import { RestClientNotices } from '../../adapters/rest/notices/rest-client-notices';
import { RestClientOffers } from '../../adapters/rest/notices/rest-client-offers';
import { RestPageFlows } from '../../adapters/rest/notices/rest-page-flows';
import { RestClient } from '../../adapters/rest/rest-client';
import { AccountOverviews } from '../../application/ports/clients/account-overviews';
import { ClientNotices } from '../../application/ports/notices/client-notices';
import { ClientOffers } from '../../application/ports/notices/client-offers';
import { OrderMessages } from '../../application/ports/notices/order-messages';
import { PageFlows } from '../../application/ports/notices/page-flows';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** Notices, offers and reminders that stand beside the holdings. */
export const noticePorts = ({ region, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.clientNotices === 'rest')
      bind(ClientNotices)
        .toResolvedValue((client) => new RestClientNotices(client), [RestClient])
        .inSingletonScope();
    else
      bind(ClientNotices)
        .toResolvedValue(
          (client, message) => new GraphqlClientNotices(client, message, region),
          [GraphqlClient, MaintenanceMessage],
        )
        .inSingletonScope();
    bind(OrderMessages)
      .toResolvedValue((client) => new GraphqlOrderMessages(client), [GraphqlClient])
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
