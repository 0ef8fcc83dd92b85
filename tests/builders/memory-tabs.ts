import { TabChannel, type TabMessage } from '../../application/ports/session/tab-channel';

/** Several tabs of one browser: what one tells, the others hear, never itself. */
export class MemoryTabs {
  private readonly listeners = new Map<object, ((news: TabMessage) => void)[]>();

  open(): TabChannel {
    const { listeners } = this;
    class MemoryTabChannel extends TabChannel {
      broadcast(news: TabMessage): void {
        for (const [tab, calls] of listeners) if (tab !== this) for (const call of Array.from(calls)) call(news);
      }

      onMessage(call: (news: TabMessage) => void): () => void {
        listeners.set(this, [...(listeners.get(this) ?? []), call]);
        return () => {
          listeners.set(
            this,
            (listeners.get(this) ?? []).filter((other) => other !== call),
          );
        };
      }
    }
    return new MemoryTabChannel();
  }
}
