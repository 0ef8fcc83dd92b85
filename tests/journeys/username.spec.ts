import type { Page } from '@playwright/test';
import { demoClient, signIn, submitLogin } from './support/clients';
import { expect, test } from './support/portal-test';

async function choose(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel('新的使用者代碼').fill(name);
  await page.getByLabel('目前的登入密碼').fill(secret);
  await page.getByRole('button', { name: '變更使用者代碼' }).click();
}

test(
  '[ACCT-04, LINK-17, CRED-01..10, AUTH-48, CONFLICT-13] a client of Taiwan changes the user code on a phone, logs in with it, and finds the change on record',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    // No other journey logs in as this client, who has the former name again at the end.
    const client = await demoClient(portal, /three and ten million/);
    await signIn(page, portal, { client, route: '/profile' });
    await page.getByRole('link', { name: '變更使用者代碼' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '使用者代碼' })).toBeVisible();
    await expect(page).toHaveTitle(/^使用者代碼/);
    await expect(page.getByText(`您目前的使用者代碼是 ${client.login}。`)).toBeVisible();

    await choose(page, 'yang5173', client.secret);
    await expect(page.getByRole('alert')).toHaveText('這個代碼還沒有符合所有規則，請看打叉的項目。');
    await expect(page.getByRole('listitem').filter({ hasText: '沒有其他人使用' })).toContainText('（不符合）');
    await expect(page.getByLabel('新的使用者代碼')).toBeFocused();
    await axe(page);

    await choose(page, 'harbor4829', client.secret);
    await expect(page.getByRole('heading', { level: 2, name: '您的使用者代碼現在是 HARBOR4829' })).toBeFocused();
    await axe(page);
    await page.getByRole('link', { name: '回到我的帳戶' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的帳戶' })).toBeVisible();

    await page.getByRole('button', { name: '選單' }).click();
    await page.getByRole('button', { name: '登出' }).click();
    await expect(page.getByText('您已登出')).toBeVisible();
    await page.goto('login');
    await submitLogin(page, 'harbor4829', client.secret);
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    await page.goto('profile?tab=security');
    await expect(page.getByRole('listitem').filter({ hasText: '使用者代碼' }).first()).toContainText('變更');

    await page.goto('username');
    await choose(page, client.login, client.secret);
    await expect(page.getByRole('heading', { level: 2, name: `您的使用者代碼現在是 ${client.login}` })).toBeVisible();
  },
);
