import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable, nextPortfolio, openToolbar, readCodes } from './support/holdings-page';
import { expect, test } from './support/portal-test';

test(
  '[PORT-25, PORT-26, PORT-28, PORT-41, PORT-47, OPEN-82] a client in Hong Kong sees one account, and all of them again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    const all = nextPortfolio(page);
    await signIn(page, portal);
    const everything = (await all).viewed.totalValue;
    const account = page.getByRole('combobox', { name: 'Account' });
    await openToolbar(page, 'filter');
    const plan = nextPortfolio(page);
    await account.selectOption({ label: 'Regular Investment Plan …8901' });
    const { viewed } = await plan;
    expect(viewed.tableViewDetails.map(({ accountNo }) => accountNo.slice(-4))).toEqual(['8901', '8901', '8901']);
    await expect(holdingsTable(page).getByTestId('holding-row')).toHaveCount(3);
    expect(page.url()).not.toContain('8901');
    await axe(page);
    const whole = nextPortfolio(page);
    await account.selectOption('ALL');
    await whole;
    const trade = page.getByRole('combobox', { name: 'Lump sum or monthly plan' });
    const regular = nextPortfolio(page);
    await trade.selectOption('RSP');
    expect((await regular).viewed.totalValue).toBe(viewed.totalValue);
    await expect(holdingsTable(page).getByTestId('holding-row')).toHaveCount(3);
    await expect(page).toHaveURL(/[?&]trade=RSP/);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: /^Value of your selection/ })).toBeVisible();
    const note = page.getByText('The totals and holdings cover your selection only.');
    await expect(note).toBeVisible();
    const without = nextPortfolio(page);
    await page.getByRole('button', { name: 'Remove filter: Monthly plan only' }).click();
    expect((await without).viewed.totalValue).toBe(everything);
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
    await expect(note).toBeHidden();

    await openToolbar(page, 'filter');
    const master = nextPortfolio(page);
    await account.selectOption('MA');
    await master;
    await page.keyboard.press('Escape');
    const again = nextPortfolio(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect((await again).viewed.totalValue).toBe(everything);
    await expect(page.getByRole('heading', { level: 1, name: /^Value of your funds/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
  },
);

test(
  '[PORT-24, PORT-27, PORT-41, PORT-56, ENUM-48, CONFLICT-26] a client in Taiwan sees one kind of account or of payment, and a reload keeps to it',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const table = holdingsTable(page);
    await expect(table).toBeVisible();
    const account = page.getByRole('combobox', { name: '帳戶' });
    await openToolbar(page, 'filter');
    const abroad = nextPortfolio(page);
    await account.selectOption('EC_OF');
    const { viewed } = await abroad;
    await expect(table.getByTestId('holding-row')).toHaveCount(viewed.tableViewDetails.length);
    await expect(page).toHaveURL(/[?&]account=EC_OF/);

    await page.getByRole('button', { name: '所有幣別' }).click();
    const switcher = page.getByRole('dialog', { name: '交割幣別' });
    await axe(page);
    const wealth = nextPortfolio(page);
    await switcher.getByRole('button', { name: '綜合財富管理帳戶（外幣）' }).click();
    const { lines } = await wealth;
    expect(lines.length).toBeGreaterThan(0);
    await expect(table.getByTestId('holding-row')).toHaveCount(lines.length);
    await expect(account).toHaveValue('ALL');

    await page.reload();
    await expect(page.getByRole('button', { name: '取消篩選：綜合財富管理帳戶（外幣）' })).toBeVisible();
    await expect(table.getByTestId('holding-row')).toHaveCount(lines.length);
  },
);

test(
  '[PORT-41, OPEN-24] a choice without holdings says so, one that doesn’t exist is no choice',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const table = holdingsTable(page);
    await expect(table).toBeVisible();
    await page.goto('?account=MA&group=SHOE_SIZE&view=PIE');
    await expect(page.getByText('您選擇的範圍內沒有持有基金。')).toBeVisible();
    await expect(page).toHaveURL(/\?group=FUND_CODE&account=MA&sort=total-asset-value$/);
    await page.getByRole('button', { name: '顯示全部' }).click();
    await expect(table.getByTestId('holding-row').first()).toBeVisible();
  },
);

test(
  '[PORT-41, PORT-01, FUND-01, OPEN-24] a client on a phone finds a holding by an English name, a reload and the way back keep to it, and it is taken off again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const table = holdingsTable(page);
    await openToolbar(page, 'filter');
    const field = page.getByRole('searchbox', { name: '搜尋您持有的基金' });
    await field.pressSequentially('dividend　euro');
    await axe(page);
    await field.press('Enter');
    await expect(field).toBeHidden();
    const found = async () => {
      await expect(page.getByRole('heading', { level: 1, name: /^所選範圍的總值/ })).toBeVisible();
      await expect(page.getByText('14 檔持有基金中找到 2 檔，總值僅計入這些基金。')).toBeVisible();
      expect((await readCodes(table)).toSorted()).toEqual(['TW0010', 'TW0410']);
    };
    await found();
    await expect(page).toHaveURL(/[?&]find=dividend%E3%80%80euro/);
    await page.reload();
    await found();
    await page.getByRole('link', { name: '帳戶' }).last().click();
    await expect(page).toHaveURL(/\/(profile|account)/);
    await page.goBack();
    await found();
    await page.getByRole('button', { name: '取消篩選：「dividend　euro」' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '篩選' })).toBeFocused();
  },
);
