import { expect, type Page } from '@playwright/test';
import type { Axe } from './portal-test';

/** The figures that begin on one line and end on another. */
export const brokenFigures = (
  page: Page,
  within = '[data-testid=portfolio-head], [data-testid=holdings]',
): Promise<readonly string[]> =>
  page.locator(within).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: figure, index } of (text.textContent ?? '').matchAll(/\d[\d,.]*\d/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + figure.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(figure);
        }
      return broken;
    }),
  );

/** Asserts that the page is no wider than its window, once it was drawn at that size. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const wanted = await page.evaluate(async () => {
    // What measures itself follows a change of the window before the next frame; until then nothing of it is seen.
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollWidth;
  });
  // Not `innerWidth`: a phone's grows with a page that is too wide.
  expect(wanted, where).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Asserts that the page is no wider than a phone, a tablet and a desktop, and that nobody is kept out of it there. */
export async function expectToFit(page: Page, axe: Axe, where: string): Promise<void> {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page, `${where} at ${String(width)}`);
    await axe(page);
  }
}
