import { demoClient, latestCode, post, sentCode, submitLogin, withOutbox, withoutCode } from './support/clients';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';
import { saying } from './support/sentences';

test.describe('a client in Taiwan who gets one-time codes', { tag: ['@tw', '@desktop'] }, () => {
  test.beforeEach(async ({ page, portal }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    await submitLogin(page, login, secret);
    await expect(page.getByRole('heading', { level: 1, name: '確認您的身分' })).toBeVisible();
  });

  test('[AUTH-01, AUTH-02, AUTH-05..07, AUTH-26, AUTH-28, AUTH-30, SESS-03, OPEN-20] chooses the masked mobile, sees the countdown, is held by a wrong code and let in by the right one', async ({
    page,
    portal,
  }) => {
    const channels = page.getByRole('group', { name: '接收驗證碼的方式' });
    await expect(channels.getByRole('button')).toHaveText([saying('簡訊：09****'), saying('電子郵件：w***@')]);
    const code = page.getByLabel('8 位數字驗證碼');
    const right = await withOutbox(portal, async () => {
      await channels.getByRole('button').first().click();
      return sentCode(page, portal);
    });
    await expect(page.getByText(saying('驗證碼已用簡訊傳送至 {{to}}，15 分鐘內有效。'))).toBeVisible();
    await expect(page.getByText(saying('{{seconds}} 秒後可重新索取驗證碼'))).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');

    await code.fill(right === '00000000' ? '11111111' : '00000000');
    await page.getByRole('button', { name: '確認' }).click();
    await expect(page.getByRole('button', { name: '確認' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(
      '驗證碼不正確或已失效。最多可再試 2 次，之後即作廢，帳戶也可能鎖定。',
    );
    // As it is pasted from a message.
    await code.selectText();
    await page.keyboard.insertText(`${right.slice(0, 4)} ${right.slice(4)}`);
    await expect(code).toHaveValue(right);
    await page.getByRole('button', { name: '確認' }).click();
    // The heading of the page that loads gives way to that of its figures, and the focus goes with it.
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeFocused();
    await expect(page).toHaveTitle('我的投資組合 – 基金交易網');
  });

  test('[AUTH-27, AUTH-31, OPEN-20] changes to another channel at once, which starts the countdown again', async ({
    page,
    portal,
  }) => {
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: saying('電子郵件：{{to}}') }).click();
      await expect(page.getByText(saying('驗證碼已用電子郵件傳送至 {{to}}，15 分鐘內有效。'))).toBeVisible();
      await page.getByRole('button', { name: '改用簡訊傳送' }).click();
      await expect(page.getByText(saying('驗證碼已用簡訊傳送至 {{to}}，15 分鐘內有效。'))).toBeVisible();
    });
    await expect(page.getByText(saying('{{seconds}} 秒後可重新索取驗證碼'))).toHaveCount(1);
    await expect(page.getByRole('button', { name: '改用電子郵件傳送' })).toBeEnabled();
    await page.getByRole('button', { name: '改用其他帳號登入' }).click();
    await expect(page.getByLabel('使用者代碼或身分證字號')).toHaveValue('');
  });

  test('[AUTH-44, ERR-28] a client in Taiwan is told when too many codes were asked for, and is back at the login form with the reason when wrong ones locked the account', async ({
    page,
    tolerate,
  }) => {
    tolerate(/429|403/);
    const refuse = (path: string, status: number, code: string) =>
      page.route(`**/authentication/login/${path}`, (route) =>
        route.fulfill({ status, json: { detail: { errors: [{ code }] } } }),
      );
    await refuse('sendOtp/*', 429, 'OTP_SENT_TOO_OFTEN');
    await page.getByRole('button', { name: saying('簡訊：{{to}}') }).click();
    await expect(page.getByRole('alert')).toHaveText('您索取驗證碼的次數過多，請於一小時後再試。');
    await refuse('validateOtp', 403, 'LOG0005');
    await page.getByRole('button', { name: '我已經有驗證碼' }).click();
    await page.getByLabel('8 位數字驗證碼').fill('12345678');
    await page.getByRole('button', { name: '確認' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      '您的帳戶目前已鎖定。若是密碼或驗證碼錯誤超過 3 次，您可以在線上重設密碼，或於 24 小時後再試；若您並未輸入錯誤，或仍無法登入，請來電 +886 2 0000 0000。',
    );
    await expect(page.getByLabel('使用者代碼或身分證字號')).toHaveValue('');
  });

  test('[AUTH-08, AUTH-32] enters a code already at hand, once it has eight digits', async ({ page, portal }) => {
    // As another window of the same login would have asked for it.
    const token = await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""');
    const AUTH_CHECKED = String(JSON.parse(token));
    const held = await withOutbox(portal, async () => {
      await post(page, portal, '/authentication/login/sendOtp/email', { AUTH_CHECKED });
      return latestCode(portal);
    });
    await page.getByRole('button', { name: '我已經有驗證碼' }).click();
    await expect(page.getByText('請輸入您已收到的驗證碼。驗證碼 15 分鐘內有效。')).toBeVisible();
    const code = page.getByLabel('8 位數字驗證碼');
    await code.fill(held.slice(0, 7));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('驗證碼必須是 8 位數字。');
    await code.fill(held);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
  });
});

test(
  '[API-02, AUTH-06, AUTH-23, I18N-16, OPEN-48] a client without codes is straight in, with the user code in lower case, and needs no second login',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal }) => {
    const { login, secret } = await demoClient(portal, withoutCode.TW);
    await page.goto('login');
    const holdings = page.waitForRequest(/\/tet-web\/api\/v2\/graphql$/);
    await submitLogin(page, login.toLowerCase(), secret);
    const portfolio = page.getByRole('heading', { level: 1, name: /基金總值/ });
    await expect(portfolio).toBeVisible();
    expect((await (await holdings).allHeaders())['cookie']).toMatch(/^__Host-/);
    await page.goto('login');
    await expect(portfolio).toBeVisible();
  },
);

test(
  '[AUTH-03, AUTH-04, AUTH-16, AUTH-17, AUTH-37] a client in Hong Kong logs in with a username, or a MasterAccount number of 12 digits',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const clients = [
      { about: /^typical/i, heading: 'Value of your funds' },
      { about: /no holdings/i, heading: 'Value of your funds' },
    ];
    for (const { about, heading } of clients) {
      const { login, secret } = await demoClient(portal, about);
      await page.goto('login');
      await expect(page.getByLabel('PIN or password', { exact: true })).toHaveAttribute('type', 'password');
      const logon = page.waitForRequest(/\/tet-web\/rest\/authentication\/logon$/);
      await submitLogin(page, login, secret);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const authorization = `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`;
      expect((await logon).headers()).toMatchObject({ authorization });
      await openMenu(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Logged out' })).toBeVisible();
    }
  },
);

test(
  '[API-02, SESS-01, SESS-06, SESS-12, I18N-09, OPEN-06, OPEN-07, OPEN-74] the calls of a client who logged in bear that client’s check token, cookie and language',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    const logon = page.waitForRequest(/\/tet-web\/rest\/authentication\/logon$/);
    const holdings = page.waitForRequest(/\/tet-web\/rest\/graphql$/);
    await submitLogin(page, login, secret);
    await expect(page.getByRole('heading', { level: 1, name: 'Value of your funds' })).toBeVisible();
    expect((await logon).headers()).toMatchObject({ user_locale: 'en_US', 'x-requested-with': 'XMLHttpRequest' });
    const token = await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED'));
    expect(token).toMatch(/^"[\w-]{40,}"$/);
    const sent = await (await holdings).allHeaders();
    expect(sent).toMatchObject({ auth_checked: token?.slice(1, -1), user_locale: 'en_US' });
    expect(sent['cookie']).toMatch(/^__Host-/);
  },
);
