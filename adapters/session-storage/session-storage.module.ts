import { ContainerModule } from 'inversify';
import { PreferencesVault } from '../../application/ports/preferences-vault';
import { SessionVault } from '../../application/ports/session-vault';
import { LocalPreferencesVault } from './local-preferences-vault';
import { SessionStorageVault } from './session-storage-vault';

/** What the browser keeps: the tab's session and the device's preferences. */
export const sessionStorageModule = new ContainerModule(({ bind }) => {
  bind(SessionVault)
    .toResolvedValue(() => new SessionStorageVault())
    .inSingletonScope();
  bind(PreferencesVault)
    .toResolvedValue(() => new LocalPreferencesVault())
    .inSingletonScope();
});
