import { useLayoutEffect, useState } from 'react';
import type { PortfolioViewModel } from '../portfolio-view-model';

/**
 * Chooses a part of the ring and, once the table shows that part alone, brings its first row and the chip that says so
 * into sight, unless the client has scrolled or pressed anything since [PORT-02]; where the code for that can't be had, the page stays where it is.
 */
export function useChoice(view: PortfolioViewModel): (key: string) => void {
  const [choices, count] = useState(0);
  useLayoutEffect(() => {
    if (choices === 0) return undefined;
    const ended = new AbortController();
    const end = (): void => ended.abort();
    for (const act of ['wheel', 'pointerdown', 'keydown'])
      window.addEventListener(act, end, { signal: ended.signal, passive: true });
    import('./keep-in-sight').then(({ keepInSight }) => keepInSight(ended), end);
    return end;
  }, [choices]);
  return (key) => {
    view.toggleGroup(key);
    count((before) => before + 1);
  };
}
