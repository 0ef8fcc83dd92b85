/** The browser's half of a session, a cookie that no script can read. */
export abstract class SessionCookies {
  /** Tells whether this browser keeps, for the address it shows, a cookie that only travels encrypted, as a session's does. */
  abstract areKept(): boolean;
}
