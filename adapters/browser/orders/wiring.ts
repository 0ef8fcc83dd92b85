import { ContainerModule } from 'inversify';
import { TabLocks } from '../../../application/ports/orders/tab-locks';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { sessionScope } from '../../../config/session-scope';
import { WebTabLocks } from './web-tab-locks';

/** What keeps the tabs of an order list apart. */
export const wiring = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TabLocks)
      .toResolvedValue(
        () => new WebTabLocks(sessionScope(configuration), 'locks' in navigator ? navigator.locks : undefined),
      )
      .inSingletonScope();
  });
