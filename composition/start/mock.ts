import { ContainerModule } from 'inversify';
import { Transport } from '../../adapters/http/transport';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { MockTransport } from '../../adapters/mock/mock-transport';

/** The transport of the `mock` mode; every other adapter stays the same [MOCK-01]. */
export const mockModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Transport)
      .toResolvedValue(() => new MockTransport(region))
      .inSingletonScope();
  });
