import { BrowserSession } from '../../application/ports/browser-session';
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
    return this.attempt((storage) => storage.getItem(this.key)) ?? undefined;
  }

  open(): string {
    const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
    this.keep(name);
    return name;
  }

  close(name: string): void {
    if (this.name() === name) this.keep('');
  }

  onChange(call: () => void): () => void {
    const listen = (change: StorageEvent): void => {
      if (change.key === this.key) call();
    };
    this.page.addEventListener('storage', listen);
    return () => this.page.removeEventListener('storage', listen);
  }

  /** Where the storage is full, no tab is to read the name of an earlier session. */
  private keep(name: string): void {
    this.attempt((storage) => storage.removeItem(this.key));
    this.attempt((storage) => storage.setItem(this.key, name));
  }

  private attempt<T>(use: (storage: KeyedTexts) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}
