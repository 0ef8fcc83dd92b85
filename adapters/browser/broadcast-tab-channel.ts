import * as z from 'zod/mini';
import { TabChannel, type TabMessage } from '../../application/ports/session/tab-channel';

// Flat: zod's union of kinds would be loaded for this alone.
const tabNews = z.object({
  kind: z.enum(['activity', 'heartbeat', 'logged-in', 'logged-out']),
  session: z.string(),
  at: z.optional(z.number()),
  isHeard: z.optional(z.boolean()),
});

/** Passes on what is a message by its kind; one without its time is none. */
function hear({ kind, session, at, isHeard }: z.output<typeof tabNews>, call: (news: TabMessage) => void): void {
  if (kind === 'logged-in' || kind === 'logged-out') call({ kind, session });
  else if (at !== undefined)
    call(kind === 'activity' || isHeard === undefined ? { kind, session, at } : { kind, session, at, isHeard });
}

/** Speaks by BroadcastChannel; where the browser has none, each tab is on its own. */
export class BroadcastTabChannel extends TabChannel {
  private readonly channel: BroadcastChannel | undefined;

  constructor(name: string) {
    super();
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  }

  broadcast(news: TabMessage): void {
    this.channel?.postMessage(news);
  }

  onMessage(call: (news: TabMessage) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const { data: message } = z.safeParse(tabNews, data);
      if (message) hear(message, call);
    };
    this.channel?.addEventListener('message', listen);
    return () => this.channel?.removeEventListener('message', listen);
  }
}
