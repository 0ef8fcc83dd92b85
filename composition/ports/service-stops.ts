import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlServiceStops } from '../../adapters/graphql/notices/graphql-service-stops';
import { ServiceStops } from '../../application/ports/notices/service-stops';

/** The stops that the maintenance message tells of, before and after a login. */
export const serviceStopPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ServiceStops)
      .toResolvedValue((client) => new GraphqlServiceStops(client), [GraphqlClient])
      .inSingletonScope();
  });
