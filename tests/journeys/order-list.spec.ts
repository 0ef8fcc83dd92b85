import type { Page } from '@playwright/test';
import { demoClient, type JourneyClient, signIn, submitLogin, withOutbox, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { oneWidth } from './support/one-width';
import { expect, type Portal, test } from './support/portal-test';

const submission = /\/urlService\/submit$/;
const checking = '尚未收到回覆，正在查詢是否已經送達…';

/** Makes a list for a client, as whoever advises the client would, and says where its link leads. */
async function newLink(portal: Portal, { login }: JourneyClient): Promise<{ oid: string; route: string }> {
  // Its e-mail mustn't come between a code and who reads it.
  const answer = await withOutbox(portal, () =>
    fetch(`${portal.origin}/sandbox/links`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: portal.origin, 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ login, template: 'typical' }),
    }),
  );
  expect(answer.status).toBe(200);
  const { oid } = (await answer.json()) as { readonly oid: string };
  return { oid, route: `/url?oid=${oid}` };
}

async function acceptAll(page: Page): Promise<void> {
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
}

/** The kinds of the orders that the books have of a list, as its own client is told; a switch has two sides. */
async function ordersInTheBooks(page: Page, oid: string): Promise<readonly string[]> {
  return page.evaluate(async (address) => {
    const token = JSON.parse(sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""') as string;
    const headers = { 'X-Requested-With': 'XMLHttpRequest', AUTH_CHECKED: token };
    const body = (await (await fetch(address, { headers })).json()) as { readonly orders: readonly { type: string }[] };
    return body.orders.map(({ type }) => type);
  }, `/tet-web/api/v2/urlService/orderState?oid=${oid}`);
}

/** A client of its own for each width, since a new link replaces the client’s others. */
const clientOf = (portal: Portal, page: Page): Promise<JourneyClient> =>
  demoClient(portal, (page.viewportSize()?.width ?? 0) < 500 ? /elite tier/ : withoutCode.TW);

test(
  '[ROUTE-12, SESS-24, TRADE-01, TRADE-09, TRADE-14, TRADE-62..70, TRADE-94, API-90, OPEN-80, OPEN-87, ORDQ-06, ORDQ-08] a client of Taiwan opens the link of an e-mail, logs in, changes and removes orders, sends the list once though its answer is lost, and cancels an order of it',
  { tag: ['@tw', ...oneWidth('@phone')] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await clientOf(portal, page);
    const { oid, route } = await newLink(portal, client);
    await page.goto(portal.address(route));
    await expect(page).toHaveURL(portal.address('/login'));
    await submitLogin(page, client.login, client.secret);
    await expect(page.getByRole('heading', { name: '開始之前' })).toBeFocused();
    await expect(page).toHaveURL(portal.address(route));
    await expect(page).toHaveTitle('委託清單 – 基金交易網');
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '我同意，查看清單' }).press('Enter');
    await expect(page.getByRole('heading', { name: '請確認 4 筆委託' })).toBeFocused();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    await inBothColorSchemes(page, axe);

    const first = cards.nth(0);
    const second = cards.nth(1);
    await first.getByRole('button', { name: /^修改/ }).press('Enter');
    const amount = first.getByRole('textbox', { name: '金額（TWD）' });
    await expect(amount).toBeFocused();
    await amount.fill('１２，３４５．６');
    await amount.press('Enter');
    await expect(first.getByRole('alert')).toHaveText('這個幣別的金額沒有小數。');
    await expect(page.getByText('請先完成上方的修改。')).toBeVisible();
    await inBothColorSchemes(page, axe);
    await amount.fill('１２，３４５');
    await amount.press('Enter');
    await expect(first.locator('dl')).toContainText('TWD 12,345');
    await expect(first.getByRole('heading')).toBeFocused();
    await expect(first.getByRole('status')).toHaveText('已改為 TWD 12,345');
    await second.getByRole('button', { name: /^移除/ }).press('Enter');
    await expect(page.getByRole('button', { name: /^加回/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: '請確認 3 筆委託' })).toBeVisible();

    await expect(page.getByText('勾選以上同意事項後，即可輸入交易密碼。')).toBeVisible();
    await acceptAll(page);
    await page.reload();
    await expect(first.locator('dl')).toContainText('TWD 12,345');
    await expect(page.getByRole('button', { name: /^加回/ })).toBeVisible();
    const password = page.getByLabel('交易密碼', { exact: true });
    const send = page.getByRole('button', { name: '確認送出' });
    await password.fill('wrong123');
    await send.click();
    await expect(page.getByText(/^交易密碼不正確，沒有送出任何委託。您填寫的內容已保留，請重新輸入/)).toBeVisible();
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();
    await inBothColorSchemes(page, axe);

    let sent = 0;
    await page.route(submission, async (call) => {
      sent += 1;
      await withOutbox(portal, () => call.fetch());
      await call.abort();
    });
    await password.fill(client.tradingSecret);
    await send.dblclick();
    await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
    expect(sent).toBe(1);
    expect([...(await ordersInTheBooks(page, oid))].sort()).toEqual(['B', 'R', 'SF', 'ST']);
    await expect(page.getByTestId('order-receipt')).toContainText('TWD 12,345');
    await inBothColorSchemes(page, axe);
    await page.reload();
    await expect(page.getByRole('heading', { name: '這份清單已經送出' })).toBeFocused();
    // The amount, and beside the fee what it comes to.
    await expect(page.getByText('TWD 12,345').first()).toBeVisible();
    await inBothColorSchemes(page, axe);

    await page.getByTestId('order-actions').getByRole('link', { name: '委託查詢' }).click();
    await expect(page).toHaveURL(portal.address('/orders'));
    const bought = page.getByRole('listitem').filter({ has: page.getByText('TWD 12,345') });
    await expect(bought.getByText(/^下一步：.+ 截止收件後受理，以 .+ 淨值成交。$/)).toBeVisible();
    await inBothColorSchemes(page, axe);
    await bought.getByRole('button', { name: /^取消委託：/ }).click();
    const dialog = page.getByRole('dialog', { name: '要取消這筆委託嗎？' });
    await expect(dialog.getByRole('button', { name: '保留委託' })).toBeFocused();
    await inBothColorSchemes(page, axe);
    await dialog.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await withOutbox(portal, async () => {
      await dialog.getByRole('button', { name: '確定取消' }).click();
      await expect(page.getByText(/^.+ 的委託已取消，請於「歷史交易」查看。$/)).toBeVisible();
    });
    await expect(bought).toHaveCount(0);
    await page.getByRole('tab', { name: '歷史交易' }).click();
    // The newest stands first.
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('TWD 12,345') })
      .first();
    await expect(row.getByText('已取消')).toBeVisible();
    await inBothColorSchemes(page, axe);
    await row.getByRole('button').click();
    const history = page.getByRole('dialog', { name: '委託歷程' });
    await expect(history.getByText('委託已取消', { exact: true })).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button')).toBeFocused();
  },
);

test(
  '[API-90, OPEN-16, TRADE-68, TRADE-69, OPEN-79] a list that never arrived can be sent again or given up, which is asked first and is final',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await demoClient(portal, /overdue/);
    const { oid, route } = await newLink(portal, client);
    await signIn(page, portal, { client, route });
    await page.getByRole('button', { name: '我同意，查看清單' }).click();
    // Each purchase, and the fund that is switched into.
    const refused = page.getByRole('article').filter({ hasText: '您的風險屬性問卷已逾一年。' });
    await expect(refused).toHaveCount(3);
    await expect(page.getByText('上方有委託無法送出，請先修改或移除。')).toBeVisible();
    await inBothColorSchemes(page, axe);
    for (const _ of [1, 2, 3]) await refused.first().getByRole('button', { name: /^移除/ }).click();
    await expect(refused).toHaveCount(0);
    await acceptAll(page);
    await page.route(submission, (call) => call.abort());
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByText(checking)).toBeVisible();
    await expect(page.getByText('系統未收到您的委託，並未成立任何交易。內容已為您保留，可重新送出。')).toBeVisible();
    expect(await ordersInTheBooks(page, oid)).toEqual([]);

    await page.getByRole('button', { name: '取消整份清單' }).click();
    const dialog = page.getByRole('dialog', { name: '要取消整份清單嗎？' });
    await expect(dialog.getByRole('button', { name: '保留清單' })).toBeFocused();
    await inBothColorSchemes(page, axe);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '取消整份清單' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '確定取消' }).click();
    await expect(page.getByRole('heading', { name: '這份清單已取消' })).toBeFocused();
    await page.goBack();
    await page.goto(portal.address(route));
    await expect(page.getByRole('heading', { name: '這份清單已取消' })).toBeFocused();
    await page.goto(portal.address('/url?oid=of-somebody-else'));
    await expect(page.getByRole('heading', { name: '這個連結無法開啟' })).toBeFocused();
    await axe(page);
  },
);
