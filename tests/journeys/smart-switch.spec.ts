import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

test(
  '[LINK-31, RSP-08, RSP-09] a client of Taiwan sets up a smart switch that waits for a return, finds it among the plans, sees what a change of its units would move, and ends it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, withoutCode.TW);
    await signIn(page, portal, { client, route: '/plans/smart-switch' });
    await expect(page.getByRole('heading', { level: 1, name: '智慧轉申購' })).toBeVisible();
    await page.getByRole('region', { name: '您想轉出哪一筆持有基金？' }).getByRole('button').first().click();
    await page.getByRole('combobox', { name: '您想轉入哪一檔基金？' }).fill('貨幣市場');
    await page.getByRole('option', { name: /^雲嶺新台幣貨幣市場基金 A（累積）/ }).click();
    await page.getByRole('textbox', { name: '每次單位數' }).fill('1.5');
    const least = page.getByRole('textbox', { name: '報酬率達多少（%）才轉申購？（選填）' });
    await least.fill('0');
    await page.getByRole('checkbox', { name: '每月 16 日' }).check();
    await page.getByRole('button', { name: '下一步：核對約定內容' }).click();
    await expect(page.getByText('報酬率必須大於零。')).toBeVisible();
    await expect(least).toBeFocused();
    await inBothColorSchemes(page, axe);
    await least.fill('12.5');
    await page.getByRole('button', { name: '下一步：核對約定內容' }).click();

    await expect(page.getByRole('heading', { name: '核對約定內容' })).toBeFocused();
    await expect(page.getByText('報酬率達 12.50% 以上才轉申購')).toBeVisible();
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await inBothColorSchemes(page, axe);
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '約定已成立' })).toBeFocused();
    await expect(
      page.getByText('若報酬率達標，將轉申購 1.5000 個單位，請確認屆時仍有足夠的可買回單位數。'),
    ).toBeVisible();
    const number = /RP[A-Z]{10}/.exec((await page.getByTestId('order-page').textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await page.getByRole('link', { name: '查看我的約定' }).click();
    const card = page.getByRole('article').filter({ hasText: number });
    await expect(card).toContainText('轉申購 雲嶺新台幣貨幣市場基金 A（累積）');
    await expect(card).toContainText('報酬率達 12.50% 以上才轉申購');
    await card.getByRole('button', { name: /^變更/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTestId('entry-facts-list').first()).toContainText('最新淨值');
    await expect(dialog.getByTestId('order-facts').first()).toContainText(/預估金額TWD [\d,]+/);
    await dialog.getByText('50%', { exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: '每次單位數' })).not.toHaveValue('1.5000');
    await axe(page, 'dialog');
    await dialog.getByRole('button', { name: '取消' }).click();
    await card.getByRole('button', { name: /^終止/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '終止約定' }).click();
    await expect(page.getByRole('status').filter({ hasText: '不再轉申購' })).toBeVisible();
    await expect(card).toContainText('已終止');
  },
);
