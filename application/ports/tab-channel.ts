export type TabNews = { readonly kind: 'activity'; readonly at: number } | { readonly kind: 'logged-out' };

/** Speaks to the client's other tabs of this region. */
export abstract class TabChannel {
  abstract tell(news: TabNews): void;
  abstract onNews(call: (news: TabNews) => void): () => void;
}
