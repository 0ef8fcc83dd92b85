import type { Page } from '@playwright/test';
import { holdBackPath } from './support/calls';
import { nobodysName, submitLogin } from './support/clients';
import { expect, test } from './support/portal-test';

test(
  '[AUTH-23..25, ERR-88, CONFLICT-02] the fields of Taiwan help: a hint, caps lock, show and hide, pasting, the browser’s own password keeper',
  { tag: ['@tw', '@desktop'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('login');
    const username = page.getByLabel('使用者代碼或身分證字號');
    const secret = page.getByLabel('登入密碼', { exact: true });
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(secret).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByText('交易密碼')).toHaveCount(0);

    await page.evaluate(() => navigator.clipboard.writeText('Sunny4102Tea'));
    await secret.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(secret).toHaveValue('Sunny4102Tea');

    const eye = page.getByRole('button', { name: '顯示輸入內容' });
    await expect(secret).toHaveAttribute('type', 'password');
    await eye.click();
    await expect(secret).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await eye.click();
    await expect(secret).toHaveAttribute('type', 'password');

    const notice = page.getByText('大寫鎖定（Caps Lock）已開啟');
    await pressWithCapsLock(page, true);
    await expect(notice).toBeVisible();
    await pressWithCapsLock(page, false);
    await expect(notice).toBeHidden();
  },
);

test(
  '[AUTH-25, OPEN-61] the fields of the login form stay where they are when the login of a demonstration comes in above them',
  { tag: ['@each-once'] },
  async ({ page, portal }) => {
    const show = await holdBackPath(page, '**/assets/visitors-*.js');
    await page.goto('login');
    const eye = page.getByRole('button', { name: portal.region === 'HK' ? 'Show what you type' : '顯示輸入內容' });
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    const before = await eye.boundingBox();
    show();
    await expect(page.getByText(portal.region === 'HK' ? /^This is a demonstration/ : /^這是示範環境/)).toBeVisible();
    expect(await eye.boundingBox()).toEqual(before);
  },
);

test(
  '[AUTH-23, AUTH-38, AUTH-39, AUTH-41, AUTH-52, ERR-27] the login form of Taiwan sends nothing before both fields are filled in and well formed',
  { tag: ['@tw', '@desktop'] },
  async ({ page }) => {
    const logons = countLogons(page);
    await page.goto('login');
    await page.getByRole('button', { name: '登入', exact: true }).click();
    await expectMessage(page, '使用者代碼或身分證字號', '請輸入使用者代碼或身分證字號。');
    await expectMessage(page, '登入密碼', '請輸入登入密碼。');
    for (const odd of ['王小明', 'wang-8888', 'WANG 8888']) {
      await submitLogin(page, odd, 'Sunny4102Tea');
      await expectMessage(page, '使用者代碼或身分證字號', '格式錯誤：使用者代碼只能使用半形英文字母與數字。');
    }
    for (const typed of ['Sunny 4102Tea', 'Ｓｕｎｎｙ４１０２Ｔｅａ']) {
      await submitLogin(page, 'WANG8888', typed);
      await expectMessage(page, '登入密碼', '登入密碼只能使用半形英文字母與數字，不含空白。請切換為半形後重新輸入。');
    }
    expect(logons()).toBe(0);
    await submitLogin(page, nobodysName(), 'Sunny4102Tea');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(logons()).toBe(1);
  },
);

test(
  '[AUTH-37..39, AUTH-52, CONFLICT-06] the login form of Hong Kong tells a number that has not 12 digits at the field, and sends nothing',
  { tag: ['@hk', '@phone'] },
  async ({ page }) => {
    const logons = countLogons(page);
    await page.goto('login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectMessage(
      page,
      'Username or MasterAccount number',
      'Please enter your username or MasterAccount number.',
    );
    await expectMessage(page, 'PIN or password', 'Please enter your PIN or password.');
    for (const odd of ['51001230018', '5100123001890']) {
      await submitLogin(page, odd, '528314');
      await expectMessage(
        page,
        'Username or MasterAccount number',
        'A MasterAccount number has exactly 12 digits. A username has letters in it.',
      );
    }
    expect(logons()).toBe(0);
  },
);

test(
  '[ERR-81, OPEN-76] a login without an answer says to try later, and keeps the form',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    await page.goto('login');
    await page.route('**/authentication/logon', (route) => route.abort('internetdisconnected'));
    await submitLogin(page, 'chanmei88', '528314');
    await expect(page.getByRole('alert')).toHaveText(
      'The request could not be processed. Please check your connection and try later.',
    );
    await expect(page.getByLabel('Username or MasterAccount number')).toHaveValue('chanmei88');
    await page.unroute('**/authentication/logon');
    await submitLogin(page, 'chanmei88', '528314');
    await expect(page.getByRole('heading', { level: 1, name: 'Value of your funds' })).toBeVisible();
  },
);

/** A message stands at its field: announced, and tied to it. */
async function expectMessage(page: Page, field: string, message: string): Promise<void> {
  const input = page.getByLabel(field, { exact: true });
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?()]/g, '\\$&')));
}

/** A key typed while Caps Lock is on or off, as the keyboard would tell it: Chromium's own emulation has no such lamp. */
async function pressWithCapsLock(page: Page, on: boolean): Promise<void> {
  await page.locator('input[name=password]').evaluate((input, modifierCapsLock) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
  }, on);
}

function countLogons(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/authentication/logon')) count += 1;
  });
  return () => count;
}
