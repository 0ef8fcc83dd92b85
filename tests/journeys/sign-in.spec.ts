import { demoClient, latestCode, post, sentCode, submitLogin, withOutbox, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';
import { saying } from './support/words';

test.describe('a client in Taiwan who gets one-time codes', { tag: ['@tw', '@desktop'] }, () => {
  test.beforeEach(async ({ page, portal, words }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    await submitLogin(page, login, secret);
    await expect(page.getByRole('heading', { level: 1, name: words.code.heading })).toBeVisible();
  });

  test('[AUTH-01, AUTH-02, AUTH-05..07, AUTH-26, AUTH-28, AUTH-30, SESS-03, OPEN-20] chooses the masked mobile, sees the countdown, is held by a wrong code and let in by the right one', async ({
    page,
    portal,
    words,
  }) => {
    const channels = page.getByRole('group', { name: words.code.channel });
    await expect(channels.getByRole('button')).toHaveText([
      saying(words.code.mobile.replace('{{to}}', '09****')),
      saying(words.code.email.replace('{{to}}', 'w***@')),
    ]);
    const code = page.getByLabel(words.code.label);
    const right = await withOutbox(portal, async () => {
      await channels.getByRole('button').first().click();
      return sentCode(page, portal);
    });
    await expect(page.getByText(saying(words.code['sent-mobile']))).toBeVisible();
    await expect(page.getByText(saying(words.code['resend-in']))).toBeVisible();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('maxlength', '8');

    await code.fill(right === '00000000' ? '11111111' : '00000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(words.code.rejected);
    await code.fill(right);
    await page.getByRole('button', { name: words.code.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.portfolio.heading })).toBeVisible();
    await expect(page).toHaveTitle(`${words.title.portfolio} - ${words.product}`);
  });

  test('[AUTH-27, AUTH-31, OPEN-20] changes to another channel at once, which starts the countdown again', async ({
    page,
    portal,
    words,
  }) => {
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: saying(words.code.email) }).click();
      await expect(page.getByText(saying(words.code['sent-email']))).toBeVisible();
      await page.getByRole('button', { name: words.code['switch-mobile'] }).click();
      await expect(page.getByText(saying(words.code['sent-mobile']))).toBeVisible();
    });
    await expect(page.getByText(saying(words.code['resend-in']))).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.code['switch-email'] })).toBeEnabled();
    await page.getByRole('button', { name: words.code.back }).click();
    await expect(page.getByLabel(words.login.username)).toHaveValue('');
  });

  test('[AUTH-08, AUTH-32] enters a code that she already holds, once it has eight digits', async ({
    page,
    portal,
    words,
  }) => {
    // As another window of the same login would have asked for it.
    const token = await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""');
    const AUTH_CHECKED = String(JSON.parse(token));
    const held = await withOutbox(portal, async () => {
      await post(page, portal, '/authentication/login/sendOtp/email', { AUTH_CHECKED });
      return latestCode(portal);
    });
    await page.getByRole('button', { name: words.code['have-code'] }).click();
    await expect(page.getByText(words.code['enter-yours'])).toBeVisible();
    const code = page.getByLabel(words.code.label);
    await code.fill(held.slice(0, 7));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(words.code['format-incorrect']);
    await code.fill(held);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.portfolio.heading })).toBeVisible();
  });
});

test(
  '[AUTH-06, AUTH-23, I18N-16, OPEN-48] a client without codes is straight in, with her user code in lower case, and needs no second login',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    const { login, secret } = await demoClient(portal, withoutCode.TW);
    await page.goto('login');
    await submitLogin(page, login.toLowerCase(), secret);
    const portfolio = page.getByRole('heading', { level: 1, name: words.portfolio.heading });
    await expect(portfolio).toBeVisible();
    await page.goto('login');
    await expect(portfolio).toBeVisible();
  },
);

test(
  '[API-02, AUTH-03, AUTH-04, AUTH-16, AUTH-17, AUTH-37, SESS-01, SESS-06, SESS-12, I18N-09, OPEN-06, OPEN-07, OPEN-74] a client in Hong Kong logs in with a username, or a MasterAccount number of 12 digits',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    for (const about of [/^typical/i, /no holdings/i]) {
      const { login, secret } = await demoClient(portal, about);
      await page.goto('login');
      await expect(page.getByLabel(words.login.secret, { exact: true })).toHaveAttribute('type', 'password');
      const logon = page.waitForRequest(/\/tet-web\/rest\/authentication\/logon$/);
      const holdings = page.waitForRequest(/\/tet-web\/rest\/graphql$/);
      await submitLogin(page, login, secret);
      await expect(page.getByRole('heading', { level: 1, name: words.portfolio.heading })).toBeVisible();
      const token = await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED'));
      expect(token).toMatch(/^"[\w-]{40,}"$/);
      expect((await logon).headers()).toMatchObject({
        authorization: `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`,
        user_locale: 'en_US',
        'x-requested-with': 'XMLHttpRequest',
      });
      const sent = await (await holdings).allHeaders();
      expect(sent).toMatchObject({ auth_checked: token?.slice(1, -1), user_locale: 'en_US' });
      expect(sent['cookie']).toMatch(/^__Host-/);
      await page.getByRole('button', { name: words.shell['log-out'] }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title['logged-out'] })).toBeVisible();
    }
  },
);
