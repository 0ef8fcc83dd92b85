/** A tab that has a session, as its other tabs see it. */
export type SharingTab = {
  /** Returns the check token to hand to another tab, after a renewal under way; undefined while the tab has none to share. */
  readonly offer: () => Promise<string | undefined>;
  /** Returns true while a renewal of the session is under way, whose answer `offer` waits for. */
  readonly isRenewing: () => boolean;
  /** Takes over the token that another tab was given for their session. */
  readonly adopt: (token: string) => void;
};

/** Shares a session among the tabs of one browser, which have its cookie in common: a tab asks, a living one answers [R13, R21]. */
export abstract class SessionSharing {
  /** Answers the other tabs of the session of this name and hears of its later tokens; returns how to stop. */
  abstract serve(session: string, tab: SharingTab): () => void;
  /** Asks the session's living tabs for a check token that wasn't refused; undefined where none has one. */
  abstract ask(session: string, refused?: ReadonlySet<string>): Promise<string | undefined>;
  /** Tells the other tabs of the session which check token counts from now on. */
  abstract tell(session: string, token: string): void;
  /** Returns true while another tab serves the session; undefined where the browser can't say. */
  abstract isServedElsewhere(session: string): Promise<boolean | undefined>;
}
