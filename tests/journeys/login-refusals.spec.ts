import type { Page } from '@playwright/test';
import { demoClient, nobodysName, submitLogin } from './support/clients';
import { expect, type Portal } from './support/portal-test';
import { hotlines, say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    'error-codes': {
      LOG0001:
        'The username or master account no. you entered is incorrect. Please try again.\nPlease also check your PIN or password. More than 3 wrong attempts lock the account.\nIf your username is right, it is the PIN or password that is wrong.',
      LOG0005:
        'Your account is locked. If there were more than 3 wrong attempts, you can reset your PIN online or try again after 24 hours. If you mistyped nothing, or neither helps, call {{phone}}.',
      LOG0006: 'Your fund account is disabled. Please call our hotline at {{phone}}.',
      LOG0008: 'Your PIN is being reset. We will send your new PIN within 3 business days.',
      LOG0009: 'Your PIN has not been activated yet. Please activate it first.',
      LOG0013: 'You have set a username. Please log in with your username only.',
    },
    login: {
      username: 'Username or MasterAccount number',
      secret: 'PIN or password',
    },
  },
  zh_TW: {
    'error-codes': {
      LOG0001: '您輸入的使用者代碼、身分證字號或登入密碼不正確，請重新輸入。\n錯誤超過 3 次，帳戶將被鎖定。',
      LOG0005:
        '您的帳戶目前已鎖定。若是密碼或驗證碼錯誤超過 3 次，您可以在線上重設密碼，或於 24 小時後再試；若您並未輸入錯誤，或仍無法登入，請來電 {{phone}}。',
      LOG0006: '您的基金帳戶已停用，請來電客服專線 {{phone}}。',
      LOG0008: '您的密碼正在重設，新密碼將於 3 個營業日內寄出。',
      LOG0009: '您的密碼尚未啟用，請先完成啟用。',
      LOG0013: '您已設定使用者代碼，請僅以使用者代碼登入。',
    },
    login: {
      username: '使用者代碼或身分證字號',
      secret: '登入密碼',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

/** The message for each demonstration client who isn't let in, by a word of the client's note. */
const refusals = [
  [/^locked/i, 'LOG0005'],
  [/^frozen/i, 'LOG0005'],
  [/^disabled/i, 'LOG0006'],
  [/reset is in progress/i, 'LOG0008'],
  [/not activated/i, 'LOG0009'],
  [/refused \(LOG0013\)/, 'LOG0013'],
] as const;

test(
  '[AUTH-42, AUTH-43, AUTH-45, AUTH-46, AUTH-48, ERR-28, ERR-29, ERR-31, ERR-32, ERR-36, I18N-15] clients who may not log in are told why, in the words of the region',
  { tag: '@desktop' },
  async ({ page, portal, words }) => {
    await page.goto('login');
    for (const [about, code] of refusals)
      await test.step(code, async () => {
        const { login, secret } = await demoClient(portal, about);
        await submitLogin(page, login, secret);
        await expect(page.getByRole('alert')).toHaveText(textOf(words, code, portal));
        await expect(page.getByLabel(words.login.username)).toHaveValue(login);
        await expect(page.getByLabel(words.login.secret, { exact: true })).toHaveValue('');
        await expect(page.getByRole('button', { name: /^(Log in|登入)$/ })).toBeFocused();
      });
  },
);

test(
  '[AUTH-10, AUTH-11, AUTH-40, AUTH-44, ERR-18, ERR-19, ERR-26, SESS-07, CONFLICT-08] a wrong name is told three times, and locked at the fourth',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    const name = nobodysName();
    await page.goto('login');
    for (const code of ['LOG0001', 'LOG0001', 'LOG0001', 'LOG0005'] as const) {
      await answerTo(page, () => submitLogin(page, name, 'Wrong4102Tea'));
      await expect(page.getByRole('alert')).toHaveText(textOf(words, code, portal));
    }
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.sessionExpired'))).toBe('true');
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED'))).toBeNull();
  },
);

test(
  '[ERR-15, ERR-26, I18N-14] a refusal changes its language with the page',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.goto('login');
    await submitLogin(page, nobodysName(), '111222');
    await expect(page.getByRole('alert')).toHaveText(textOf(words, 'LOG0001', portal));
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      '您輸入的用戶名稱、綜合戶口號碼或個人密碼不正確，請重新輸入。\n錯誤輸入超過 3 次，戶口將被鎖定。',
    );
  },
);

/** The sentence for a code; a line break is shown as one. */
const textOf = (words: Words, code: keyof Words['error-codes'], { region }: Portal): string =>
  say(words['error-codes'][code], { phone: hotlines[region] });

async function answerTo(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(/\/authentication\/logon$/);
  await act();
  await answered;
}
