import { JoinSession } from '../application/session/join-session';
import type { PortalConfiguration } from '../config/portal-configuration';
import { sessionScope } from '../config/session-scope';
import { LocalBrowserSession } from '../adapters/session-storage/local-browser-session';
import { SessionStorageVault } from '../adapters/session-storage/session-storage-vault';
import { makeSessionSharing } from './start/session-sharing';

/** Lets this tab go on in the session of a living one, before anything is shown; at once where this browser has none. */
export const joinSession = (configuration: PortalConfiguration): Promise<void> =>
  new JoinSession(
    new SessionStorageVault(),
    new LocalBrowserSession(sessionScope(configuration)),
    makeSessionSharing(configuration),
  ).execute();
