import type { Locator, Page } from '@playwright/test';
import type { Region } from '../../domain/region';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

const paths: Readonly<Record<Region, readonly string[]>> = {
  HK: [
    '/funds',
    '/fund/HK0008',
    '/plans',
    '/plans/new',
    '/vca/tx-balance',
    '/vca/top-up',
    '/vca/withdraw',
    '/account/documentUpload',
    '/order/confirm?oid=unknown',
  ],
  TW: [
    '/profile',
    '/orders?tab=past',
    '/order/buy',
    '/client-tier',
    '/dealing-calendar',
    '/enhanced-suitability',
    '/url?oid=unknown',
  ],
};

test(
  '[CONST-04, OPEN-72] every page begins where the header begins, is as wide as it, and leaves no third of it empty',
  { tag: ['@desktop', '@hk-long'] },
  async ({ page, portal, region }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    for (const path of paths[region]) {
      await page.goto(portal.address(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      const { mark, heading, width } = await edges(page);
      expect(Math.abs(heading - mark), path).toBeLessThanOrEqual(1);
      expect(width, path).toBe(1152);
      await expect(async () => {
        const { before, after } = await emptySides(page);
        // In the middle of the frame, or up to its end.
        expect(after > width / 3 ? Math.abs(before - after) : 0, path).toBeLessThanOrEqual(width / 6);
      }).toPass({ timeout: 20_000 });
    }
  },
);

test(
  '[VCA-24, VCA-25, OPEN-72] what is entered stands beside its facts where a window has room for both, and under them where it has none',
  { tag: ['@desktop', '@hk'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.HK) });
    for (const path of ['/vca/top-up', '/vca/withdraw']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(portal.address(path));
      const form = page.getByTestId('cash-form');
      const field = form.getByRole('textbox');
      const facts = form.locator(':scope > div').first();
      await expect(field).toBeVisible();
      const [entered, read] = [await boxOf(field), await boxOf(facts)];
      expect(entered.x + entered.width, path).toBeLessThan(read.x);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(async () => {
        expect((await boxOf(facts)).y, path).toBeLessThan((await boxOf(field)).y);
        expect((await boxOf(facts)).width, path).toBeGreaterThan(300);
      }).toPass({ timeout: 20_000 });
    }
  },
);

/** The place of an element that is on the page. */
async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it isn’t on the page');
  return box;
}

/** Where the header's sign and the page's heading begin, and how wide the page is between its edges. */
const edges = (page: Page): Promise<{ mark: number; heading: number; width: number }> =>
  page.evaluate(() => {
    const left = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
    const frame = document.querySelector('#content > div');
    const { paddingLeft = '', paddingRight = '' } = frame ? getComputedStyle(frame) : {};
    const inner = (frame?.clientWidth ?? NaN) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return {
      mark: left('[data-testid=page-header] [data-testid=brand-mark]'),
      heading: left('#content h1'),
      width: inner,
    };
  });

/** How much of the page is empty before and after all that is written, framed or to be pressed on it, its heading left out. */
const emptySides = (page: Page): Promise<{ before: number; after: number }> =>
  page.evaluate(() => {
    const frame = document.querySelector('#content > div');
    if (!frame) return { before: NaN, after: NaN };
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    const { left, right } = frame.getBoundingClientRect();
    const boxes: DOMRect[] = [];
    for (const element of frame.querySelectorAll('*')) {
      if (element.closest('h1, .visually-hidden')) continue;
      const { borderRightWidth, borderRightStyle, visibility } = getComputedStyle(element);
      if (visibility === 'hidden') continue;
      if (borderRightStyle !== 'none' && Number.parseFloat(borderRightWidth) > 0)
        boxes.push(element.getBoundingClientRect());
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || (child.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        boxes.push(...range.getClientRects());
      }
    }
    const seen = boxes.filter(({ width, height }) => width > 1 && height > 1);
    return {
      before: Math.min(...seen.map((box) => box.left)) - left - Number.parseFloat(paddingLeft),
      after: right - Number.parseFloat(paddingRight) - Math.max(...seen.map((box) => box.right)),
    };
  });
