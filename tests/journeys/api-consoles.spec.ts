import { expect, test } from './support/portal-test';
import { demoClient } from './support/clients';

test(
  '[API-10, OPEN-18, OPEN-61] a developer logs in by a call on the page of REST calls, asks one, and asks GraphQL in the same session',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto(`${portal.origin}/sandbox/clients`);
    await page.getByRole('link', { name: 'REST calls' }).click();
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.locator('.dialog-ux');
    const basic = dialog.locator('.auth-container', { hasText: 'basic' });
    await basic.getByLabel('Username').fill(login);
    await basic.getByLabel('Password').fill(secret);
    await basic.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();

    const ask = async (operation: string) => {
      const block = page.locator(`#operations-HK-${operation}`);
      await block.getByRole('button').first().click();
      await block.getByRole('button', { name: 'Try it out' }).click();
      await block.getByRole('button', { name: 'Execute' }).click();
      return block.locator('.live-responses-table');
    };
    await page.locator('#operations-tag-HK').click();
    await expect(await ask('logonHK')).toContainText('200');
    const points = await ask('ePointsHK');
    await expect(points).toContainText('200');
    await expect(points).toContainText('totalPoints');

    await page.getByRole('link', { name: 'GraphQL' }).click();
    await page.locator('.graphiql-query-editor').first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('query Tiers { clientTiers { membershipTier } }');
    await page.getByRole('button', { name: 'Execute query' }).click();
    await expect(page.locator('.graphiql-response')).toContainText('"membershipTier": ');
  },
);
