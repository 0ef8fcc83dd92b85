import type { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../config/portal-configuration';

/** Binds ports, use cases or view models as the configuration says; waits where it imports an adapter that few configurations choose. */
export type Bindings = (configuration: PortalConfiguration) => ContainerModule | Promise<ContainerModule>;

/** Screens or parts of one that arrive together: their components, and the bindings that these need. */
export type Feature<Components extends object = object> = {
  readonly components: Components;
  readonly bindings: readonly Bindings[];
};
