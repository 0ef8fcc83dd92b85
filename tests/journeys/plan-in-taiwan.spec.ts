import { demoClient, signInByForm } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

test(
  '[TRADE-79, TIER-35, RSP-07, RSP-09] a client of Taiwan’s digital tier sets up a plan of a non-fixed amount on two days, changes it, pauses it and ends it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /^of the digital tier/i);
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, client);
    await page.goto(portal.address('/plans/new?fundCode=TW0001&type=DX'));
    await expect(page.getByRole('radio', { name: /^定期不定額/ })).toBeChecked();
    await page.getByLabel('基準扣款金額（TWD）').fill('8000');
    await page.getByRole('checkbox', { name: '每月 16 日' }).check();
    await expect(page.getByText(/每月扣款 2 次，最多 TWD 24,\d{3}。/)).toBeVisible();
    await expect(page.getByRole('row', { name: '低 20% 以上' })).toContainText('TWD 12,000');
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '下一步：核對約定內容' }).click();
    await expect(page.getByRole('heading', { name: '核對約定內容' })).toBeFocused();
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await axe(page);
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '約定已成立' })).toBeFocused();
    const number = /RP[A-Z]{10}/.exec((await page.getByTestId('order-page').textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await page.getByRole('link', { name: '查看我的約定' }).click();
    const card = page.getByRole('article').filter({ hasText: number });
    await expect(card).toContainText('定期不定額');
    await expect(card).toContainText('TWD 4,000 – TWD 12,000');
    await inBothColorSchemes(page, axe);
    await card.getByRole('button', { name: /^變更/ }).click();
    const facts = page.getByRole('dialog').getByTestId('entry-facts-list');
    await expect(facts.first()).toContainText(/最新淨值TWD [\d.]+\d{4}\/\d{2}\/\d{2} 的淨值/);
    await expect(facts.first()).toContainText(/手續費率（依您的會員等級）[\d.]+%/);
    await expect(facts.first()).toContainText('自動扣款');
    await expect(page.getByRole('dialog')).toContainText(/每月扣款 2 次，最多 TWD 24,\d{3}。/);
    await page.getByRole('dialog').getByRole('checkbox', { name: '每月 26 日' }).check();
    await axe(page, 'dialog');
    await page.getByRole('dialog').getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '儲存' }).click();
    await expect(card).toContainText('每月 6、16、26 日');
    await card.getByRole('button', { name: /^暫停扣款/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '暫停扣款' }).click();
    await expect(card).toContainText('恢復扣款');
    await card.getByRole('button', { name: /^終止/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '終止約定' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已終止' })).toBeVisible();
  },
);
