import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { ServiceStops } from '../../application/ports/notices/service-stops';
import { StopsStore } from '../../ui/stores/stops-store';
import type { Bindings } from '../feature';

/** Binds the store of stops in force, for the pages before and after a login. */
export const serviceStopsBindings: Bindings = () =>
  new ContainerModule(({ bind }) => {
    bind(StopsStore)
      .toResolvedValue((source, clock) => new StopsStore(source, clock), [ServiceStops, Clock])
      .inSingletonScope();
  });
