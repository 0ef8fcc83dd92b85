import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlClientTiers } from '../../adapters/graphql/tiers/graphql-client-tiers';
import { RestClientPoints } from '../../adapters/rest/tiers/rest-client-points';
import { RestClientTiers } from '../../adapters/rest/tiers/rest-client-tiers';
import { RestClient } from '../../adapters/rest/rest-client';
import { ClientPoints } from '../../application/ports/tiers/client-points';
import { ClientTiers } from '../../application/ports/tiers/client-tiers';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The client's membership tier and reward points. */
export const tierPorts = ({ region, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.clientTiers === 'rest')
      bind(ClientTiers)
        .toResolvedValue((client) => new RestClientTiers(client, region), [RestClient])
        .inSingletonScope();
    else
      bind(ClientTiers)
        .toResolvedValue((client) => new GraphqlClientTiers(client, region), [GraphqlClient])
        .inSingletonScope();
    bind(ClientPoints)
      .toResolvedValue((client) => new RestClientPoints(client, region), [RestClient])
      .inSingletonScope();
  });
