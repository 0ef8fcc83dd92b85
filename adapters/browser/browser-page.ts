/** The page's address, as far as leaving it goes. */
export type Page = {
  /** The path shown now. */
  path(): string;
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
  leave: (address) => window.location.assign(address),
  show(path) {
    window.history.pushState(null, '', path);
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
