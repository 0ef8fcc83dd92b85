import { SessionCookies } from '../../application/ports/session/session-cookies';

/** No browser keeps a cookie of this prefix that didn't come as a session's does: for this host alone, and `Secure`. */
const probe = '__Host-etrading-probe';

/**
 * Finds out by a cookie of the same kind: a browser may refuse all of them, those of this site, or, as WebKit does at
 * http://localhost, those that only travel encrypted.
 */
export class BrowserSessionCookies extends SessionCookies {
  constructor(private readonly page: () => Pick<Document, 'cookie'> = () => document) {
    super();
  }

  areKept(): boolean {
    try {
      const page = this.page();
      page.cookie = `${probe}=1; Path=/; Secure; SameSite=Strict`;
      const isKept = page.cookie.includes(`${probe}=1`);
      page.cookie = `${probe}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
      return isKept;
    } catch {
      // A document that may have no cookies at all throws.
      return false;
    }
  }
}
