import type { Locator } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    bar: 'Main pages',
    portfolio: 'Portfolio',
    funds: 'Funds',
    trade: 'Trade',
    records: 'Records',
    account: 'Account',
    pages: { funds: 'Find a fund', trade: 'Buy', records: 'My orders', account: 'My account' },
  },
  zh_TW: {
    bar: '常用頁面',
    portfolio: '投資組合',
    funds: '基金',
    trade: '下單',
    records: '委託',
    account: '帳戶',
    pages: { funds: '全部基金', trade: '單筆申購', records: '委託查詢', account: '我的帳戶' },
  },
};

const test = speaking(sentences);

test(
  '[SHELL-19, OPEN-72] five destinations stand at the foot of a phone’s window, say where the client is, and cover nothing that has the focus',
  { tag: '@phone' },
  async ({ page, portal, region, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const bar = page.getByRole('navigation', { name: words.bar });
    const link = (name: string): Locator => bar.getByRole('link', { name, exact: true });
    await expect(bar.getByRole('link')).toHaveText([
      words.portfolio,
      words.funds,
      words.trade,
      words.records,
      words.account,
    ]);
    await expect(link(words.portfolio)).toHaveAttribute('aria-current', 'page');
    await axe(page, '[data-testid=bottom-bar]');
    for (const each of await bar.getByRole('link').all()) {
      const box = await each.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['funds', 'trade', 'records', 'account'] as const) {
      await link(words[name]).click();
      await expect(page.getByRole('heading', { level: 1, name: words.pages[name], exact: true })).toBeVisible();
      await expect(bar.locator('[aria-current]')).toHaveText([words[name]]);
      await expect(link(words[name])).toHaveAttribute('aria-current', 'page');
    }
    await page.goto(portal.address('/profile?tab=price-alerts'));
    await expect(link(words.account)).toHaveAttribute('aria-current', 'true');
    await page.goto(portal.address('/client-tier'));
    await expect(link(words.account)).toHaveAttribute('aria-current', 'true');

    await page.goto(portal.address('/'));
    await expect(bar).toBeVisible();
    // The last part of the page, below which none comes any more.
    await expect(page.getByTestId('fund-list').last().getByRole('listitem').last()).toBeVisible();
    // What lies under the bar comes up from it with the focus.
    const some = page.getByRole('main').getByRole('button').last();
    await some.evaluate((node) => {
      window.scrollTo(0, node.getBoundingClientRect().bottom + window.scrollY - window.innerHeight);
    });
    expect(await isUncovered(some)).toBe(false);
    await some.focus();
    await expect.poll(() => isUncovered(some)).toBe(true);
    // The foot of the page ends above the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1);

    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(bar).toBeVisible();
    // With the keyboard open, or lying on its side, a phone has no height to spare.
    await page.setViewportSize({ width: 390, height: 380 });
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar).toBeHidden();
  },
);

const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === node || node.contains(there);
  });
