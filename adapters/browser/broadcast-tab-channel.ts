import * as z from 'zod/mini';
import { TabChannel, type TabNews } from '../../application/ports/tab-channel';
import type { Region } from '../../domain/region';

const tabNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activity'), at: z.number() }),
  z.object({ kind: z.literal('logged-out') }),
]);

/** Speaks by BroadcastChannel; where the browser has none, each tab is on its own. */
export class BroadcastTabChannel extends TabChannel {
  private readonly channel: BroadcastChannel | undefined;

  constructor(region: Region) {
    super();
    this.channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`etrading.${region}`);
  }

  tell(news: TabNews): void {
    this.channel?.postMessage(news);
  }

  onNews(call: (news: TabNews) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const parsed = z.safeParse(tabNews, data);
      if (parsed.success) call(parsed.data);
    };
    this.channel?.addEventListener('message', listen);
    return () => this.channel?.removeEventListener('message', listen);
  }
}
