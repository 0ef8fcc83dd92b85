import { BrowserSession } from '../../application/ports/session/browser-session';
import type { KeyedTexts } from './safe-storage';

/** The name in the device's storage; where the browser refuses, nothing is known and only the tab channel tells. */
export class LocalBrowserSession extends BrowserSession {
  constructor(
    private readonly key: string,
    private readonly storage: () => KeyedTexts = () => window.localStorage,
    private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  ) {
    super();
  }

  name(): string | undefined {
    const name = this.read(this.key);
    return name !== undefined && name === this.read(this.endedKey) ? '' : name;
  }

  open(): string {
    const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.keep(this.key, name);
    return name;
  }

  /** Says which one ended, and leaves the name as it is: another tab may just have put its own there, unread by this one. */
  close(name: string): void {
    if (name === '') return;
    this.keep(this.endedKey, name);
    if (this.name() === name) this.attempt((storage) => storage.removeItem(this.key));
  }

  onChange(call: () => void): () => void {
    const listen = (change: StorageEvent): void => {
      if (change.key === this.key || change.key === this.endedKey) call();
    };
    this.page.addEventListener('storage', listen);
    return () => this.page.removeEventListener('storage', listen);
  }

  /** Where the storage is full, no tab is to read the name of an earlier session. */
  private keep(key: string, name: string): void {
    this.attempt((storage) => storage.removeItem(key));
    this.attempt((storage) => storage.setItem(key, name));
  }

  private get endedKey(): string {
    return `${this.key}.ended`;
  }

  private read(key: string): string | undefined {
    return this.attempt((storage) => storage.getItem(key)) ?? undefined;
  }

  private attempt<T>(use: (storage: KeyedTexts) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}
