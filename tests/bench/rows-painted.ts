import type { Page } from '@playwright/test';

/** Runs in the page: marks the moment after the paint that shows the table's first rows. */
export function markFirstRows(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-testid=holdings] tbody th') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('rows painted')));
  }).observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the start of the navigation to that moment. */
export async function rowsPainted(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => performance.getEntriesByName('rows painted')[0]?.startTime);
  return (await painted.jsonValue()) ?? Number.NaN;
}
