import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { expectNoOverflow } from './support/layout';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    funds: {
      heading: 'Find a fund',
      acknowledge: 'I have read this. Start searching',
      search: 'Search funds',
    },
    preview: {
      'period-1M': '1 month',
      'period-6M': '6 months',
      'period-5Y': '5 years',
      'period-YTD': 'Year to date',
      'period-ALL': 'Since launch',
    },
    'fund-action': {
      'buy-more': 'Buy more',
      regular: 'Regular buy (monthly plan)',
      'free-choice': 'Free-choice buy (flexible plan)',
      switch: 'Switch',
      'sell-now': 'Sell now',
    },
  },
  zh_TW: {
    funds: {
      heading: '基金搜尋',
      acknowledge: '我已閱讀，開始搜尋',
      search: '搜尋基金名稱或代碼',
    },
    preview: {
      'period-1M': '一個月',
      'period-6M': '六個月',
      'period-5Y': '五年',
      'period-YTD': '今年以來',
      'period-ALL': '成立以來',
    },
    'fund-action': {
      'buy-more': '加碼申購',
      regular: '定期定額',
      'free-choice': '定期不定額',
      switch: '轉申購',
      'sell-now': '買回',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const section = (page: Page, words: Words): Locator => page.getByRole('region', { name: words.funds.heading });
const list = (page: Page, name: string): Locator => page.getByRole('list', { name });
const finding = (page: Page, name: RegExp): Locator => page.getByRole('option', { name });

async function openSearch(page: Page, words: Words): Promise<Locator> {
  await section(page, words).getByRole('button', { name: words.funds.acknowledge }).press('Enter');
  const field = page.getByRole('combobox', { name: words.funds.search });
  await expect(field).toBeFocused();
  return field;
}

test(
  '[FUND-01, FUND-02, FUND-03, FUND-06, FUND-08, FUND-26, FUND-31, FUND-32, FUND-33, HOLD-10] a client of Hong Kong finds a fund with the keyboard alone, reads what can be done with it, and finds it again',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    // Of this client no other journey looks at funds: what was looked at last is this journey's own.
    await signIn(page, portal, { client: await demoClient(portal, /^gold tier/i) });
    const field = await openSearch(page, words);
    await field.fill('no such fund');
    await expect(section(page, words).getByRole('status')).toContainText('No matches found');
    await field.fill('ＧＬＯＢＡＬ technology');
    await expect(finding(page, /Jade River Global Technology A \(acc\)/)).toBeVisible();
    await axe(page);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const chosen = page.getByRole('listbox', { name: 'Funds found' }).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    const name = (await chosen.innerText()).split('\n')[0] ?? '';
    await field.press('Enter');

    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('RR4 (of 5)')).toBeVisible();
    const actions = dialog.getByRole('list', { name: 'What you can do with this fund' });
    await expect(actions.getByRole('link', { name: 'Single buy (lump sum)' })).toHaveAttribute(
      'href',
      /^\/eTrading\/v2\/order\/buy\?fundCode=SEEDHK\d{5}\.[A-Z]{3}$/,
    );
    await expect(dialog).toContainText('You hold no units of this fund.');
    await expect(actions.getByRole('link', { name: 'Sell now' })).toHaveCount(0);
    for (const period of ['1M', '6M', 'YTD', 'ALL', '5Y'] as const)
      await expect(dialog.getByText(words.preview[`period-${period}`], { exact: true }).first()).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');

    await expect(field).toBeFocused();
    await expect(list(page, 'Recently viewed funds').getByRole('listitem').first()).toContainText(name);
    const performances = await list(page, 'Top 5 selling funds, by 1-year performance')
      .getByRole('listitem')
      .allInnerTexts();
    const percents = performances.map((text) => Number(/([-+]?[\d.]+)%/.exec(text)?.[1]));
    expect(percents).toHaveLength(5);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));

    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Search funds' })).toBeVisible();
  },
);

test(
  '[FUND-01, FUND-04, FUND-05, FUND-18, FUND-20, FUND-21, FUND-25, FUND-27, FUND-28, API-49] a client of Taiwan opens a promoted fund and a held one, and hides how much of it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const field = await openSearch(page, words);
    await field.fill('雲嶺台灣高股息');
    await finding(page, /TW0003/).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('二年', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: '關閉' }).click();
    await list(page, '主推基金').getByRole('button').first().click();
    await expect(dialog.getByRole('list', { name: '這檔基金可辦理的項目' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByTestId('holding-fund').first().click();
    const actions = dialog.getByRole('list', { name: '這檔基金可辦理的項目' });
    const offered = (action: keyof Words['fund-action']) =>
      actions.getByRole('link', { name: words['fund-action'][action], exact: true });
    for (const action of ['buy-more', 'switch', 'sell-now'] as const) await expect(offered(action)).toBeVisible();
    await expect(offered('regular')).toBeHidden();
    await actions.getByText('更多功能').click();
    for (const action of ['regular', 'free-choice'] as const) await expect(offered(action)).toBeVisible();
    await expect(dialog.getByText('您持有', { exact: true }).locator('..')).toContainText(/\d/);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the funds');
    await axe(page);
    const product = page.waitForEvent('popup');
    await actions.getByRole('link', { name: '基金月報' }).click();
    await expect(await product).toHaveURL(/offerDocuments.*isin=ZZ/);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '隱藏金額' }).click();
    await page.getByTestId('holding-fund').first().click();
    await expect(dialog.getByText('您持有', { exact: true }).locator('..')).not.toContainText(/\d/);
  },
);

test(
  '[PORT-08, PORT-11, PORT-12, FUND-01, FUND-05, API-42, API-43, API-44, API-46] a client of Taiwan narrows down all funds beside the older site to one, and opens it',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await configure(page, { profile: 'coexist' });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const seeAll = page.getByRole('button', { name: '檢視全部基金' });
    await seeAll.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: '全部基金' });
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(seeAll).toBeFocused();
    await page.goForward();
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    const all = page.getByRole('region', { name: '全部基金' });
    const table = all.getByRole('table', { name: '全部基金' });
    await expect(all.getByRole('status').filter({ hasText: '找到 81 檔基金（561 個級別）' })).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveCount(10);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await all.getByRole('button', { name: '投資區域' }).click();
    await all.getByRole('group', { name: '投資區域' }).getByRole('button').first().click();
    await all.getByRole('searchbox', { name: '搜尋基金（名稱、代碼或 ISIN）' }).fill('歐元 月配');
    await expect(table.getByRole('rowheader')).toHaveCount(12);
    await table.getByRole('button', { name: /月配/ }).first().press('Enter');
    await expect(page.getByRole('dialog').getByText('ISIN')).toBeVisible();
    await page.keyboard.press('Escape');
    await all.getByRole('searchbox', { name: '搜尋基金（名稱、代碼或 ISIN）' }).fill('xyz');
    await expect(all.getByRole('status').filter({ hasText: '查無符合的基金' })).toBeVisible();
    await all.getByRole('button', { name: '清除條件' }).click();
    await expect(table).toHaveAttribute('aria-rowcount', '82');
    await page.getByRole('button', { name: '回到我的投資組合' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    await expect(seeAll).toBeFocused();
  },
);

test(
  '[OPEN-92, FUND-01, FUND-02, FUND-03] search, lists and preview fail each by itself, and are asked for again in their place',
  { tag: ['@hk', '@phone', '@long'] },
  async ({ page, portal, words, tolerate }) => {
    tolerate(/500|Failed to load resource/);
    await page.route(/\/fund\/(recentView|top5)|\/stocks|\/graphql$/, (route) =>
      /graphql/.test(route.request().url()) && !route.request().postData()?.includes('FundPreviews')
        ? route.fallback()
        : route.fulfill({ status: 500, json: {} }),
    );
    await signIn(page, portal);
    const home = section(page, words);
    await expect(home.getByText('We could not load this list.')).toHaveCount(2);
    const field = await openSearch(page, words);
    await field.fill('dividend');
    const failed = home.getByRole('alert').filter({ hasText: 'We could not search at the moment.' });
    await expect(failed).toBeVisible();
    await page.unroute(/\/fund\/(recentView|top5)|\/stocks|\/graphql$/);
    await page.route(/\/graphql$/, (route) =>
      route.request().postData()?.includes('FundPreviews')
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await failed.getByRole('button', { name: 'Try again' }).click();
    await finding(page, /European Dividend A \(acc\)/)
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('We could not load this fund.');
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('ISIN')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page, 'Recently viewed funds').getByRole('listitem')).not.toHaveCount(0);
  },
);
