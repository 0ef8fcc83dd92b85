import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Connection } from '../../application/ports/connection';
import { Navigation } from '../../application/ports/navigation';
import { PageViews } from '../../application/ports/page-views';
import { SessionCookies } from '../../application/ports/session/session-cookies';
import { SessionSharing } from '../../application/ports/session/session-sharing';
import { TabChannel } from '../../application/ports/session/tab-channel';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { sessionScope } from '../../config/session-scope';
import { BroadcastTabChannel } from '../../adapters/browser/broadcast-tab-channel';
import { BrowserClock } from '../../adapters/browser/browser-clock';
import { BrowserConnection } from '../../adapters/browser/browser-connection';
import { BrowserNavigation } from '../../adapters/browser/browser-navigation';
import { BrowserSessionCookies } from '../../adapters/browser/browser-session-cookies';
import { LazySessionSharing } from '../../adapters/browser/lazy-session-sharing';
import { TagManagerPageViews } from '../../adapters/browser/tag-manager-page-views';

/** Binds the adapters that only a browser has. */
export const browserModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Clock)
      .toResolvedValue(() => new BrowserClock())
      .inSingletonScope();
    bind(Connection)
      .toResolvedValue(() => new BrowserConnection())
      .inSingletonScope();
    bind(Navigation)
      .toResolvedValue(() => new BrowserNavigation(configuration))
      .inSingletonScope();
    bind(SessionCookies)
      .toResolvedValue(() => new BrowserSessionCookies())
      .inSingletonScope();
    bind(TabChannel)
      .toResolvedValue(() => new BroadcastTabChannel(sessionScope(configuration)))
      .inSingletonScope();
    bind(SessionSharing)
      .toResolvedValue(
        () =>
          new LazySessionSharing(async () => {
            const { openSessionSharing } = await import('../../adapters/browser/open-session-sharing');
            return openSessionSharing(sessionScope(configuration));
          }),
      )
      .inSingletonScope();
    bind(PageViews)
      .toResolvedValue(() => new TagManagerPageViews(configuration))
      .inSingletonScope();
  });
