import type { Page } from '@playwright/test';
import { isSharing, openBeside } from './support/beside';
import { demoClient, type JourneyClient, signIn, withOutbox, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, type Portal, test } from './support/portal-test';

const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED'));

/** Reviews an order of the form that is open, accepts what there is to accept, and submits it with the trading password. */
async function buy(page: Page, portal: Portal, { tradingSecret }: JourneyClient, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '金額（TWD）' }).fill(amount);
  await page.getByRole('button', { name: '下一步：核對委託' }).click();
  await expect(page.getByRole('heading', { name: '請確認 1 筆委託' })).toBeFocused();
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
  await page.getByLabel('交易密碼', { exact: true }).fill(tradingSecret);
  // The e-mail of the receipt mustn't come between a code and who reads it.
  await withOutbox(portal, async () => {
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByTestId('order-receipt')).toContainText(Number(amount).toLocaleString('en-US'));
  });
}

test(
  '[R1, R13, R21, OPEN-11, OPEN-12] a tab opened beside a living one asks for no login, each of the two buys something, and logging out of one logs out both',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, region, axe }) => {
    test.slow();
    const client = await demoClient(portal, withoutCode[region]);
    const address = portal.address('/order/buy?fundCode=TW0002');
    const [first, second] = [0, 1].map((more) => String(30_000 + more + 2 * Math.floor(Math.random() * 20_000)));
    await signIn(page, portal, { client });
    await expect(holdingsTable(page)).toBeVisible();
    await isSharing(page);
    const beside = await openBeside(page, address);
    await expect(beside.getByRole('banner')).toContainText('林先生');
    await expect(beside).toHaveURL(address);
    await axe(beside);
    await buy(beside, portal, client, first ?? '');

    await page.goto(address);
    await buy(page, portal, client, second ?? '');
    await page.goto(portal.address('/orders'));
    await expect(page.getByText(Number(first).toLocaleString('en-US')).first()).toBeVisible();
    await expect(page.getByText(Number(second).toLocaleString('en-US')).first()).toBeVisible();

    // The opener may go: what it handed on lives without it, and is handed on again.
    await isSharing(beside);
    await page.close();
    const third = await openBeside(beside, portal.address('/orders'));
    await expect(third.getByText(Number(first).toLocaleString('en-US')).first()).toBeVisible();
    await third.getByRole('button', { name: '登出' }).click();
    await expect(third).toHaveURL(portal.address('/logged-out'));
    await expect(beside).toHaveURL(portal.address('/logged-out'));
    expect([await tokenOf(third), await tokenOf(beside)]).toEqual([null, null]);

    // Nothing of it is there for a tab that comes afterwards.
    const late = await openBeside(beside, portal.address('/orders'));
    await expect(late.getByLabel('使用者代碼或身分證字號')).toBeVisible();
    await expect(late.getByText('林先生')).toHaveCount(0);
  },
);

test(
  '[REAUTH-19, R13, R21] a session that a proof renews in one tab goes on in the other, also where that one slept through it',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    // The server refuses what needs a proof, of which the browser tells in its console.
    tolerate(/status of 40[13]/);
    const client = await demoClient(portal);
    await signIn(page, portal, { client });
    await expect(holdingsTable(page)).toBeVisible();
    await isSharing(page);
    const before = await tokenOf(page);
    const beside = await openBeside(page, portal.address('/vca/top-up'));
    await expect(beside.getByRole('banner')).toContainText('Ms Chan');
    expect(await tokenOf(beside)).toBe(before);

    await beside.goto(portal.address('/profile?tab=security'));
    const passkeys = beside.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await passkeys.getByLabel('Name of this passkey').fill('Nowhere');
    await passkeys.getByLabel('Your PIN or password').fill(client.secret);
    await passkeys.getByRole('button', { name: 'Continue' }).click();
    // This browser has no device to make one with; the session was renewed all the same.
    await expect.poll(() => tokenOf(beside)).not.toBe(before);
    const renewed = await tokenOf(beside);
    await expect.poll(() => tokenOf(page)).toBe(renewed);
    await page.getByRole('radio', { name: 'Investment region' }).check();
    await expect(holdingsTable(page)).toBeVisible();

    // A tab that heard nothing still has the token before; the refusal of its next call mends that.
    await isSharing(beside);
    await page.evaluate((token) => sessionStorage.setItem('etrading.AUTH_CHECKED', token ?? ''), before);
    const refused = page.waitForResponse(
      async (response) => response.status() === 401 || (await response.text()).includes('UNAUTHORIZED'),
    );
    await page.getByRole('radio', { name: 'Asset class' }).check();
    await refused;
    await expect.poll(() => tokenOf(page)).toBe(renewed);
    await expect(page.getByRole('radio', { name: 'Asset class' })).toBeChecked();
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
