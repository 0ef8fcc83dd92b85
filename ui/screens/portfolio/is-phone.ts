import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../config/limits';

/** Matches a width as the style sheets do: in the client's own size of text, so that large text makes a page narrow. */
const narrowerThan = (width: (typeof breakpoints)[number]): MediaQueryList =>
  window.matchMedia(`(max-width: ${String(width / 16 - 0.02)}em)`);

/** Tells whether the page is as narrow as a phone's, where a table's rows are cards and summaries begin folded. */
export const isPhone = (): boolean => narrowerThan(breakpoints[1]).matches;

/** The same, followed while the window or the zoom changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(followPhone, isPhone);

/** Returns true while there is no room for the pie beside the table, and follows the window. */
export const useIsOneColumn = (): boolean => useSyncExternalStore(followOneColumn, isOneColumn);

export const isOneColumn = (): boolean => narrowerThan(breakpoints[3]).matches;

const followPhone = follow(breakpoints[1]);
const followOneColumn = follow(breakpoints[3]);

function follow(width: (typeof breakpoints)[number]) {
  return (onChange: () => void) => {
    const query = narrowerThan(width);
    query.addEventListener('change', onChange);
    return () => {
      query.removeEventListener('change', onChange);
    };
  };
}
