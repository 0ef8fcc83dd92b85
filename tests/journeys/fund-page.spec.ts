import type { Locator, Page } from '@playwright/test';
import { refuseWith, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expectNoOverflow } from './support/layout';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    preview: {
      'period-3M': '3 months',
      'period-1Y': '1 year',
      'period-ALL': 'Since launch',
    },
    'fund-page': {
      holdings: 'Largest holdings',
      countries: 'By country',
      sectors: 'By sector',
    },
    'fund-tab': {
      overview: 'Overview',
      performance: 'Performance',
      prices: 'Historical prices',
      portfolio: 'Portfolio',
      documents: 'Documents',
      distributions: 'Distributions',
    },
  },
  zh_TW: {
    preview: {
      'period-3M': '三個月',
      'period-1Y': '一年',
      'period-ALL': '成立以來',
    },
    'fund-page': {
      holdings: '前十大持股',
      countries: '國家配置',
      sectors: '產業配置',
    },
    'fund-tab': {
      overview: '總覽',
      performance: '績效',
      prices: '歷史淨值',
      portfolio: '投資組合',
      documents: '文件',
      distributions: '配息',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

type TabName = keyof Words['fund-tab'];

const tab = (page: Page, words: Words, name: TabName): Locator =>
  page.getByRole('tab', { name: words['fund-tab'][name], exact: true });
const section = (page: Page): Locator => page.getByRole('tabpanel');
const chart = (page: Page): Locator => page.locator('[role=tabpanel] [data-testid=fund-page-chart] svg');
const percents = async (cells: Locator): Promise<readonly string[]> =>
  (await cells.allInnerTexts()).map((text) => {
    const percent = /[-+]?[\d.]+%/.exec(text)?.[0];
    if (percent === undefined) throw new Error(`no percent in “${text}”`);
    return percent;
  });

test(
  '[FUND-12..17, FUND-31, PORT-46, ROUTE-18, HOLD-10, OPEN-27] a client of Hong Kong goes from a held fund through every section of its page with the keyboard, and back',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, words, axe }) => {
    // Another client than other journeys', which look at what theirs has viewed last.
    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/i) });
    await page
      .getByRole('list', { name: 'Top 5 selling funds, by 1-year performance' })
      .getByRole('button')
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'See all fund details' }).press('Enter');
    await expect(page).toHaveURL(/\/fund\/[^/]+$/);
    const heading = page.getByRole('heading', { level: 1, name: /\(acc\)/ });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/\(acc\)/);
    await expect(page.getByText('You hold')).toContainText(/\d/);
    await expect(
      page.getByRole('list', { name: 'What you can do with this fund' }).getByRole('link', { name: 'Sell now' }),
    ).toBeVisible();
    const position = page.getByRole('region', { name: 'Your position' });
    await expect(position).toContainText(/Value\s*HKD [\d,]+\.\d\d\s*Profit\/loss/);
    await expect(page.getByRole('figure', { name: 'Price over one year' }).locator('svg')).toBeVisible();
    await expect(section(page)).toContainText('Investment objective');
    await axe(page);

    await tab(page, words, 'overview').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, words, 'performance')).toBeFocused();
    await expect(page).toHaveURL(/\?tab=performance$/);
    await expect(chart(page)).toBeVisible();
    const published = section(page).getByRole('table', { name: 'Performance by period' });
    for (const period of ['3M', '1Y', 'ALL'] as const)
      await test.step(period, async () => {
        await section(page)
          .getByRole('radio', { name: words.preview[`period-${period}`] })
          .check();
        await section(page).getByText('Chart data').click();
        const last = section(page).getByRole('row').last().getByRole('cell');
        const [stated] = await percents(
          published
            .getByRole('row', { name: words.preview[`period-${period}`] })
            .getByRole('cell')
            .first(),
        );
        expect(await percents(last)).toEqual([stated]);
        await section(page).getByText('Chart data').click();
      });
    await axe(page);

    await tab(page, words, 'performance').press('ArrowRight');
    const prices = section(page).getByRole('table', { name: 'Prices, latest first' });
    await section(page).getByRole('radio', { name: '1 month' }).check();
    await expect(chart(page)).toBeVisible();
    const ofAMonth = await prices.getByRole('rowheader').count();
    expect(ofAMonth).toBeGreaterThan(15);
    await section(page).getByRole('radio', { name: 'Since launch' }).check();
    await expect(prices.getByRole('rowheader')).toHaveCount(30);
    await section(page).getByRole('button', { name: 'Show 30 more' }).click();
    await expect(prices.getByRole('rowheader')).toHaveCount(60);
    await axe(page);

    await tab(page, words, 'prices').press('ArrowRight');
    for (const part of ['holdings', 'countries', 'sectors'] as const) {
      const table = section(page).getByRole('table', { name: words['fund-page'][part] });
      await expect(table).toBeVisible();
      const shares = await percents(table.getByRole('cell'));
      expect(shares.length).toBeGreaterThan(0);
      expect(shares.reduce((sum, share) => sum + Number.parseFloat(share), 0)).toBeLessThanOrEqual(100.001);
    }
    await axe(page);

    await tab(page, words, 'portfolio').press('ArrowRight');
    const paper = page.waitForEvent('popup');
    await section(page).getByRole('link', { name: 'Product key facts' }).press('Enter');
    await expect((await paper).getByRole('heading', { level: 1 })).toBeVisible();
    await (await paper).close();

    await tab(page, words, 'documents').press('End');
    await expect(tab(page, words, 'distributions')).toBeFocused();
    await expect(section(page)).toContainText(
      'This share class pays no distributions: income is reinvested in the fund and reflected in its price.',
    );
    await axe(page);
    await page.reload();
    await expect(tab(page, words, 'distributions')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Back to my portfolio' }).press('Enter');
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page).toHaveTitle('My portfolio – Fund Portal');
    await page.goBack();
    await expect(heading).toBeVisible();
  },
);

test(
  '[FUND-12, FUND-14, FUND-17, TRADE-03] a client of Taiwan reads on a phone what a fund paid out, with the amounts hidden',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.goto('fund/TW0003');
    // Of its own side alone.
    await expect(page.getByRole('region', { name: '下一個交易日' }).getByRole('listitem')).toHaveText(/^境內基金/);
    await expect(page.getByText('您持有')).toContainText(/\d/);
    await page.getByRole('button', { name: '隱藏金額' }).click();
    await expect(page.getByText('您持有')).not.toContainText(/\d/);

    await page.goto('fund/TW0086?tab=distributions');
    const paid = section(page).getByRole('table', { name: '配息紀錄，由近到遠' });
    await expect(paid.getByRole('rowheader')).toHaveCount(24);
    await expect(paid.getByRole('row').nth(1)).toContainText(/[A-Z]{3} 0\.\d+.*\d\.\d{2}%/s);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const name of Object.keys(words['fund-tab']) as TabName[])
      await test.step(name, async () => {
        await tab(page, words, name).click();
        if (name === 'performance' || name === 'prices') await expect(chart(page)).toBeVisible();
        await expectNoOverflow(page, 'the page of a fund');
        await axe(page, '[role=tabpanel]');
      });

    await page.goto('fund/no-such-fund');
    await expect(page.getByRole('heading', { level: 1, name: '找不到這檔基金' })).toBeVisible();
    await axe(page);
  },
);

test(
  '[FUND-12, FUND-14, OPEN-92] each part of a fund’s page fails by itself and comes back, and the holdings take nobody away',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await expect(holdingsTable(page)).toBeVisible();
    for (const call of ['FundDetails', 'FundPrices', 'HoldingStatistics'])
      await takeOver(page, call, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('fund/TW0003');
    await expect(page.getByRole('heading', { level: 1, name: /台灣高股息/ })).toBeVisible();
    await expect(page.getByText('目前無法載入您的持有基金，暫時無法辦理。')).toBeVisible();
    const retry = section(page).getByRole('button', { name: '再試一次' });
    await expect(retry).toBeVisible();
    await tab(page, words, 'prices').click();
    await expect(retry).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await expect(chart(page)).toBeVisible();
    await tab(page, words, 'documents').click();
    await retry.click();
    await expect(section(page).getByRole('link', { name: '公開說明書' })).toBeVisible();

    await takeOver(page, 'FundPreviews', refuseWith([{ code: 'X' }]));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('無法載入這檔基金的資料。');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /台灣高股息/ })).toBeVisible();
  },
);

test(
  '[FUND-14, FUND-31, OPEN-27] months without a price are as wide on the chart as those with one, and periods that begin in them have no figure',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const prices = ['2026-01-05', '2026-01-15', '2026-11-10'].map((date, at) => ({ date, nav: `1${String(at)}.00` }));
    await takeOver(page, 'FundPrices', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { fundPrices: readonly object[] } };
      await route.fulfill({
        response,
        json: { data: { fundPrices: data.fundPrices.map((fund) => ({ ...fund, prices })) } },
      });
    });
    await page.goto('fund/TW0003?tab=prices');
    await section(page).getByRole('radio', { name: words.preview['period-ALL'] }).check();
    await expect(section(page).getByRole('rowheader')).toHaveCount(3);
    const line = chart(page).locator('path[fill="none"][stroke-width="2"]');
    const [first = 0, second = 0, last = 0] = [
      ...((await line.getAttribute('d')) ?? '').matchAll(/[ML]?(-?[\d.]+) -?[\d.]+/g),
    ].map(([, x]) => Number(x));
    expect((second - first) / (last - first)).toBeCloseTo(10 / 309, 2);
    await tab(page, words, 'performance').click();
    await section(page).getByRole('radio', { name: words.preview['period-3M'] }).check();
    await expect(section(page).getByRole('status')).toBeVisible();
    await expect(chart(page)).not.toBeAttached();
  },
);

test(
  '[FUND-01, FUND-33, ROUTE-18, CONFLICT-13] a client of Taiwan finds a fund by the menu, reads its page, and comes back to the earlier search',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.getByRole('button', { name: '基金總覽', exact: true }).press('Enter');
    await page.getByTestId('menu-lines').getByRole('link', { name: '基金搜尋', exact: true }).press('Enter');
    await expect(page).toHaveURL(portal.address('/funds'));
    await expect(page.getByRole('heading', { level: 1, name: '全部基金' })).toBeVisible();
    const table = page.getByRole('table', { name: '全部基金' });
    const find = page.getByRole('searchbox', { name: '搜尋基金（名稱、代碼或 ISIN）' });
    await find.fill('歐元 月配');
    await page.getByRole('button', { name: '投資區域' }).press('Enter');
    await page.getByRole('group', { name: '投資區域' }).getByRole('button').first().press('Enter');
    await expect(table.getByRole('rowheader')).toHaveCount(12);
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    const link = table.getByRole('link').first();
    const name = await link.innerText();
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(find).toHaveValue('歐元 月配');
    await expect(table.getByRole('rowheader')).toHaveCount(12);

    await page.goto('funds?category=nonsense&order=nonsense');
    await expect(page).toHaveURL(portal.address('/funds'));
    await expect(table.getByRole('rowheader').nth(8)).toBeVisible();
  },
);
