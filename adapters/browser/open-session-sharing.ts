import type { SessionSharing } from '../../application/ports/session/session-sharing';
import { BrowserClock } from './browser-clock';
import { ChannelSessionSharing } from './channel-session-sharing';

/** Opens the sharing of sessions over this browser's channel and locks, where it has them. */
export function openSessionSharing(scope: string): SessionSharing {
  const clock = new BrowserClock();
  return new ChannelSessionSharing(
    scope,
    {
      channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${scope}.token`),
      locks: 'locks' in navigator ? navigator.locks : undefined,
    },
    (milliseconds, call) => clock.after(milliseconds, call),
  );
}
