import { BrowserSession } from '../../application/ports/session/browser-session';
import type { TabChannel } from '../../application/ports/session/tab-channel';
import { MemoryTabs } from './memory-tabs';

/** The state that the tabs of one browser share: the channel, and the name of the session it holds. */
export class MemoryDevice {
  name: string | undefined;
  private named = 0;
  private readonly tabs = new MemoryTabs();
  private readonly listeners = new Map<BrowserSession, () => void>();

  constructor(private readonly keepsNames = true) {}

  channel(): TabChannel {
    return this.tabs.open();
  }

  browserSession(): BrowserSession {
    return new MemoryBrowserSession(this);
  }

  newName(): string {
    this.named += 1;
    return `session-${this.named}`;
  }

  keep(name: string, by: BrowserSession): void {
    if (!this.keepsNames) return;
    this.name = name;
    for (const [tab, call] of Array.from(this.listeners)) if (tab !== by) call();
  }

  listen(tab: BrowserSession, call: () => void): () => void {
    this.listeners.set(tab, call);
    return () => this.listeners.delete(tab);
  }
}

class MemoryBrowserSession extends BrowserSession {
  constructor(private readonly device: MemoryDevice) {
    super();
  }

  name(): string | undefined {
    return this.device.name;
  }

  open(): string {
    const name = this.device.newName();
    this.device.keep(name, this);
    return name;
  }

  close(name: string): void {
    if (this.device.name === name) this.device.keep('', this);
  }

  onChange(call: () => void): () => void {
    return this.device.listen(this, call);
  }
}
