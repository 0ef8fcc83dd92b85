import { Connection } from '../../application/ports/connection';

/** What the browser says of the device's connection. */
export class BrowserConnection extends Connection {
  isOnline(): boolean {
    return navigator.onLine;
  }

  onChange(call: () => void): () => void {
    window.addEventListener('online', call);
    window.addEventListener('offline', call);
    return () => {
      window.removeEventListener('online', call);
      window.removeEventListener('offline', call);
    };
  }
}
