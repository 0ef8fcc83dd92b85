import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlServiceStops } from '../../adapters/graphql/notices/graphql-service-stops';
import { Clock } from '../../application/ports/clock';
import { ServiceStops } from '../../application/ports/notices/service-stops';
import { StopsStore } from '../../ui/stores/stops-store';
import type { Bindings } from '../feature';

/** What the asset manager has stopped, for the pages before and after a login. */
export const serviceStops: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(ServiceStops)
      .toResolvedValue((client) => new GraphqlServiceStops(client), [GraphqlClient])
      .inSingletonScope();
    bind(StopsStore)
      .toResolvedValue((source, clock) => new StopsStore(source, clock), [ServiceStops, Clock])
      .inSingletonScope();
  });
