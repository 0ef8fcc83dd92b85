/** The page's address, as far as leaving it goes. */
export type Page = {
  /** The path shown now. */
  path(): string;
  /** Where the client was when this page took its place; without one, the address shown now. */
  origin(): string;
  /** Whether the server answers for an address. */
  isServed(address: string): Promise<boolean>;
  /** Leaves for another document. */
  leave(address: string): void;
  /** Shows another route of this app. */
  show(path: string): void;
  /** Shows it in place of this one, so that going back doesn't lead into this one again. */
  replace(path: string): void;
};

/** The browser's own page; the router hears of a new route as it would of the back button. */
export const browserPage: Page = {
  path: () => window.location.pathname,
  origin() {
    const state: unknown = window.history.state;
    const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
    return typeof from === 'string' ? from : window.location.pathname + window.location.search;
  },
  isServed: (address) =>
    fetch(address, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  leave: (address) => window.location.assign(address),
  show(path) {
    // A reload keeps it, and so does the router.
    window.history.pushState({ from: browserPage.origin() }, '', path);
    tellRouter();
  },
  replace(path) {
    window.history.replaceState(null, '', path);
    tellRouter();
  },
};

function tellRouter(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
