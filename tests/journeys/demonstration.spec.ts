import { demoClient, submitLogin, withOutbox } from './support/clients';
import { expect, test } from './support/portal-test';

test(
  '[OPEN-61, AUTH-01, AUTH-28] a newcomer to the demonstration logs in with the login that the page fills in, and then as the typical client with the code that the outbox copies',
  { tag: ['@tw', '@desktop'] },
  async ({ page, context, portal, axe }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('login');
    await page.getByRole('button', { name: '代為填入' }).click();
    await expect(page.getByText('已填入，現在可以登入。')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: '登入', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    await page.getByRole('button', { name: '登出' }).click();

    const { login, secret } = await demoClient(portal);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('login');
    await submitLogin(page, login, secret);
    const outbox = await context.newPage();
    await outbox.goto(`${portal.origin}/sandbox/outbox`);
    await withOutbox(portal, async () => {
      await page.bringToFront();
      await page.getByRole('group', { name: '接收驗證碼的方式' }).getByRole('button').first().click();
      const field = page.getByLabel('8 位數字驗證碼');
      await expect(field).toBeVisible();
      // A page that comes to the front shows what was sent meanwhile; a browser without windows has to be told.
      await outbox.bringToFront();
      await outbox.evaluate(() => window.dispatchEvent(new Event('focus')));
      await outbox.getByRole('button', { name: 'Copy the newest one-time code' }).press('Enter');
      await expect(outbox.getByRole('status').filter({ hasText: 'Copied the newest one-time code' })).toBeVisible();
      await page.bringToFront();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+v');
      await page.getByRole('button', { name: '確認' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      await outbox.emulateMedia({ colorScheme });
      for (const [address, width, content] of [
        ['clients', 1280, outbox.getByRole('button', { name: /^Copy the / }).first()],
        ['outbox', 320, outbox.getByRole('main').getByRole('listitem').first()],
        ['links', 320, outbox.getByRole('combobox', { name: 'Client' })],
      ] as const) {
        await outbox.setViewportSize({ width, height: 720 });
        await outbox.goto(`${portal.origin}/sandbox/${address}`);
        await expect(content).toBeVisible();
        await axe(outbox);
        expect(await outbox.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  },
);
