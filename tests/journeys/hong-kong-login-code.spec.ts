import { demoClient, submitLogin } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { type OwnSandbox, serveOwnAs } from './support/own-sandbox';
import { expect, type Portal, portalOver, test as base } from './support/portal-test';
import { addAuthenticator } from './support/virtual-authenticator';

type Fixtures = {
  /** The portal of a firm whose login in Hong Kong asks for a code. */
  readonly asking: Portal;
};

const test = base.extend<Fixtures, { readonly server: OwnSandbox }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await serveOwnAs({ LOGIN_CODES: 'on' });
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],

  asking: async ({ server }, use) => {
    await use(portalOver(server, 'HK'));
  },
});

// One after the other: each reads the newest code that was sent.
test.describe.configure({ mode: 'default' });

test(
  '[AUTH-02, AUTH-06, AUTH-07, AUTH-26, AUTH-28, AUTH-29, AUTH-30, API-71, OPEN-59] a client of Hong Kong whose firm asks for a code logs in with it after a wrong one, and reads that the second factor is set up',
  { tag: ['@hk', '@phone'] },
  async ({ page, asking: portal, axe }) => {
    const client = await demoClient(portal);
    await page.goto(portal.address('/login'));
    await submitLogin(page, client.login, client.secret);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm it is you' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Where to send the code' }).getByRole('button')).toHaveCount(2);
    await inBothColorSchemes(page, axe);
    // Nothing is open before the code.
    await page.goto(portal.address('/'));
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await submitLogin(page, client.login, client.secret);

    await page.getByRole('button', { name: /^Text message to .*\*/ }).click();
    await expect(page.getByText(/^We sent a code to .*\*.*\. It is valid for 15 minutes\.$/)).toBeVisible();
    await expect(page.getByText(/^You can ask for a new code in \d+ seconds$/)).toBeVisible();
    const code = await newestCode(portal, /^Your login code is (\d{8})\./);
    await page.getByLabel('8-digit code').fill(code === '00000000' ? '00000001' : '00000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This code is incorrect or has expired. You have 2 more tries; after that the code is void, and your account may be locked.',
    );
    await inBothColorSchemes(page, axe);
    await page.getByLabel('8-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);

    await page.goto(portal.address('/profile?tab=security'));
    await expect(page.getByRole('region', { name: 'Two-factor login' })).toContainText(
      'Set up: logging in takes more than the PIN or password.',
    );
    await inBothColorSchemes(page, axe);
  },
);

test(
  '[R14, AUTH-06, AUTH-27, OPEN-59] a client of Hong Kong logs in by a code sent by e-mail in Chinese, adds a passkey, and logs in with it in place of the code',
  { tag: ['@hk', '@phone'] },
  async ({ page, asking: portal, axe }) => {
    const client = await demoClient(portal);
    await addAuthenticator(page);
    await page.goto(portal.address('/login'));
    await page.getByRole('button', { name: '繁體中文' }).click();
    await submitLogin(page, client.login, client.secret);
    await expect(page.getByRole('heading', { level: 1, name: '確認您的身份' })).toBeVisible();
    await page.getByRole('button', { name: /^電郵：.*\*/ }).click();
    await expect(page.getByText(/^驗證碼已以電郵發送至 .*\*.*，15 分鐘內有效。$/)).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.getByLabel('8 位數字驗證碼').fill(await newestCode(portal, /^您的登入驗證碼為 (\d{8})，/));
    await page.getByRole('button', { name: '確認' }).click();
    await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);

    await page.goto(portal.address('/profile?tab=security'));
    const passkeys = page.getByRole('region', { name: '通行密鑰' });
    await passkeys.getByRole('button', { name: '新增通行密鑰' }).click();
    await passkeys.getByLabel('通行密鑰名稱').fill('大文的手機');
    await passkeys.locator('input[type=password]').fill(client.secret);
    await passkeys.getByRole('button', { name: '繼續' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('大文的手機');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(portal.address('/login'));
    await submitLogin(page, client.login, client.secret);
    await page.getByRole('button', { name: '改用通行密鑰' }).click();
    await expect(passkeys.getByRole('listitem')).toContainText('大文的手機');
  },
);

/** The newest code that somebody was sent in these words. */
async function newestCode({ origin }: Portal, words: RegExp): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox.json`);
  const outbox = (await answer.json()) as readonly { readonly text: string }[];
  const code = outbox.map(({ text }) => words.exec(text)?.[1]).find((found) => found !== undefined);
  if (code === undefined) throw new Error('no code was sent');
  return code;
}
