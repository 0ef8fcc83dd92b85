import { useLayoutEffect, useState } from 'react';
import type { PortfolioViewModel } from '../portfolio-view-model';

/** Chooses a part of the ring and, once the table shows that part alone, brings its first row and the chip that says so into sight [PORT-02]. */
export function useChoice(view: PortfolioViewModel): (key: string) => void {
  const [choices, count] = useState(0);
  useLayoutEffect(() => {
    if (choices === 0) return undefined;
    bringIntoSight();
    // A long table measures its rows after they are drawn, which moves what stands above them.
    const again = requestAnimationFrame(bringIntoSight);
    return () => cancelAnimationFrame(again);
  }, [choices]);
  return (key) => {
    view.toggleGroup(key);
    count((before) => before + 1);
  };
}

/** What is left between the chip and the window's upper edge: as much as above the ring, which then stays where it is. */
const margin = 24;

function bringIntoSight(): void {
  const [chip, rows] = [document.querySelector('.chosen-part'), document.querySelector('.holdings tbody')];
  if (chip === null || rows === null) return;
  // A long table may still have other rows in the page than its first.
  const first = ['.group-row', '.holding-row'].map(
    (row) => rows.querySelector(row)?.getBoundingClientRect().height ?? 0,
  );
  const above = chip.getBoundingClientRect().top - margin;
  const below = rows.getBoundingClientRect().top + first.reduce((sum, height) => sum + height) - lowerEdge();
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: Math.min(above, below), behavior: 'instant' });
}

/** Where the window ends, or the bar at its foot begins. */
function lowerEdge(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return window.innerHeight - (Number.isNaN(padding) ? 0 : padding);
}
