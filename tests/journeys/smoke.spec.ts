import type { Page } from '@playwright/test';
import { demoClient, signInByForm } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { serveOwnAs } from './support/own-sandbox';
import { expect, type Portal, test as base } from './support/portal-test';

// `npm test` has these two of all journeys: from the login to the receipt of an order, in each region.

/** A portal of its own, whose login asks in both regions for a code, and whose typical clients no other journey knows; the one that is named where releases are mixed. */
const test = base.extend<{ readonly asking: Portal }>({
  asking: async ({ portal }, use) => {
    if (process.env['WALKS_NAMED_PORTAL'] === '1') return use(portal);
    const server = await serveOwnAs({ LOGIN_CODES: 'on' });
    const origin = server[portal.region];
    await use({ ...portal, origin, address: (route) => portal.address(route).replace(portal.origin, origin) });
    await server.end();
  },
});

/** The amount of an order: another one each time, since one that was placed today already is asked about. */
const amount = String(20_000 + Math.floor(Math.random() * 70_000));

/** Checks what there is to accept, fills the trading secret in and sends. */
async function send(page: Page, field: string, secret: string, button: string): Promise<void> {
  const notes = page.getByTestId('order-notes').getByRole('checkbox');
  for (const note of await notes.all()) await note.check();
  await page.getByLabel(field, { exact: true }).fill(secret);
  await page.getByRole('button', { name: button }).click();
}

test(
  '[AUTH-06, PORT-01, ORDQ-01] a client of Taiwan logs in with a code on a phone, sees the holdings and orders a fund',
  { tag: ['@tw', '@phone', '@smoke'] },
  async ({ page, asking: portal }) => {
    const client = await demoClient(portal);
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, client);
    await expect(holdingsTable(page)).toBeVisible();
    await page.goto(portal.address('/order/buy?fundCode=TW0002'));
    await page.getByRole('textbox', { name: '金額（TWD）' }).fill(amount);
    await page.getByRole('button', { name: '下一步：核對委託' }).click();
    await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
    await send(page, '交易密碼', client.tradingSecret, '確認送出');
    await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
    await expect(page.getByTestId('order-receipt')).toContainText(`TWD ${Number(amount).toLocaleString('en-US')}`);
  },
);

test(
  '[AUTH-06, PORT-01, ORDQ-01] a client of Hong Kong logs in with a code at a desk, sees the holdings and orders a fund',
  { tag: ['@hk', '@desktop', '@smoke'] },
  async ({ page, asking: portal }) => {
    const client = await demoClient(portal);
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, client);
    await expect(holdingsTable(page)).toBeVisible();
    await page.goto(portal.address('/order/buy?fundCode=HK0002'));
    await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
    await page.getByRole('button', { name: 'Next: review your order' }).click();
    await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused();
    await send(page, 'Transaction PIN', client.tradingSecret, 'Submit order');
    await expect(page.getByTestId('order-receipt')).toContainText(Number(amount).toLocaleString('en-US'));
  },
);
