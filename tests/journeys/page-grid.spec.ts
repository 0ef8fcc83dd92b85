import type { Page } from '@playwright/test';
import type { Region } from '../../domain/region';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

const paths: Readonly<Record<Region, readonly string[]>> = {
  HK: ['/funds', '/fund/HK0008', '/plans', '/plans/new', '/vca/tx-balance', '/vca/top-up', '/watchlist'],
  TW: ['/profile', '/orders', '/order/buy', '/client-tier', '/dealing-calendar', '/enhanced-suitability'],
};

test(
  '[CONST-04, OPEN-72] every page begins where the header begins, and is as wide as it or as a text',
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
      expect([720, 1152], path).toContain(width);
    }
  },
);

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
