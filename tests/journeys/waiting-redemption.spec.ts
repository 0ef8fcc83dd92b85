import { demoClient, signIn, withOutbox } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

test(
  '[TRADE-109, ORDQ-06] a client of Taiwan whose bank account has changed is told why a large redemption isn’t sent at once, leaves it, then lets it wait a day, sees it wait, and cancels it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /named a new bank account/);
    await signIn(page, portal, { client, route: '/order/sell' });
    await page.getByRole('region', { name: '您持有的哪一檔基金？' }).getByRole('button', { name: 'TW0002' }).click();
    await page.getByRole('radio', { name: '全部' }).check();
    await page.getByRole('button', { name: '下一步：核對委託' }).click();
    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
    const password = page.getByLabel('交易密碼', { exact: true });
    const pause = page.getByRole('heading', { name: '款項轉出前，請先確認以下事項' });
    const send = async () => {
      await password.fill(client.tradingSecret);
      await page.getByRole('button', { name: '確認送出' }).click();
      await expect(pause).toBeFocused();
    };

    await send();
    await expect(page.getByText('收款的銀行帳戶最近變更過。')).toBeVisible();
    await expect(page.getByText('加上正在轉出的款項，金額達投資組合的一半以上。')).toBeVisible();
    await expect(page.getByText('目前尚未轉出任何款項。')).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '暫不買回' }).click();
    await expect(password).toHaveValue('');

    await send();
    // The messages mustn't come between a code and who reads it.
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: '等候 24 小時後執行' }).click();
      await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
    });
    await expect(page.getByTestId('order-receipt').getByText('保留至', { exact: true })).toBeVisible();
    await inBothColorSchemes(page, axe);

    await page.getByRole('link', { name: '委託查詢' }).click();
    await expect(page.getByText(/依您的選擇保留到 .+，之後自動處理；在此之前可以取消。/)).toBeVisible();
    const held = page.getByRole('listitem').filter({ hasText: '依您的選擇保留到' });
    await held.getByRole('button', { name: '取消委託：雲嶺新台幣貨幣市場基金 A（累積）' }).click();
    await page.getByRole('dialog').getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: '確定取消' }).click();
      await expect(
        page.getByText('雲嶺新台幣貨幣市場基金 A（累積） 的委託已取消，請於「歷史交易」查看。'),
      ).toBeVisible();
    });
  },
);
