import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../config/limits';

type Breakpoint = (typeof breakpoints)[number];

/** Matches a width as the style sheets do: in the client's own size of text, so that large text makes a page narrow. */
const narrowerThan = (width: Breakpoint): MediaQueryList =>
  window.matchMedia(`(max-width: ${String(width / 16 - 0.02)}em)`);

/** A width of the window to follow; while the page is printed it stays that of the screen, so that nothing is drawn anew too late for the paper. */
function followedWidth(width: Breakpoint) {
  let onScreen = false;
  const read = (): boolean => {
    if (!window.matchMedia('print').matches) onScreen = narrowerThan(width).matches;
    return onScreen;
  };
  const follow = (onChange: () => void) => {
    const query = narrowerThan(width);
    query.addEventListener('change', onChange);
    return () => {
      query.removeEventListener('change', onChange);
    };
  };
  return { read, follow };
}

const phone = followedWidth(breakpoints[1]);
const oneColumn = followedWidth(breakpoints[3]);

/** Tells whether the page is as narrow as a phone's, where a table's rows are cards and summaries begin folded. */
export const isPhone = phone.read;

/** The same, followed while the window or the zoom changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.follow, phone.read);

/** Returns true while there is no room for the pie beside the table, and follows the window. */
export const useIsOneColumn = (): boolean => useSyncExternalStore(oneColumn.follow, oneColumn.read);

export const isOneColumn = oneColumn.read;
