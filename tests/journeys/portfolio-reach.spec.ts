import type { Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { exact } from './support/figures';
import { holdingsTable, nextPortfolio, readCodes } from './support/holdings-page';
import { expect, test } from './support/portal-test';

const nodesAtMost = 3000;

test(
  '[PORT-03, PORT-38] five hundred funds stay within 3,000 nodes from the first row to the last, and sort as a whole',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    const { viewed } = await answer;
    const table = holdingsTable(page, words);
    await expect(table).toHaveAttribute('aria-rowcount', '501');
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);

    const worst = [...viewed.tableViewDetails].sort((a, b) =>
      exact(a.profit ?? '0') < exact(b.profit ?? '0') ? 1 : -1,
    );
    await page.getByRole('combobox', { name: words.portfolio['sort-by'] }).selectOption(words.portfolio['sort-profit']);
    await expect.poll(async () => (await readCodes(table))[0]).toBe(worst[0]?.fund.name.code);
    await scrollToTheEnd(page);
    await expect.poll(async () => (await readCodes(table)).at(-1)).toBe(worst.at(-1)?.fund.name.code);
    await expect(table.locator('[aria-rowindex="501"]')).toBeInViewport();
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
  },
);

test(
  '[PORT-40] on a phone five hundred funds are cards, and the last one can be reached',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    const table = holdingsTable(page, words);
    const [first, second] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)];
    const card = await first.boundingBox();
    expect(card?.height).toBeGreaterThan(120);
    expect((await second.boundingBox())?.y).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
    await expect(first.getByRole('cell').first()).toHaveAttribute('data-label', /\S/);
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
    await scrollToTheEnd(page);
    await expect(table.locator('[aria-rowindex="501"]')).toBeInViewport();
    expect(await nodes(page)).toBeLessThanOrEqual(nodesAtMost);
  },
);

test(
  '[CONST-04, OPEN-72] nothing runs out of the page at 320 pixels, nor at twice the size of text',
  { tag: '@phone' },
  async ({ page, portal, region, words }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('login');
    await expect(page.getByLabel(words.login.username)).toBeVisible();
    await expectNoOverflow(page, 'login');
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page, words)).toBeVisible();
    await expectNoOverflow(page, 'portfolio');
    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).check();
    await expect(page.locator('.group-row').first()).toBeVisible();
    await expectNoOverflow(page, 'portfolio by region');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page, 'portfolio at 200 %');
    await page.getByRole('button', { name: words.shell['log-out'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title['logged-out'] })).toBeVisible();
    await page.getByRole('link', { name: words.page['log-in-again'] }).click();
    await expect(page.getByLabel(words.login.username)).toBeVisible();
    await expectNoOverflow(page, 'login at 200 %');
  },
);

test(
  '[OPEN-72] the keyboard reaches everything in reading order, skips to the content, groups by arrow keys and sorts by Enter',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal) });
    const table = holdingsTable(page, words);
    await expect(table).toBeVisible();
    await expect(page.getByText('Ms Chan')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.shell['skip-to-content'] })).toBeFocused();
    const reached = await tabThrough(page);
    expect(reached).toEqual([
      words.title.portfolio,
      words.shell['fund-search'],
      words.shell['place-order'],
      words.shell['order-status'],
      words.shell['my-account'],
      words.shell['hide-amounts'],
      words.shell.settings,
      words.shell['log-out'],
      words.portfolio['group-FUND_CODE'],
      words.portfolio['sort-by'],
      ...(await page.locator('.allocation-table').getByRole('button').allInnerTexts()),
      words.portfolio.value,
      words.portfolio['profit-loss'],
      words.portfolio['return-rate'],
      words.shell.privacy,
      words.shell.terms,
      words.shell.security,
    ]);

    await page.getByRole('link', { name: words.shell['skip-to-content'] }).press('Enter');
    await page.keyboard.press('Tab');
    const byFund = page.getByRole('radio', { name: words.portfolio['group-FUND_CODE'], exact: true });
    await expect(byFund).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] })).toBeChecked();
    await expect(page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] })).toBeFocused();
    await table.getByRole('button', { name: words.portfolio['return-rate'] }).press('Enter');
    await expect(page).toHaveURL(/sort=return-rate/);
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

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: window.innerWidth,
  }));
  expect(wanted, where).toBeLessThanOrEqual(given);
}

/** The names of all that the Tab key reaches, until it leaves the page. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return label ?? element.getAttribute('aria-label') ?? element.innerText.replace(/\s*↓$/, '');
    });
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}
