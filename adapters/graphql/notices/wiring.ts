import { ContainerModule } from 'inversify';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlClientNotices } from './graphql-client-notices';

/** The port over GraphQL behind what a client is told beside the holdings. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientNotices)
      .toResolvedValue((client) => new GraphqlClientNotices(client, region), [GraphqlClient])
      .inSingletonScope();
  });
