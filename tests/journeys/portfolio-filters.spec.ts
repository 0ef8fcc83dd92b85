import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable, nextPortfolio } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say } from './support/words';

test(
  '[PORT-25, PORT-26, PORT-28, PORT-41, PORT-47, OPEN-82] a client in Hong Kong sees one of her accounts, and all of them again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const all = nextPortfolio(page);
    await signIn(page, portal);
    const everything = (await all).viewed.totalValue;
    const account = page.getByRole('combobox', { name: words.filter.account });
    const plan = nextPortfolio(page);
    await account.selectOption({ label: say(words.filter['account-MS'], { ending: '8901' }) });
    const { viewed } = await plan;
    expect(viewed.tableViewDetails.map(({ accountNo }) => accountNo.slice(-4))).toEqual(['8901', '8901', '8901']);
    await expect(holdingsTable(page, words).locator('.holding-row')).toHaveCount(3);
    expect(page.url()).not.toContain('8901');
    await axe(page);
    const whole = nextPortfolio(page);
    await account.selectOption('ALL');
    await whole;
    const trade = page.getByRole('combobox', { name: words.filter.trade });
    const regular = nextPortfolio(page);
    await trade.selectOption('RSP');
    expect((await regular).viewed.totalValue).toBe(viewed.totalValue);
    await expect(holdingsTable(page, words).locator('.holding-row')).toHaveCount(3);
    await expect(page).toHaveURL(/[?&]trade=RSP/);

    const again = nextPortfolio(page);
    await page.getByRole('button', { name: words.filter.everything }).click();
    expect((await again).viewed.totalValue).toBe(everything);
    await expect(account).toHaveValue('ALL');
    await expect(page.getByText(words.filter.some)).toBeHidden();
  },
);

test(
  '[PORT-24, PORT-27, PORT-41, PORT-56, ENUM-48, CONFLICT-26] a client in Taiwan sees one kind of account or of payment, and a reload keeps to it',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    const table = holdingsTable(page, words);
    await expect(table).toBeVisible();
    const account = page.getByRole('combobox', { name: words.filter.account });
    const abroad = nextPortfolio(page);
    await account.selectOption('EC_OF');
    const { viewed } = await abroad;
    await expect(table.locator('.holding-row')).toHaveCount(viewed.tableViewDetails.length);
    await expect(page).toHaveURL(/[?&]account=EC_OF/);

    await page.getByRole('button', { name: words.filter['paid-ALL'] }).click();
    const switcher = page.getByRole('dialog', { name: words.filter.paid });
    await axe(page);
    const wealth = nextPortfolio(page);
    await switcher.getByRole('button', { name: words.filter['paid-OF_MA_ZZZ'] }).click();
    const { lines } = await wealth;
    expect(lines.length).toBeGreaterThan(0);
    await expect(table.locator('.holding-row')).toHaveCount(lines.length);
    await expect(account).toHaveValue('ALL');

    await page.reload();
    await expect(page.getByRole('button', { name: words.filter['paid-OF_MA_ZZZ'] })).toBeVisible();
    await expect(table.locator('.holding-row')).toHaveCount(lines.length);
  },
);

test(
  '[PORT-41, OPEN-24] a choice without holdings says so, one that doesn’t exist is no choice',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const table = holdingsTable(page, words);
    await expect(table).toBeVisible();
    await page.goto('?account=MA&group=SHOE_SIZE&view=PIE');
    await expect(page.getByText(words.filter.nothing)).toBeVisible();
    await expect(page).toHaveURL(/\?group=FUND_CODE&account=MA&sort=total-asset-value$/);
    await page.getByRole('button', { name: words.filter.everything }).click();
    await expect(table.locator('.holding-row').first()).toBeVisible();
  },
);
