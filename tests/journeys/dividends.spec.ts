import { demoClient, signInByForm } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

test(
  '[LINK-32, DIV-01, TRADE-65, SUIT-24] a client of Taiwan has a fund’s dividends invested in another one, and paid out again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /^500 holdings/);
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, client);
    await page.goto(portal.address('/orders?tab=distributions'));
    await page.getByRole('link', { name: '變更配息方式' }).click();
    const card = page.getByRole('article').filter({ hasText: 'TW0083' });
    await expect(card).toContainText('現金給付');
    // One of two hundred that are alike.
    await inBothColorSchemes(page, axe, 'main article:first-of-type');
    await card.getByRole('button', { name: /^變更/ }).click();
    await page.getByRole('radio', { name: '轉申購另一檔基金' }).check();
    const search = page.getByRole('combobox', { name: '您想轉申購哪一檔 TWD 計價的基金？' });
    // Its risk is above the client's.
    await search.fill('TW0001');
    await page.locator('[data-testid=place-order-search] [role=option]').first().click();
    await expect(page.getByText(/^這檔基金的風險報酬等級高於您的風險屬性。/)).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '選擇其他基金' }).click();
    await search.fill('TW0002');
    await page.locator('[data-testid=place-order-search] [role=option]').first().click();
    await page.getByRole('button', { name: '下一步：核對內容' }).click();
    await expect(page.getByRole('heading', { name: '核對配息方式' })).toBeFocused();
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await inBothColorSchemes(page, axe);
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '配息方式已變更' })).toBeFocused();
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '查看我的配息基金' }).click();
    await expect(card).toContainText('轉申購 雲嶺新台幣貨幣市場基金');
    // As it was before, for whoever comes next.
    await card.getByRole('button', { name: /^變更/ }).click();
    await page.getByRole('radio', { name: '現金給付' }).check();
    await page.getByRole('button', { name: '下一步：核對內容' }).click();
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await page.getByRole('button', { name: '查看我的配息基金' }).click();
    await expect(card).toContainText('現金給付');
  },
);
