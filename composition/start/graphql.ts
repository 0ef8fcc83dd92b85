import { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { FailureHandler } from '../../adapters/http/failure-handler';
import { HttpClient } from '../../adapters/http/http-client';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';

/** The client of every port over GraphQL. */
export const graphqlModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { graphqlEndpoint: endpoint, graphqlPublicEndpoint: publicEndpoint } = configuration;
    bind(GraphqlClient)
      .toResolvedValue(
        (http, failures) => new GraphqlClient({ endpoint, publicEndpoint, http, failures }),
        [HttpClient, FailureHandler],
      )
      .inSingletonScope();
  });
