import { autorun } from 'mobx';
import type { ShareSession } from '../../application/session/share-session';
import type { SessionStore } from '../stores/session-store';

/** Shares the tab's session whenever it has an open one, from its first moment on; returns how to stop. */
export function shareOpenSession(
  session: Pick<SessionStore, 'isSignedIn' | 'name'>,
  sharing: Pick<ShareSession, 'start'>,
): () => void {
  let stopSharing = () => {};
  const stopWatching = autorun(() => {
    stopSharing();
    stopSharing = sharing.start(session.isSignedIn ? session.name : '');
  });
  return () => {
    stopWatching();
    stopSharing();
  };
}
