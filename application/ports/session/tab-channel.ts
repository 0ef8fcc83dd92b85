/** The messages of tabs to each other about a session, by its name. */
export type TabMessage =
  | { readonly kind: 'activity'; readonly session: string; readonly at: number }
  /** A heartbeat for all tabs of the session: on its way, then heard by the server or not. */
  | { readonly kind: 'heartbeat'; readonly session: string; readonly at: number; readonly isHeard?: boolean }
  | { readonly kind: 'logged-in' | 'logged-out'; readonly session: string };

/** Speaks to the client's other tabs of this region. */
export abstract class TabChannel {
  abstract broadcast(news: TabMessage): void;
  abstract onMessage(call: (news: TabMessage) => void): () => void;
}
