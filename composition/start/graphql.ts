import { ContainerModule } from 'inversify';
import { Failures } from '../../application/ports/failures';
import { Navigation } from '../../application/ports/navigation';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { HttpClient } from '../../adapters/http/http-client';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';

/** The client of every port over GraphQL. */
export const graphqlModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { graphqlEndpoint: endpoint, graphqlPublicEndpoint: publicEndpoint } = configuration;
    bind(GraphqlClient)
      .toResolvedValue(
        (http, vault, failures, sessionEnd, navigation) =>
          new GraphqlClient({ endpoint, publicEndpoint, http, vault, failures, sessionEnd, navigation }),
        [HttpClient, SessionVault, Failures, SessionEnd, Navigation],
      )
      .inSingletonScope();
  });
