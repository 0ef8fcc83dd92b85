import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';
import type { Words } from './support/words';

const group = (page: Page, words: Words, name: keyof Words['menu-group']): Locator =>
  page
    .getByRole('navigation', { name: words.shell['main-menu'] })
    .getByRole('button', { name: words['menu-group'][name], exact: true });

test(
  '[SHELL-19..26, ROLE-07, GQL-26, API-73, CONF-26, CONF-27] the menu leads to everything the region’s clients do, one group at a time',
  { tag: '@desktop' },
  async ({ page, portal, words, region, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal) });
    const { menu } = words;
    const expected = {
      funds: ['fund-search', 'price-alert', 'dealing-calendar'],
      trade:
        region === 'HK'
          ? ['buy', 'switch', 'sell', 'scheduled-buy', 'scheduled-switch', 'scheduled-edit']
          : [
              'buy',
              'switch',
              'sell',
              'pre-order',
              'regular-plan-buy',
              'regular-plan-edit',
              'smart-switch',
              'dividend-fund',
            ],
      records: [
        ...['order-status', ...(region === 'TW' ? ['pre-order-status'] : []), 'order-history'],
        ...['distribution-history', 'e-statements', 'contract-notes'],
      ],
      account: [
        ...['profile', 'client-tier', 'suitability', 'risk-rating', region === 'HK' ? 'payment' : 'bank-list'],
        ...['communication', 'change-username', 'change-pin'],
      ],
    } as const satisfies Record<keyof Words['menu-group'], readonly string[]>;
    const open = page.locator('.menu-lines:popover-open');
    for (const [name, lines] of Object.entries(expected) as [keyof typeof expected, readonly (keyof typeof menu)[]][]) {
      await group(page, words, name).click();
      await expect(open).toHaveCount(1);
      await expect(open.getByRole('link')).toHaveText(lines.map((line) => menu[line]));
    }
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(group(page, words, 'account')).toBeFocused();

    await group(page, words, 'account').press('Enter');
    await page.keyboard.press('Tab');
    await expect(open.getByRole('link', { name: menu.profile })).toBeFocused();
    await open.getByRole('link', { name: menu['client-tier'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title['client-tier'] })).toBeVisible();
    await expect(open).toHaveCount(0);

    await group(page, words, 'records').click();
    await open.getByRole('link', { name: menu['e-statements'] }).click();
    await expect(page.locator('#asked')).toHaveText('/statement/eStatements');
  },
);

test(
  '[SHELL-19, OPEN-17] on a phone the menu’s groups stand under the header and open within the page',
  { tag: '@phone' },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    for (const name of ['funds', 'trade', 'records', 'account'] as const) {
      await group(page, words, name).click();
      const box = await page.locator('.menu-lines:popover-open').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await axe(page);
  },
);
