import type { Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { exact } from './support/figures';
import { chooseInToolbar, holdingsTable, nextPortfolio, readCodes } from './support/holdings-page';
import { brokenFigures, expectNoOverflow } from './support/layout';
import { openMenu } from './support/open-menu';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    title: {
      'logged-out': 'Logged out',
    },
    shell: {
      'log-out': 'Log out',
    },
    page: {
      'log-in-again': 'Log in again',
    },
    login: {
      username: 'Username or MasterAccount number',
    },
    portfolio: {
      'group-FUND_CATEGORY': 'Investment region',
    },
  },
  zh_TW: {
    title: {
      'logged-out': '已登出',
    },
    shell: {
      'log-out': '登出',
    },
    page: {
      'log-in-again': '重新登入',
    },
    login: {
      username: '使用者代碼或身分證字號',
    },
    portfolio: {
      'group-FUND_CATEGORY': '投資區域',
    },
  },
};

const test = speaking(sentences);

const nodesAtMost = 3000;

test(
  '[P4, PORT-03, PORT-38] five hundred funds stay within 3,000 nodes from the first row to the last, and sort as a whole',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    const { viewed } = await answer;
    const table = holdingsTable(page);
    await expect(table).toHaveAttribute('aria-rowcount', '501');
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);

    const worst = [...viewed.tableViewDetails].sort((a, b) =>
      exact(a.profit ?? '0') < exact(b.profit ?? '0') ? 1 : -1,
    );
    await chooseInToolbar(page, 'view', '排序方式', '依損益排序（TWD）');
    await expect.poll(async () => (await readCodes(table))[0]).toBe(worst[0]?.fund.name.code);
    await scrollToTheEnd(page);
    await expect.poll(async () => (await readCodes(table)).at(-1)).toBe(worst.at(-1)?.fund.name.code);
    // Other parts of the home stand beneath the table.
    await table.locator('[aria-rowindex="501"]').scrollIntoViewIfNeeded();
    await expect(table.locator('[aria-rowindex="501"]')).toBeInViewport();
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
  },
);

test(
  '[P4, PORT-40] five hundred funds are cards on a phone, and the last one can be reached',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    const table = holdingsTable(page);
    const first = table.getByRole('row').nth(1);
    const second = table.getByRole('row').nth(2);
    await expect(first).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The rows are drawn anew as parts of the home come above them.
    await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBeGreaterThan(120);
    const card = await first.boundingBox();
    expect((await second.boundingBox())?.y).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
    await expect(first.getByRole('cell').first()).toHaveAttribute('data-label', /\S/);
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
    await scrollToTheEnd(page);
    // Other parts of the home stand beneath the table.
    await table.locator('[aria-rowindex="501"]').scrollIntoViewIfNeeded();
    await expect(table.locator('[aria-rowindex="501"]')).toBeInViewport();
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
  },
);

test(
  '[CONST-04, OPEN-72] nothing runs out of the page at 320 pixels, nor at twice the size of text',
  { tag: ['@phone', '@tw-long'] },
  async ({ page, portal, region, words }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('login');
    await expect(page.getByLabel(words.login.username)).toBeVisible();
    await expectNoOverflow(page, 'login');
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    await expectNoOverflow(page, 'portfolio');
    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).check();
    await expect(page.getByTestId('group-row').first()).toBeVisible();
    await expectNoOverflow(page, 'portfolio by region');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page, 'portfolio at 200 %');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    // A browser's own setting, a small screen, and a zoom of 200 %.
    const browser = await page.context().newCDPSession(page);
    for (const [size, width] of [
      [24, 1280],
      [32, 1280],
      [24, 390],
      [16, 1024],
      [16, 640],
    ] as const) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.setViewportSize({ width, height: 768 });
      await expectNoOverflow(page, `portfolio with text of ${String(size)} on ${String(width)}`);
      await expect.poll(() => brokenFigures(page), `figures of ${String(size)} on ${String(width)}`).toEqual([]);
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await openMenu(page);
    await expectNoOverflow(page, 'the menu at 200 %');
    await page.getByRole('button', { name: words.shell['log-out'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title['logged-out'] })).toBeVisible();
    await page.getByRole('link', { name: words.page['log-in-again'] }).click();
    await expect(page.getByLabel(words.login.username)).toBeVisible();
    await expectNoOverflow(page, 'login at 200 %');
  },
);

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

async function scrollToTheEnd(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      }),
    )
    .toBe(true);
}
