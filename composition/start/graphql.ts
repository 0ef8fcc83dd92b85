import { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { FailureHandler } from '../../adapters/http/failure-handler';
import { HttpClient } from '../../adapters/http/http-client';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { homePanels } from '../../adapters/graphql/home-panels';
import { Clock } from '../../application/ports/clock';

/** The client of every port over GraphQL. */
export const graphqlModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { graphqlEndpoint: endpoint, graphqlPublicEndpoint: publicEndpoint, region, mode } = configuration;
    // What is recorded is the answer of each operation by itself.
    const together = mode === 'live' ? { combined: homePanels[region] } : {};
    bind(GraphqlClient)
      .toResolvedValue(
        (http, failures, clock) => new GraphqlClient({ endpoint, publicEndpoint, http, failures, clock, ...together }),
        [HttpClient, FailureHandler, Clock],
      )
      .inSingletonScope();
  });
