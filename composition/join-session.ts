import type { Container } from 'inversify';
import { BrowserSession } from '../application/ports/session/browser-session';
import { SessionSharing } from '../application/ports/session/session-sharing';
import { SessionVault } from '../application/ports/session/session-vault';
import { JoinSession } from '../application/session/join-session';
import { ShareSession } from '../application/session/share-session';
import { shareOpenSession } from '../ui/app/share-open-session';
import { SessionStore } from '../ui/stores/session-store';

/**
 * Lets this tab go on in the session of a living one, before anything is shown, at once where this browser has none; from
 * then on it shares its own. Returns how to stop.
 */
export async function joinSession(container: Container): Promise<() => void> {
  await new JoinSession(
    container.get(SessionVault),
    container.get(BrowserSession),
    container.get(SessionSharing),
  ).execute();
  return shareOpenSession(container.get(SessionStore), container.get(ShareSession));
}
