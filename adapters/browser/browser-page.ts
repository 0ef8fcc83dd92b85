import { type CallFailure, type WriteOutcome, writeOutcomes } from '../../application/ports/call-failure';
import { parseOneOf } from '../../domain/kernel/parse-one-of';

/** The facts of a failure that its page tells: what it changed, and the code under which it is on record, if it is. */
type Failure = { readonly effect: WriteOutcome; readonly code: string | undefined };

/** The event by which a page says how a call failed that led away from it, to whoever watches the page. */
export const failedCall = 'failed-call';

/** The page that the browser shows: its address, where it came from, and the ways to leave it. */
export type Page = {
  /** The path shown now. */
  path(): string;
  /** Where the client was when this page took its place; without one, the address shown now. */
  origin(): string;
  /** Returns the effect of the failure that led here, if one did. */
  failureEffect(): WriteOutcome | undefined;
  /** Returns the code of the failure that led here, if one did. */
  failureCode(): string | undefined;
  /** Says how a call failed to whoever watches the page. */
  reportFailure(failure: CallFailure): void;
  /** Returns true if the server answers for an address. */
  isServed(address: string): Promise<boolean>;
  /** Leaves for another document. */
  navigateAway(address: string): void;
  /** Shows another route of this app, after a failure together with what is known of it. */
  show(path: string, failure?: Failure): void;
  /** Shows it in place of this one, so that going back doesn't lead into this one again. */
  replace(path: string): void;
};

/** The browser's own page; the router hears of a new route as it would of the back button. */
export const browserPage: Page = {
  path: () => window.location.pathname,
  origin() {
    const from = keptInHistory('from');
    return typeof from === 'string' ? from : window.location.pathname + window.location.search;
  },
  failureEffect() {
    const stored = keptInHistory('effect');
    return parseOneOf(writeOutcomes, stored);
  },
  failureCode() {
    const stored = keptInHistory('code');
    return typeof stored === 'string' ? stored : undefined;
  },
  reportFailure(failure) {
    window.dispatchEvent(new CustomEvent(failedCall, { detail: failure }));
  },
  isServed: (address) =>
    fetch(address, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  navigateAway: (address) => window.location.assign(address),
  show(path, failure) {
    // A reload keeps it, and so does the router.
    window.history.pushState({ from: browserPage.origin(), ...failure }, '', path);
    tellRouter();
  },
  replace(path) {
    window.history.replaceState(null, '', path);
    tellRouter();
  },
};

function keptInHistory(name: 'from' | keyof Failure): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(name) : undefined;
}

function tellRouter(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
