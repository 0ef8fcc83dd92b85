import { demoClient, signIn, submitLogin } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';
import { addAuthenticator } from './support/virtual-authenticator';

test(
  '[R14, AUTH-06, AUTH-26] a client of Taiwan adds a passkey, logs in with it in place of the code, renames it, and removes it',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal);
    await addAuthenticator(page);
    await signIn(page, portal, { client, route: '/profile?tab=security' });
    const passkeys = page.getByRole('region', { name: '通行密鑰' });
    await passkeys.getByRole('button', { name: '新增通行密鑰' }).click();
    await passkeys.getByLabel('通行密鑰的名稱').fill('小明的手機');
    await passkeys.getByLabel('您的登入密碼').fill(client.secret);
    await passkeys.getByRole('button', { name: '繼續' }).click();
    await expect(passkeys.getByText('通行密鑰已新增，我們也已另行通知您。')).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(portal.address('/login'));
    await submitLogin(page, client.login, client.secret);
    const instead = page.getByRole('button', { name: '改用通行密鑰' });
    await expect(instead).toBeVisible();
    await axe(page);
    await instead.click();
    // Back to where the client was.
    await expect(passkeys.getByRole('listitem')).toContainText('上次使用');
    await passkeys.getByRole('button', { name: '重新命名通行密鑰「小明的手機」' }).click();
    await passkeys.getByLabel('通行密鑰的名稱').fill('小明的新手機');
    await inBothColorSchemes(page, axe);
    await passkeys.getByRole('button', { name: '儲存新名稱' }).click();
    await expect(passkeys.getByText('通行密鑰已重新命名，我們也已另行通知您。')).toBeVisible();
    await passkeys.getByRole('button', { name: '移除通行密鑰「小明的新手機」' }).click();
    await passkeys.getByLabel('您的登入密碼').fill(client.secret);
    await passkeys.getByRole('button', { name: '移除', exact: true }).click();
    await expect(passkeys.getByText('您還沒有設定通行密鑰。')).toBeVisible();
  },
);
