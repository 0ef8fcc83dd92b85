import type { Page } from '@playwright/test';
import type { Region } from '../../domain/region';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { brokenFigures, expectNoOverflow } from './support/layout';
import { openMenu } from './support/open-menu';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: { settings: 'Display settings', size: 'Text size', largest: 'Largest', standard: 'Standard' },
  zh_TW: { settings: '顯示設定', size: '字體大小', largest: '特大', standard: '標準' },
};

const test = speaking(sentences);

test(
  '[OPEN-72] the size of text that a client chooses holds at once, on every page, for the next visit, and before any script of the page',
  { tag: ['@each-once', '@tw-long'] },
  async ({ page, portal, region, words, axe, tolerate }) => {
    tolerate(/ERR_FAILED|assets\/|^uncaught: $/);
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    expect(await textSize(page)).toBe('16px');
    await openMenu(page);
    await page.getByRole('button', { name: words.settings }).click();
    const sizes = page.getByRole('group', { name: words.size });
    await expect(sizes.getByRole('radio', { name: words.standard })).toBeChecked();
    await sizes.getByRole('radio', { name: words.largest }).check();
    expect(await textSize(page)).toBe('20px');
    await axe(page, '[data-testid=display-settings]');
    await expectNoOverflow(page, 'settings');

    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.goto(portal.address('/login'));
    await expect(page.locator('.shell svg')).toBeVisible();
    await expect.poll(() => textSize(page)).toBe('20px');
  },
);

const pages: Readonly<Record<Region, readonly string[]>> = {
  HK: ['fund/HK0008', 'vca/tx-balance', 'plans', 'order/buy', 'orders'],
  TW: ['fund/TW0086', 'client-tier', 'funds', 'order/sell', 'orders?tab=distributions'],
};

test(
  '[OPEN-72, CONST-04] no page is wider than its window with the largest text, and no figure breaks, at three widths',
  { tag: ['@each-once', '@tw-long'] },
  async ({ page, portal, region }) => {
    await page.addInitScript(() => {
      localStorage.setItem('etrading.preferences', '{"textSize":"largest"}');
    });
    await page.goto('login');
    await expect(page.locator('input[name=username]')).toBeVisible();
    for (const width of [390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `login on ${String(width)}`);
    }
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    for (const path of ['', ...pages[region]]) {
      await page.goto(portal.address(`/${path}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [390, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page, `${path} on ${String(width)}`);
        await expect.poll(() => brokenFigures(page, '#content'), `figures of ${path} on ${String(width)}`).toEqual([]);
      }
    }
  },
);

const textSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
