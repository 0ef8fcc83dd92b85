import type { Page } from '@playwright/test';
import { regionDefaults } from '../../config/regions';
import { demoClient, signInByForm, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, type Portal, test } from './support/portal-test';

const says = {
  HK: {
    earlier: 'Ms Chan',
    later: 'Mr Ho',
    ended:
      'There has been another login in this browser, so this window no longer shows anything. You can continue in the other window. If you log in here, the other one ends.',
  },
  TW: {
    earlier: '林先生',
    later: '陳小姐',
    ended: '這個瀏覽器的其他視窗已有新的登入，請到該視窗繼續使用；若您在這裡登入，該視窗就會登出。',
  },
};

test.describe('two clients in two tabs of one browser', { tag: ['@desktop', '@hk-long'] }, () => {
  test('[R21, R13] the next client’s login clears the first one’s tab, which says why and leaves the next in peace', async ({
    page,
    context,
    portal,
    region,
  }) => {
    const next = await context.newPage();
    await next.goto(portal.address('/login'));
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, await demoClient(portal, withoutCode[region]));
    await expect(page.getByText(says[region].earlier).first()).toBeVisible();
    await logInNextClient(next, portal);
    await expect(page).toHaveURL(portal.address('/logged-out'));
    await expect(page.getByRole('main')).toContainText(says[region].ended);
    await expect(page.getByText(says[region].earlier)).toHaveCount(0);
    await expect(holdingsTable(page)).toHaveCount(0);

    // A tab that had a session of its own joins no other client's, however it is loaded again.
    await page.reload();
    await page.goBack();
    await expect(page.locator('input[name=username]')).toBeVisible();
    await page.goto(portal.address('/orders'));
    await expect(page.locator('input[name=username]')).toBeVisible();
    for (const name of [says[region].earlier, says[region].later]) await expect(page.getByText(name)).toHaveCount(0);
    await next.reload();
    await expect(next.getByRole('banner')).toContainText(says[region].later);
  });

  test(
    '[R21] a tab that slept through the login shows nothing when it wakes, and its logout ends nobody',
    { tag: '@long' },
    async ({ page, context, portal, region }) => {
      await page.goto(portal.address('/login'));
      await signInByForm(page, portal, await demoClient(portal, withoutCode[region]));
      await expect(page.getByText(says[region].earlier).first()).toBeVisible();
      const kept = await page.evaluate(() => Object.entries(sessionStorage));
      await page.goto('about:blank');
      const next = await context.newPage();
      await next.goto(portal.address('/login'));
      await logInNextClient(next, portal);

      // What the first tab kept comes to life again: with the other client's cookie, and with the first one's token.
      const woken = await context.newPage();
      await woken.addInitScript((entries) => {
        for (const [key, text] of entries) sessionStorage.setItem(key, String(text));
      }, kept);
      await woken.goto(portal.address('/'));
      await expect(woken.getByRole('main')).toContainText(says[region].ended);
      await expect(woken.getByText(says[region].earlier)).toHaveCount(0);

      expect(await logOutWith(woken, portal, tokenIn(kept))).toBe(200);
      await next.reload();
      await expect(next.getByRole('banner')).toContainText(says[region].later);
    },
  );
});

/** Another client logs in, in a tab whose login page is open. */
async function logInNextClient(page: Page, portal: Portal): Promise<void> {
  const client = await demoClient(portal, portal.region === 'HK' ? /^no holdings/i : /no holdings/i);
  await signInByForm(page, portal, client);
  await expect(page.getByRole('banner')).toContainText(says[portal.region].later);
}

function tokenIn(kept: readonly (readonly string[])[]): string {
  const [, text = ''] = kept.find(([key]) => key === 'etrading.AUTH_CHECKED') ?? [];
  return text.replaceAll('"', '');
}

/** Returns the server's answer to a logout with this token and whatever cookie the browser holds. */
function logOutWith(page: Page, { region }: Portal, AUTH_CHECKED: string): Promise<number> {
  return page.evaluate(async ({ url, headers }) => (await fetch(url, { method: 'POST', headers })).status, {
    url: `${regionDefaults[region].apiBase}/auth/logout`,
    headers: { AUTH_CHECKED, 'X-Requested-With': 'XMLHttpRequest' },
  });
}
