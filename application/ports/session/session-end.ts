/** Why a session came to an end. */
export type EndReason =
  | 'expired'
  | 'cookies-refused'
  | 'idle'
  | 'logged-out'
  | 'ended-elsewhere'
  | 'another-login'
  | 'not-signed-in'
  | 'account-frozen'
  /** The session was over when a change was sent that may have ended it: nobody knows whether the change was made. */
  | 'change-unconfirmed';

/** Ends the session on this side: forgets it, tells the other tabs, goes to the logged-out address [ERR-10, ERR-11]. */
export abstract class SessionEnd {
  /** Marks the session expired without leaving the page, as a refused logon does [SESS-07]. */
  abstract markExpired(): void;
  /** Ends this tab where another session has taken the place of its own; true where none has [R21]. */
  abstract ensureCurrentSession(): boolean;
  /**
   * Keeps why the session ends: calls refused from now on are no end by itself. Tells the other tabs, unless they may go on
   * under another token.
   */
  abstract announce(reason: EndReason): void;
  abstract end(reason: EndReason): void;
}
