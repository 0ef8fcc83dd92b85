import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectNoOverflow } from './support/layout';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';

test(
  '[FUND-24, FUND-05, FUND-07, FUND-15, FUND-29, FUND-31, SHAPE-19] a client of Taiwan takes a fund from its preview into a comparison, adds another with the keyboard, reads them side by side, and takes one out',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.getByTestId('holding-fund').first().click();
    const name = await page.getByRole('dialog').getByRole('heading').first().innerText();
    await page.getByRole('dialog').getByText('更多功能').press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: '基金比較' }).click();
    await expect(page).toHaveURL(/\/funds\?compare=SEEDTW/);
    const tray = page.getByRole('region', { name: '要比較的基金' });
    await expect(tray.getByRole('status')).toHaveText('請從清單再選一檔基金來比較。');
    await expect(tray.getByRole('listitem')).toHaveText([name]);
    await page.getByRole('searchbox', { name: '搜尋基金（名稱、代碼或 ISIN）' }).fill('TW0003');
    const choice = page.getByRole('button', { name: /^比較 / }).first();
    await choice.press('Enter');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(tray.getByRole('status')).toHaveText('已選 2 檔（最多 4 檔），可從清單加選。');
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await axe(page);
    await tray.getByRole('link', { name: '比較 2 檔基金' }).press('Enter');

    const comparison = page.getByRole('region', { name: '基金比較' });
    await expect(comparison.getByRole('heading', { name: '基金比較' })).toBeFocused();
    const facts = comparison.getByRole('region', { name: '並排對照' }).last();
    await expect(facts.getByRole('columnheader')).toHaveCount(2);
    for (const line of ['風險報酬等級', '計價幣別', '每年總費用率', '網路交易', '一年', '二年', '三年', '今年以來'])
      await expect(facts.getByRole('row', { name: line }).first()).toContainText(/[A-Z\d可]/);
    await expect(facts.getByRole('rowheader')).toContainText(periods);
    await expect(comparison.getByTestId('comparison-chart').locator('svg')).toBeVisible();
    await expect(comparison.getByTestId('comparison-legend').getByRole('listitem')).toHaveCount(2);
    await comparison.getByRole('radio', { name: '六個月' }).check();
    await expect(comparison.getByTestId('comparison-legend')).toContainText(/%.*%/s);
    await expect(comparison.getByTestId('comparison-overlap')).toContainText(/\d\.\d{2}%/);
    await inBothColorSchemes(page, axe);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoOverflow(page, 'the comparison');
    await axe(page);
    await page.reload();
    await expect(facts.getByRole('columnheader')).toHaveCount(2);
    await expect(facts.getByRole('link', { name: /^申購 / }).first()).toHaveAttribute('href', /fundCode=SEEDTW/);
    await comparison.getByRole('button', { name: `移除 ${name}` }).press('Enter');
    await expect(comparison.getByRole('heading', { name: '基金比較' })).toBeFocused();
    await expect(facts.getByRole('columnheader')).toHaveCount(1);
    await comparison.getByRole('link', { name: '回到清單，加選或更換基金' }).press('Enter');
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    await tray.getByRole('button', { name: '全部清除' }).press('Enter');
    await expect(tray).toHaveCount(0);
  },
);

/** In the specification's order, the region's further year in between. */
const periods = ['一個月', '三個月', '六個月', '一年', '二年', '三年', '今年以來', '成立以來'];

test(
  '[FUND-24, FUND-06, FUND-07, FUND-29, FUND-31, SHAPE-19, OPEN-92] a client of Hong Kong compares four funds on a phone, two at a time, in both languages, after the comparison failed once',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await takeOver(page, 'FundPreviews', (route) => route.fulfill({ status: 500, json: {} }));
    const chosen = ['HK0001', 'HK0002', 'HK0003', 'HK0004'].map((code) => `compare=${code}`).join('&');
    await signIn(page, portal, { route: `/funds?${chosen}&view=compare` });
    const comparison = page.getByRole('region', { name: 'Funds compared' });
    await expect(comparison.getByRole('alert')).toContainText('We could not load the funds you chose.');
    await page.unrouteAll({ behavior: 'wait' });
    await comparison.getByRole('button', { name: 'Try again' }).click();
    await expect(comparison.getByRole('status').first()).toHaveText(
      'You can compare up to 4 funds. Remove one to add another.',
    );
    await expect(comparison.getByTestId('comparison-legend').getByRole('listitem')).toHaveCount(4);
    const facts = comparison.getByRole('region', { name: 'Side by side' }).last();
    await expect(facts.getByRole('columnheader')).toHaveCount(2);
    await comparison.getByLabel('Fund on the right').selectOption({ index: 3 });
    await expect(facts.getByRole('columnheader').last()).toContainText('Steady Allocation');
    await comparison.getByText('Chart data', { exact: true }).click();
    const growth = comparison.getByRole('region', { name: 'Chart data' });
    await expect(growth.getByRole('columnheader')).toHaveCount(3);
    await expect(growth.getByRole('columnheader').last()).toContainText('Steady Allocation');
    for (const line of ['NAV date', 'Performance as of'])
      await expect(facts.getByRole('row', { name: line })).toContainText(/\d{2} [A-Z][a-z]{2} \d{4}/);
    for (const column of ['1 year', '3 years', '5 years'])
      await expect(facts.getByRole('row', { name: column }).first()).toContainText(/%|–/);
    await expect(facts.getByRole('row', { name: '2 years' })).toHaveCount(0);
    await expect(facts.getByRole('row', { name: /^Base currency HKD/ })).toBeVisible();
    await expect(facts.getByRole('row', { name: /^Risk rating ≠?.*\(differs\)/ })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the comparison');
    await axe(page);
    await comparison.getByRole('link', { name: 'Back to the list, to add or change funds' }).click();
    await page.getByRole('table', { name: 'All funds' }).getByRole('button', { expanded: false }).first().click();
    const others = { name: /^Compare /, pressed: false };
    await expect(page.getByRole('button', others)).not.toHaveCount(0);
    await expect(page.getByRole('button', { ...others, disabled: false })).toHaveCount(0);
    await expectNoOverflow(page, 'the list with the tray');
    await axe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByRole('region', { name: '待比較基金' })).toContainText('比較 4 隻基金');
  },
);

test(
  '[FUND-01, FUND-08, FUND-24, FUND-40] funds chosen for the comparison stay chosen on the way through the pages of funds, one of them found from the header',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { route: '/funds' });
    const find = page.getByRole('searchbox', { name: 'Search by name, code or ISIN' });
    const tray = page.getByRole('region', { name: 'Funds to compare' });
    await find.fill('HK0001');
    await page.getByRole('button', { name: /^Compare / }).click();
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    await find.fill('HK0003');
    await page.getByRole('table', { name: 'All funds' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page
      .getByRole('list', { name: 'What you can do with this fund' })
      .getByText('More', { exact: true })
      .press('Enter');
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await page.getByTestId('page-header').getByRole('button', { name: 'Find a fund' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Find a fund' });
    await dialog.getByRole('button', { name: 'I have read this. Start searching' }).press('Enter');
    const field = dialog.getByRole('combobox', { name: 'Search funds' });
    await expect(field).toBeFocused();
    await field.fill('HK0004');
    await expect(dialog.getByRole('option')).not.toHaveCount(0);
    await axe(page);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/fund\/SEEDHK00004/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(tray.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(tray.getByRole('link', { name: 'Compare 2 funds' })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Back to the list of funds' }).click();
    await expect(page.getByRole('table', { name: 'All funds' })).toBeVisible();
    await expect(tray.getByRole('listitem')).toHaveCount(2);
  },
);
