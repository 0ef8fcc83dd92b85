import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../../config/limits';

/** As the style sheets say it: in the client's own size of text, so that large text makes a page narrow. */
const narrow = (): MediaQueryList => window.matchMedia(`(max-width: ${String(breakpoints[1] / 16 - 0.02)}em)`);

/** Whether the page is as narrow as a phone's, where a table's rows are cards and summaries begin folded. */
export const isPhone = (): boolean => narrow().matches;

/** The same, followed while the window or the zoom changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, isPhone);

function follow(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
