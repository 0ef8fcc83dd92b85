import { ContainerModule } from 'inversify';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { OrderMessages } from '../../../application/ports/notices/order-messages';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlClientNotices } from './graphql-client-notices';
import { GraphqlOrderMessages } from './graphql-order-messages';

/** The ports over GraphQL behind what a client is told beside the holdings, unless REST is chosen for them. */
export const wiring = ({ region, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(OrderMessages)
      .toResolvedValue((client) => new GraphqlOrderMessages(client), [GraphqlClient])
      .inSingletonScope();
    if (adapters.clientNotices === 'rest') return;
    bind(ClientNotices)
      .toResolvedValue((client) => new GraphqlClientNotices(client, region), [GraphqlClient])
      .inSingletonScope();
  });
