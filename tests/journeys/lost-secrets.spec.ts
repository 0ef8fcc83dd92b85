import type { Page } from '@playwright/test';
import { demoClient, latestCode, signIn, withOutbox } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { serveOwn } from './support/own-sandbox';
import { expect, type Portal, portalOver, test } from './support/portal-test';

/** The new PIN that the sandbox sends once somebody at its page of messages lets it. */
async function sentPin(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/sandbox/outbox`);
  await page.getByRole('button', { name: 'Send the new PINs now' }).click();
  const message = page.getByText(/^您的新登入個人密碼為 \d{6}，/);
  await expect(message).toBeVisible();
  return /\d{6}/.exec(await message.innerText())?.[0] ?? '';
}

/**
 * Returns a client's data in the books, as the sandbox's page of clients lists it: birth date, e-mail address,
 * telephone number.
 */
async function dataOf(page: Page, { origin }: Portal, login: string): Promise<readonly string[]> {
  await page.goto(`${origin}/sandbox/clients`);
  const cells = page.getByRole('row').filter({ hasText: '@example.test' }).filter({ hasText: login }).getByRole('cell');
  const [, , birthDate = '', email = '', , phone = ''] = await cells.allInnerTexts();
  return [birthDate, email, phone];
}

/** Logs in as in a tab that knows of no session. */
async function logIn(page: Page, portal: Portal, name: string, secret: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(portal.address('/login'));
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill(secret);
  await page.getByRole('button', { name: '登入', exact: true }).click();
}

test(
  '[RESET-18, AUTH-42..46, ERR-31, ERR-32, ERR-48, ERR-49, ERR-56, PIN-12] a client of Hong Kong who must reset the PIN before a change of it gets a new one on a phone, reads at each step why there is no login, makes the own PIN, and finds all of it on record',
  { tag: ['@hk', '@phone'] },
  async ({ page, axe }) => {
    const sandbox = await serveOwn();
    const portal = portalOver(sandbox, 'HK');
    try {
      const client = await demoClient(portal, /must be reset before it can be changed/);
      await page.addInitScript(() =>
        localStorage.setItem('etrading.preferences', JSON.stringify({ language: 'zh_HK' })),
      );
      await signIn(page, portal, { client, route: '/change-password' });
      await page.locator('input[name=login-current]').fill(client.secret);
      await page.locator('input[name=login-next]').fill('905271');
      await page.locator('input[name=login-again]').fill('905271');
      await page.getByRole('button', { name: '確認更改' }).click();
      await expect(page.getByText(/^如要使用雙重認證登入，您需要新的個人密碼。/)).toBeVisible();
      await inBothColorSchemes(page, axe);
      await page.getByRole('link', { name: '重設個人密碼' }).click();
      await expect(page).toHaveURL(/\/reset-pin$/);

      const [birthDate = '', email = '', phone = ''] = await dataOf(page, portal, client.login);
      await page.goto(portal.address('/reset-pin'));
      await page.getByLabel('登入個人密碼').check();
      for (const [name, text] of Object.entries({ account: client.login, email, phone }))
        await page.locator(`input[name=${name}]`).fill(text);
      const [year = '', month = '', day = ''] = birthDate.split('-');
      await page.getByLabel('年', { exact: true }).fill(year);
      await page.getByLabel('月', { exact: true }).fill(month);
      await page.getByLabel('日', { exact: true }).fill(day);
      await inBothColorSchemes(page, axe);
      await page.getByRole('button', { name: '申請新密碼' }).click();
      await expect(page.getByRole('heading', { level: 2, name: '新的登入個人密碼即將發出' })).toBeFocused();
      await expect(page.getByText(/^在此之前您未能登入，所有裝置均已登出。/)).toBeVisible();
      await inBothColorSchemes(page, axe);

      await logIn(page, portal, client.login, client.secret);
      await expect(page.getByText('您的個人密碼正在重設，新密碼將於 3 個營業日內寄出。')).toBeVisible();
      const pin = await sentPin(page, portal.origin);
      await logIn(page, portal, client.login, pin);
      await expect(page.getByText('您的個人密碼尚未啟動，請先啟動。')).toBeVisible();
      await page.getByRole('link', { name: '啟動個人密碼' }).click();
      const own = '905271';
      const typed = { account: client.login, 'login-current': pin, 'login-next': own, 'login-again': own };
      for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text);
      await inBothColorSchemes(page, axe);
      await page.getByRole('button', { name: '啟動', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: '您的登入個人密碼已建立。' })).toBeFocused();
      await axe(page);

      await logIn(page, portal, client.login, own);
      await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
      await page.goto(portal.address('/profile?tab=security'));
      const logins = page.getByRole('region', { name: '過去 90 天的登入紀錄' }).getByRole('listitem');
      await expect(logins.filter({ hasText: '不獲登入' })).toHaveCount(2);
      const changes = page.getByRole('region', { name: '過去 90 天的更改' }).getByRole('listitem');
      await expect(changes.first()).toContainText(/登入個人密碼.*重設/s);
      await inBothColorSchemes(page, axe);
    } finally {
      await sandbox.end();
    }
  },
);

test(
  '[ERR-61, CRED-24..27, R14, ACCT-10] a client of Taiwan whose trading password is suspended gets a new one on a phone, ends what is open on another device, and finds both on record',
  { tag: ['@tw', '@phone'] },
  async ({ page, browser, portal, axe }) => {
    // No other journey logs in as this client.
    const client = await demoClient(portal, /every password is wrong/);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, portal, { client, route: '/profile' });
    await signIn(page, portal, { client, route: '/profile?tab=security' });
    const sessions = page.getByRole('region', { name: '登入中的裝置' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await inBothColorSchemes(page, axe);
    await sessions.getByRole('button', { name: /^將 .+ 登出$/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/logged-out$/);
    await elsewhere.context().close();
    await expect(page.getByRole('region', { name: '最近 90 天的變更' })).toBeVisible();

    await page.goto('change-password');
    await page.getByRole('radio', { name: '交易密碼' }).check();
    for (let time = 0; time < 4; time += 1) {
      await page.locator('input[name=verification-current]').fill('trade0000');
      await page.locator('input[name=verification-next]').fill('anchor4829');
      await page.locator('input[name=verification-again]').fill('anchor4829');
      await page.getByRole('button', { name: '確認變更' }).click();
      await expect(page.getByRole('button', { name: '確認變更' })).toHaveAttribute('aria-busy', 'false');
    }
    await expect(page.getByText(/^您的交易密碼因錯誤次數過多已暫停使用。/)).toBeVisible();
    await page.getByRole('link', { name: '忘記密碼？前往重設' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '重設交易密碼' })).toBeVisible();
    await inBothColorSchemes(page, axe);
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: /^簡訊/ }).click();
      await expect(page.getByLabel('8 位數字驗證碼')).toBeVisible();
      await page.getByLabel('8 位數字驗證碼').fill(await latestCode(portal));
    });
    await axe(page);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '設定新的交易密碼' })).toBeFocused();
    await page.getByLabel('登入密碼', { exact: true }).fill(client.secret);
    await page.getByLabel('新的交易密碼', { exact: true }).fill('anchor4829');
    await page.getByLabel('再輸入一次新的交易密碼').fill('anchor4829');
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: '完成設定' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '新的交易密碼已經生效' })).toBeFocused();
    await axe(page);
    await page.goto('profile?tab=security');
    const change = page.getByRole('region', { name: '最近 90 天的變更' }).getByRole('listitem').first();
    await expect(change).toContainText(/交易密碼.*重設/s);
  },
);
