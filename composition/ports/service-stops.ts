import { ContainerModule } from 'inversify';
import { GraphqlServiceStops } from '../../adapters/graphql/notices/graphql-service-stops';
import { MaintenanceMessage } from '../../adapters/graphql/notices/maintenance-message';
import { ServiceStops } from '../../application/ports/notices/service-stops';

/** The stops that the maintenance message tells of, before and after a login. */
export const serviceStopPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ServiceStops)
      .toResolvedValue((message) => new GraphqlServiceStops(message), [MaintenanceMessage])
      .inSingletonScope();
  });
