import { demoClient, nobodysName } from './support/clients';
import { configure } from './support/configuration';
import { expect, test } from './support/portal-test';

test(
  '[AUTH-14, AUTH-15, AUTH-22, CONF-14, CONF-15, ROLE-13, ROUTE-01, CONFLICT-14] local log in lets a client in, and exists outside production alone',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    await page.getByRole('link', { name: words.login['local-login'] }).click();
    await expect(page).toHaveTitle(`${words.title['local-login']} - ${words.product}`);
    const enter = async (name: string, password: string): Promise<void> => {
      await page.getByLabel(words.login.username).fill(name);
      await page.getByLabel(words.login['local-password']).fill(password);
      await page.getByRole('button', { name: words.login.submit, exact: true }).click();
    };
    await enter(nobodysName(), secret);
    await expect(page.getByRole('alert')).toHaveText(words['error-codes'].LOG0001);
    await enter(login, secret);
    await expect(page.getByRole('heading', { level: 1, name: words.portfolio.heading })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.isLocalLogin'))).toBe('true');

    await page.evaluate(() => sessionStorage.clear());
    await configure(page, { environment: 'production' });
    await page.goto('login');
    await expect(page.getByRole('button', { name: words.login.submit, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words.login['local-login'] })).toBeHidden();
    await page.goto('local-login');
    await expect(page.getByRole('heading', { level: 1, name: words.title['not-found'] })).toBeVisible();
  },
);

test(
  '[CONF-14, ROUTE-01, CONFLICT-14] Taiwan has no local log in',
  { tag: ['@tw', '@desktop'] },
  async ({ page, words }) => {
    await page.goto('local-login');
    await expect(page.getByRole('heading', { level: 1, name: words.title['not-found'] })).toBeVisible();
  },
);
