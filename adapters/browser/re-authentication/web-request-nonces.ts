import { RequestNonces } from '../../../application/ports/re-authentication/request-nonces';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes nonces by the browser's own randomness and digests [OPEN-43]. */
export class WebRequestNonces extends RequestNonces {
  salt(): string {
    return hex(crypto.getRandomValues(new Uint8Array(32)));
  }

  async nonceOf(salt: string, text: string): Promise<string> {
    const bytes = new TextEncoder().encode(salt + text);
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
}
