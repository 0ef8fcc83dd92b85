// Looks for a browser as it is read, so that it is read before there seems to be one.
import 'axios';
import { vi } from 'vitest';

/**
 * Stubs the globals that the container asks a browser for before its ports are replaced: nobody listens, nothing is
 * stored.
 */
export function stubBrowserGlobals(): void {
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = () => ({ ...page, matches: false });
  vi.stubGlobal('window', { ...page, matchMedia, localStorage: storage, sessionStorage: storage });
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  vi.stubGlobal('navigator', { languages: [] });
}
