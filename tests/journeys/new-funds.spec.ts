import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

test(
  '[LINK-29, CONF-27, TRADE-26, ORDQ-06] a client of Taiwan subscribes a new fund at its issue price, finds it among the orders, and cancels it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, withoutCode.TW);
    await signIn(page, portal, { client, route: '/order/ipo-buy' });
    await expect(page.getByRole('heading', { level: 1, name: '新基金募集申購' })).toBeVisible();
    await expect(
      page.getByText('以下為募集中的新基金，募集截止日前都可以申購；基金成立前不會扣款，也不會成交。'),
    ).toBeVisible();
    const offer = page.getByRole('article').filter({ hasText: '募集截止日' });
    const factOf = (name: string) =>
      offer.locator('[data-testid=order-facts] > div').filter({ hasText: name }).locator('dd');
    const launch = await factOf('成立及成交日').innerText();
    await expect(factOf('發行價格')).toHaveText('TWD 10.00');
    await expect(offer).toContainText(`${launch} 前不會成交，單位在此之前也不能買回或轉申購。`);
    await inBothColorSchemes(page, axe);
    await offer.getByRole('button', { name: '選擇這檔基金' }).click();

    // Others subscribe it as this client meanwhile.
    const amount = 20_000 + Math.floor(Math.random() * 70_000);
    const shown = `TWD ${amount.toLocaleString('en')}`;
    await page.getByRole('textbox', { name: '金額（TWD）' }).fill(String(amount));
    await page.getByRole('button', { name: '下一步：核對委託' }).click();
    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    await expect(page.getByText('本基金為新募集基金。如未能成立，申購款項將於')).toBeVisible();
    await expect(
      page.getByText('於上列交易日以發行價格成交；在此之前不會扣款，單位也不能買回或轉申購。'),
    ).toBeVisible();
    const fact = (name: string) =>
      page.locator('[data-testid=order-facts] > div').filter({ hasText: name }).locator('dd');
    await expect(fact('交易日')).toHaveText(launch);
    await inBothColorSchemes(page, axe);
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
    await expect(page.getByTestId('order-receipt')).toContainText(shown);
    await expect(page.getByTestId('order-receipt')).toContainText(launch);

    await page.goto(portal.address('/orders'));
    const order = page.getByRole('listitem').filter({ hasText: shown });
    await expect(order).toContainText(launch);
    await order.getByRole('button', { name: /^取消/ }).click();
    await page.getByRole('dialog').getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確定取消' }).click();
    await expect(page.getByText('的委託已取消，請於「歷史交易」查看。')).toBeVisible();
    await expect(order).toHaveCount(0);
  },
);
