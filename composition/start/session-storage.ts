import { ContainerModule } from 'inversify';
import { BrowserSession } from '../../application/ports/session/browser-session';
import { PreferencesVault } from '../../application/ports/preferences-vault';
import { SessionVault } from '../../application/ports/session/session-vault';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { sessionScope } from '../../config/session-scope';
import { LocalBrowserSession } from '../../adapters/session-storage/local-browser-session';
import { LocalPreferencesVault } from '../../adapters/session-storage/local-preferences-vault';
import { SessionStorageVault } from '../../adapters/session-storage/session-storage-vault';

/** Binds the browser's storage: the tab's session, its name for all tabs, and the device's preferences. */
export const sessionStorageModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(BrowserSession)
      .toResolvedValue(() => new LocalBrowserSession(sessionScope(configuration)))
      .inSingletonScope();
    bind(SessionVault)
      .toResolvedValue(() => new SessionStorageVault())
      .inSingletonScope();
    bind(PreferencesVault)
      .toResolvedValue(() => new LocalPreferencesVault())
      .inSingletonScope();
  });
