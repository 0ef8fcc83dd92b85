import type { Page } from '@playwright/test';
import { demoClient, type JourneyClient, signIn, withOutbox } from './support/clients';
import { holdBackPath } from './support/calls';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { openMenu } from './support/open-menu';
import { expect, type Portal, test } from './support/portal-test';

/** Accepts what there is to accept, sends with the trading password, and waits for the receipt. */
async function send(page: Page, portal: Portal, { tradingSecret }: JourneyClient): Promise<void> {
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
  await page.getByLabel('交易密碼', { exact: true }).fill(tradingSecret);
  // The e-mail of the receipt mustn't come between a code and who reads it.
  await withOutbox(portal, async () => {
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
  });
}

async function fromMenu(page: Page, line: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: '下單交易', exact: true }).click();
  await page.getByTestId('menu-lines').getByRole('link', { name: line, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: line })).toBeVisible();
}

test(
  '[LINK-27, LINK-28, CONF-27, ORDQ-06, ORDQ-07, TRADE-114] a client of Taiwan orders a fund for a day chosen ahead, finds it under the scheduled orders, and cancels it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await demoClient(portal, /on the way out/);
    await signIn(page, portal, { client });
    await fromMenu(page, '預約申購');
    const tellDays = await holdBackPath(page, '**/dealing/closures*');
    await page.getByRole('combobox', { name: '要申購哪一檔基金？' }).fill('貨幣市場');
    await page.getByRole('option', { name: /^雲嶺新台幣貨幣市場基金 A（累積）/ }).click();
    const card = page.getByRole('article', { name: '雲嶺新台幣貨幣市場基金 A（累積）' });
    await card.getByRole('textbox', { name: '金額（TWD）' }).fill('12345');
    const day = card.getByRole('combobox', { name: '交易日' });
    const goOn = page.getByRole('button', { name: '下一步：核對委託' });
    await expect(day).toBeDisabled();
    const waiting = await goOn.boundingBox();
    tellDays();
    await expect(day).toBeEnabled();
    expect(await goOn.boundingBox(), 'the button stays under the hand').toEqual(waiting);
    await goOn.click();
    await expect(card.getByRole('alert')).toHaveText('請選擇交易日。');
    await expect(day).toBeFocused();
    await inBothColorSchemes(page, axe);
    await day.selectOption({ index: 5 });
    const chosen = ((await day.locator('option:checked').textContent()) ?? '').slice(0, 10);
    await expect(card.getByText(`${chosen} 16:00 扣款，在此之前都可以取消。`)).toBeVisible();
    await page.reload();
    await expect(day.locator('option:checked')).toContainText(chosen);
    await page.getByRole('button', { name: '下一步：核對委託' }).click();

    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    const fact = (name: string) =>
      page.locator('[data-testid=order-facts] > div').filter({ hasText: name }).locator('dd');
    await expect(fact('交易日')).toHaveText(chosen);
    await expect(fact('扣款日')).toHaveText(`${chosen} 16:00`);
    await inBothColorSchemes(page, axe);
    await send(page, portal, client);
    await expect(page.getByTestId('order-receipt')).toContainText(chosen);

    await page.goto(portal.address('/orders?tab=scheduled'));
    const order = page.locator('[data-testid=records-ahead] [data-testid=record-card]');
    await expect(order).toContainText('預約申購');
    await expect(order).toContainText(`${chosen} 16:00 截止收件後受理`);
    await inBothColorSchemes(page, axe);
    await order.getByRole('button', { name: /^取消/ }).click();
    await page.getByRole('dialog').getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確定取消' }).click();
    await expect(page.getByText('的委託已取消，請於「歷史交易」查看。')).toBeVisible();
    await expect(order).toHaveCount(0);
  },
);

test(
  '[ORDQ-01, ORDQ-03, ORDQ-04, ORDQ-05, LINK-03, LINK-04, OPEN-58, OPEN-87, TRADE-14] a client of Taiwan buys a fund and sells part of a holding from the menu, sees what both do to the portfolio, and is told that they were received',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await demoClient(portal, /on the way out/);
    await signIn(page, portal, { client });
    await fromMenu(page, '單筆申購');
    await page.getByRole('combobox', { name: '要申購哪一檔基金？' }).fill('貨幣市場');
    await page.getByRole('option', { name: /^雲嶺新台幣貨幣市場基金 A（累積）/ }).click();
    const card = page.getByRole('article', { name: '雲嶺新台幣貨幣市場基金 A（累積）' });
    const amount = card.getByRole('textbox', { name: '金額（TWD）' });
    await amount.fill('１２，３４５．６');
    await page.getByRole('button', { name: '下一步：核對委託' }).click();
    await expect(card.getByRole('alert')).toHaveText('這個幣別的金額沒有小數。');
    await expect(amount).toBeFocused();
    await inBothColorSchemes(page, axe);
    await amount.fill('１２，３４５');
    await page.reload();
    await expect(amount).toHaveValue('１２，３４５');
    await page.getByRole('button', { name: '下一步：核對委託' }).click();

    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    await expect(page).toHaveURL(/\/order\/confirm\?oid=/);
    const preview = page.getByRole('region', { name: '委託前後的投資組合' });
    await expect(preview.getByRole('row', { name: /^總市值/ })).toBeVisible();
    await inBothColorSchemes(page, axe);
    await send(page, portal, client);
    await expect(page.getByTestId('order-receipt')).toContainText('TWD 12,345');

    await fromMenu(page, '買回');
    await page.getByRole('region', { name: '您持有的哪一檔基金？' }).getByRole('button').first().click();
    await page.getByRole('radio', { name: '百分比' }).check();
    const percent = page.getByRole('textbox', { name: '占可買回單位數的百分比' });
    await percent.fill('25');
    await expect(page.getByText('預估金額')).toBeVisible();
    await page.reload();
    await expect(percent).toHaveValue('25');
    await inBothColorSchemes(page, axe);
    const sold = page.locator('dl > div').filter({ hasText: '買回單位數' }).locator('dd');
    const units = await sold.innerText();
    await page.getByRole('button', { name: '下一步：核對委託' }).click();
    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    await expect(sold).toHaveText(units);
    await expect(preview.getByText(/ 前入帳，約$/)).toBeVisible();
    await send(page, portal, client);
  },
);

test(
  '[ORDQ-01, ORDQ-04, TRADE-62, TRADE-64] a client of Taiwan who places an order of today again is told when it was placed, and asked once whether it is meant',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await demoClient(portal, /on the way out/);
    // Another one each time, so that a second try begins without an order of the first.
    const amount = String(20_000 + Math.floor(Math.random() * 70_000));
    const compose = async () => {
      await page.goto(portal.address('/order/buy?fundCode=TW0002'));
      await page.getByRole('textbox', { name: '金額（TWD）' }).fill(amount);
      await page.getByRole('button', { name: '下一步：核對委託' }).click();
      await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    };
    await signIn(page, portal, { client });
    await compose();
    const question = page.getByRole('checkbox', { name: '我要再送出一次這筆委託' });
    await expect(page.getByText('勾選以上同意事項後，即可輸入交易密碼。')).toBeVisible();
    await expect(question).toHaveCount(0);
    await send(page, portal, client);

    await compose();
    const told = page.locator('[data-testid=order-notes] li').filter({ has: question });
    const shown = Number(amount).toLocaleString('en-US');
    await expect(told).toContainText(`單筆申購 雲嶺新台幣貨幣市場基金 A（累積） TWD ${shown}`);
    await expect(told).toContainText(/您今天 \d\d:\d\d 已經送出過這筆委託。再送出一次，就會是另一筆委託。/);
    await inBothColorSchemes(page, axe);
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    for (const note of (await notes.all()).slice(0, -1)) await note.check();
    await expect(page.getByText('勾選以上同意事項後，即可輸入交易密碼。')).toBeVisible();

    const card = page.getByRole('article');
    const change = async (figure: string) => {
      await card.getByRole('button', { name: /^修改/ }).click();
      await card.getByRole('textbox', { name: '金額（TWD）' }).fill(figure);
      await card.getByRole('textbox', { name: '金額（TWD）' }).press('Enter');
    };
    await change('19999');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('交易密碼', { exact: true })).toBeVisible();
    await change(amount);
    await expect(question).not.toBeChecked();
    await send(page, portal, client);
    await expect(page.getByTestId('order-receipt')).toContainText(`TWD ${shown}`);
  },
);
