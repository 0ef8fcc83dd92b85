import type { Page } from '@playwright/test';

/** The parts of the home whose first paint is timed. */
export const paintedParts = [
  { name: 'rows painted', selector: '[data-testid=holdings] tbody th' },
  { name: 'chart painted', selector: '[data-testid=value-chart] canvas' },
] as const;

type PaintedPart = (typeof paintedParts)[number];

/** Runs in the page: marks the moment after the paint that first shows a part. */
export function markFirstPaint({ name, selector }: PaintedPart): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the start of the navigation to the paint of the table's first rows. */
export const rowsPainted = (page: Page): Promise<number> => painted(page, 'rows painted');

/** Milliseconds from the start of the navigation to the paint of the chart of the value. */
export const chartPainted = (page: Page): Promise<number> => painted(page, 'chart painted');

async function painted(page: Page, part: PaintedPart['name']): Promise<number> {
  const mark = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, part);
  return (await mark.jsonValue()) ?? Number.NaN;
}
