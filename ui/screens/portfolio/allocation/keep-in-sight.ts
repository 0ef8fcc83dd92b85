import * as styles from './allocation.module.css';
import * as holdingsTableStyles from '../table/holdings-table.module.css';

/** The number of frames in a row in which nothing may have moved, and the most that are waited for: about a second. */
const frames = { still: 10, most: 60 } as const;

/**
 * Brings the part into sight until it stays there: a long table measures its rows some frames after they are drawn, which
 * moves what stands above them. Stops once `ended` is aborted, and aborts it when nothing moves any more.
 */
export function keepInSight(ended: AbortController): void {
  let count = 0;
  let still = 0;
  const look = (): void => {
    if (ended.signal.aborted) return;
    still = bringIntoSight() ? 0 : still + 1;
    count += 1;
    if (still >= frames.still || count >= frames.most) return ended.abort();
    requestAnimationFrame(look);
  };
  look();
}

/**
 * The space between the chip and the window's upper edge, in CSS pixels: the same as above the ring, which then stays
 * where it is.
 */
const margin = 24;

/** Says whether it had to scroll. */
function bringIntoSight(): boolean {
  const chip = document.querySelector(`.${styles.chosenPart}`);
  const rows = document.querySelector(`.${holdingsTableStyles.holdings} tbody`);
  if (chip === null || rows === null) return false;
  // A long table may still have other rows in the page than its first.
  const first = [holdingsTableStyles.groupRow, holdingsTableStyles.holdingRow].map(
    (row) => rows.querySelector(`.${row}`)?.getBoundingClientRect().height ?? 0,
  );
  const above = chip.getBoundingClientRect().top - margin;
  const below = rows.getBoundingClientRect().top + first.reduce((sum, height) => sum + height) - lowerEdge();
  const top = above < 0 ? above : below > 0 ? Math.min(above, below) : 0;
  if (Math.abs(top) < 1) return false;
  window.scrollBy({ top, behavior: 'instant' });
  return true;
}

/** Returns the height at which the page's free part ends: the window's, less the bar at its foot. */
function lowerEdge(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return window.innerHeight - (Number.isNaN(padding) ? 0 : padding);
}
