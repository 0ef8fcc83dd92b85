import type { Locator } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectNoOverflow } from './support/layout';
import { expect, test } from './support/portal-test';

test(
  '[FUND-37, FUND-33, SUIT-24] a client of Taiwan filters all funds with the keyboard, keeps the filters over a reload, and takes them away one by one',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: '/funds' });
    const all = page.getByRole('region', { name: '全部基金' });
    const filters = page.getByTestId('fund-filters');
    const status = countOf(all);
    await expect(status).toContainText('561');
    await filters.getByRole('button', { name: '風險報酬等級' }).press('Enter');
    const ratings = all.getByRole('group', { name: '風險報酬等級' });
    await ratings.getByRole('button', { name: /^RR5/ }).press('Enter');
    await ratings.getByRole('button', { name: /^RR4/ }).press('Enter');
    await expect(ratings.getByRole('button', { pressed: true })).toHaveCount(2);
    await inBothColorSchemes(page, axe);
    await page.keyboard.press('Escape');
    await expect(ratings).toHaveCount(0);
    await expect(filters.getByRole('button', { name: '風險報酬等級' })).toBeFocused();
    await all.getByRole('button', { name: '計價幣別' }).press('Enter');
    await all.getByRole('group', { name: '計價幣別' }).getByRole('button', { name: /^TWD/ }).press('Enter');
    await expect(page).toHaveURL(portal.address('/funds?risk=4&risk=5&currency=TWD'));
    const found = await status.innerText();
    await page.reload();
    const active = all.getByRole('list', { name: '已套用的條件' });
    await expect(active.getByRole('listitem')).toHaveText([/RR4/, /RR5/, /TWD/]);
    await expect(status).toHaveText(found);

    await active.getByRole('button', { name: '移除條件：RR5' }).press('Enter');
    await expect(active.getByRole('button', { name: '移除條件：TWD' })).toBeFocused();
    await filters.getByRole('button', { name: /^符合我的風險屬性/ }).press('Enter');
    await expect(page).toHaveURL(portal.address('/funds?risk=4&currency=TWD&suitable=1'));
    await all.getByRole('button', { name: '清除條件' }).press('Enter');
    await expect(status).toBeFocused();
    await expect(active).toHaveCount(0);
    await expect(page).toHaveURL(portal.address('/funds'));
  },
);

test(
  '[FUND-37, FUND-33] a client of Hong Kong filters all funds on a phone, and is told where nothing is found',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { route: '/funds?find=technology&currency=HKD' });
    const all = page.getByRole('region', { name: 'All funds' });
    await expect(countOf(all)).toHaveText('No matches found');
    await all.getByRole('button', { name: 'Base currency' }).tap();
    await all.getByRole('group', { name: 'Base currency' }).getByRole('button', { name: /^HKD/ }).tap();
    await expect(countOf(all)).toContainText('28');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the filters');
    await axe(page);
    await all.getByRole('button', { name: 'Clear all' }).tap();
    await expect(countOf(all)).toContainText('560');
  },
);

test(
  '[FUND-37, FUND-38] a client of Taiwan sorts all funds from the heads of the table by return and charge, and finds the order again after a reload',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: '/funds' });
    const table = page.getByRole('table', { name: '全部基金' });
    const year = table.getByRole('columnheader', { name: '一年' });
    const first = table.getByRole('rowheader').first();
    const byName = (await first.textContent()) ?? '';
    await year.getByRole('button').press('Enter');
    await expect(year).toHaveAttribute('aria-sort', 'descending');
    // The rows follow what is pressed a moment later.
    await expect(first).not.toHaveText(byName);
    const best = (await first.textContent()) ?? '';
    await year.getByRole('button').press('Enter');
    await expect(year).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(portal.address('/funds?order=one-year&direction=ascending'));
    await expect(first).not.toHaveText(best);
    const name = (await first.textContent()) ?? '';
    await page.reload();
    await expect(year).toHaveAttribute('aria-sort', 'ascending');
    await expect(first).toHaveText(name);
    await year.getByRole('button').press('Enter');
    await expect(first).not.toHaveText(name);
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
    await page.getByRole('radio', { name: '費用、配息、規模' }).check();
    const charge = table.getByRole('columnheader', { name: '每年總費用率' });
    await charge.getByRole('button').press('Enter');
    await expect(charge).toHaveAttribute('aria-sort', 'ascending');
    await page.getByTestId('fund-filters').getByRole('button', { name: '收益分配' }).press('Enter');
    await page.getByRole('group', { name: '收益分配' }).getByRole('button', { name: /^配息/ }).press('Enter');
    await expect(page).toHaveURL(portal.address('/funds?distribution=distributing&figures=facts&order=charge'));
    await page.reload();
    await expect(charge).toHaveAttribute('aria-sort', 'ascending');
    await inBothColorSchemes(page, axe);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoOverflow(page, 'the columns of facts');
    await page.getByRole('radio', { name: '報酬率' }).check();
    await expect(table.getByRole('columnheader', { name: '三年' })).toBeVisible();
    await expectNoOverflow(page, 'the columns of returns');
  },
);

test(
  '[FUND-38] a client of Hong Kong sorts all funds by risk on a phone',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { route: '/funds' });
    const table = page.getByRole('table', { name: 'All funds' });
    const risk = table
      .getByRole('cell')
      .filter({ hasText: /^RR\d$/ })
      .first();
    await page.getByRole('combobox', { name: 'Sort order' }).selectOption({ label: 'Risk rating ↓' });
    await expect(risk).toHaveText('RR5');
    await page.getByRole('combobox', { name: 'Sort order' }).selectOption({ label: 'Risk rating ↑' });
    await expect(risk).toHaveText('RR1');
    await expect(page).toHaveURL(portal.address('/funds?order=risk'));
  },
);

test(
  '[FUND-39] a client of Taiwan opens a fund’s share classes with the keyboard, and a search for a class opens its fund',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: '/funds' });
    const all = page.getByRole('region', { name: '全部基金' });
    const table = all.getByRole('table', { name: '全部基金' });
    await expect(countOf(all)).toHaveText('找到 81 檔基金（561 個級別）');
    const fund = table.getByRole('button', { name: '雲嶺全球科技基金', exact: true });
    await all.getByRole('searchbox').fill('雲嶺 全球科技');
    await expect(fund).toHaveAttribute('aria-expanded', 'false');
    await expect(table.getByRole('link')).toHaveCount(0);
    await fund.press('Enter');
    await expect(fund).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByRole('link')).toHaveCount(7);
    await inBothColorSchemes(page, axe);
    await fund.press('Enter');
    await expect(table.getByRole('link')).toHaveCount(0);
    await all.getByRole('searchbox').fill('雲嶺 全球科技 月配');
    await expect(fund).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByRole('rowheader').first()).toContainText('7 個級別中的 2 個');
    await expect(table.getByRole('link')).toHaveText([/月配/, /月配/]);
  },
);

test(
  '[FUND-39] a client of Hong Kong opens a fund’s share classes on a phone',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { route: '/funds?find=jade+technology' });
    const table = page.getByRole('table', { name: 'All funds' });
    await expect(countOf(page.getByRole('region', { name: 'All funds' }))).toHaveText('1 fund found (7 share classes)');
    await table.getByRole('button', { name: 'Jade River Global Technology', exact: true }).tap();
    await expect(table.getByRole('link')).toHaveCount(7);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the share classes');
    await axe(page);
  },
);

test(
  '[FUND-40, ROUTE-18] a client of Taiwan comes back from a fund’s page, by its link and by the browser, to the list as it was left, and by the menu to all funds',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    const client = await demoClient(portal, withoutCode.TW);
    await signIn(page, portal, { client, route: '/funds?find=月配&risk=4&order=one-year&compare=TW0003' });
    const all = page.getByRole('region', { name: '全部基金' });
    const link = all.getByRole('table', { name: '全部基金' }).getByRole('link').first();
    await link.press('Enter');
    await expect(page).toHaveURL(/\/fund\//);
    await page.getByRole('tab', { name: '績效' }).click();
    await page.reload();
    await page.getByRole('link', { name: '回到基金清單' }).press('Enter');
    const left = async () => {
      await expect(all.getByRole('searchbox')).toHaveValue('月配');
      await expect(all.getByRole('list', { name: '已套用的條件' }).getByRole('listitem')).toHaveText([/RR4/]);
      await expect(all.getByRole('columnheader', { name: '一年' })).toHaveAttribute('aria-sort', 'descending');
      await expect(page.getByRole('region', { name: '要比較的基金' }).getByRole('listitem')).toHaveCount(1);
    };
    await left();
    await link.press('Enter');
    await expect(page).toHaveURL(/\/fund\//);
    await page.goBack();
    await left();

    await page.getByRole('button', { name: '基金總覽', exact: true }).press('Enter');
    await page.getByTestId('menu-lines').getByRole('link', { name: '基金搜尋', exact: true }).press('Enter');
    await expect(page).toHaveURL(portal.address('/funds?compare=TW0003'));
    await expect(all.getByRole('searchbox')).toHaveValue('');
    await expect(all.getByRole('list', { name: '已套用的條件' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: '要比較的基金' }).getByRole('listitem')).toHaveCount(1);
  },
);

/** The sentence that says how many funds are found; the filters have one of their own for their values. */
const countOf = (list: Locator): Locator => list.getByRole('status').and(list.locator('[tabindex]'));
