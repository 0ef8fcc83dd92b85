import { demoClient, nobodysName } from './support/clients';
import { configure } from './support/configuration';
import { expect, test } from './support/portal-test';

test(
  '[AUTH-14, AUTH-15, AUTH-22, CONF-14, CONF-15, ROLE-13, ROUTE-01, SESS-22, CONFLICT-14] local log in lets a client in, and exists outside production alone',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    await page.getByRole('link', { name: 'Local login' }).click();
    await expect(page).toHaveURL(portal.address('/local-login'));
    await expect(page).toHaveTitle('Local login – Fund Portal');
    const enter = async (name: string, password: string): Promise<void> => {
      await page.getByLabel('Username or MasterAccount number').fill(name);
      await page.getByLabel('Local password').fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await enter(nobodysName(), secret);
    await expect(page.getByRole('alert')).toHaveText(
      'The username or master account no. you entered is incorrect. Please try again.\nPlease also check your PIN or password. More than 3 wrong attempts lock the account.\nIf your username is right, it is the PIN or password that is wrong.',
    );
    await enter(login, secret);
    await expect(page.getByRole('heading', { level: 1, name: 'Value of your funds' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.isLocalLogin'))).toBe('true');

    await page.evaluate(() => sessionStorage.clear());
    await configure(page, { environment: 'production', demo: false, demoLogin: undefined });
    await page.goto('login');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Local login' })).toBeHidden();
    await page.goto('local-login');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);

test('[CONF-14, ROUTE-01, CONFLICT-14] Taiwan has no local log in', { tag: ['@tw', '@desktop'] }, async ({ page }) => {
  await page.goto('local-login');
  await expect(page.getByRole('heading', { level: 1, name: '找不到頁面' })).toBeVisible();
});
