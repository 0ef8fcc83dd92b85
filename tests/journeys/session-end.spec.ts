import type { Page } from '@playwright/test';
import { regionDefaults } from '../../config/regions';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, type Portal, test } from './support/portal-test';
import { saying } from './support/sentences';
import { signInWatched } from './support/sign-in-watched';

test(
  '[AUTH-51, SESS-11, OPEN-09, OPEN-16, CONFLICT-54] nothing that opens anything is kept after logging out, nothing is shown again by going back, and the token is dead',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, region }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    const token = await tokenOf(page);
    // Beside the session's there is what the browser is known again by, which opens nothing.
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
    expect(await cookies()).toEqual(['__Host-etrading-device-tw', '__Host-etrading-tw']);
    expect(await heartbeat(page, portal, token)).toBe(200);

    await page.getByRole('button', { name: '登出' }).click();
    await expectLoggedOut(page, portal, '您已登出。若使用共用電腦，請關閉視窗。');
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([['etrading.endReason', '"logged-out"']]);
    expect(await cookies()).toEqual(['__Host-etrading-device-tw', '__Host-etrading-tw']);
    expect(await heartbeat(page, portal, token)).toBe(401);

    await page.goBack();
    await expect(page.getByLabel('使用者代碼或身分證字號')).toBeVisible();
    await expect(page.getByText('林先生')).toBeHidden();
    await expect(holdingsTable(page)).toBeHidden();
  },
);

test(
  '[OPEN-11, AUTH-51] logging out in one tab logs out the other, which says so',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal }) => {
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    // Opened by a script of the first, it has a copy of what that one keeps, and belongs to the same session.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(window.location.href));
    const other = await opened;
    await expect(holdingsTable(other)).toBeVisible();
    await other.getByRole('button', { name: 'Log out' }).click();
    await expectLoggedOut(other, portal, 'You are logged out. Close this window if you share this computer.');
    await expectLoggedOut(page, portal, 'You logged out in another window. Please log in again.');
    expect(await tokenOf(page)).toBe('');
  },
);

test(
  '[ERR-10, ERR-11, SESS-08, LINK-57, OPEN-74] a session that the server no longer knows ends at the next call, with a line saying why',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal }) => {
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    await context.clearCookies();
    // The next call may also be one that the page had still to make.
    const ended = page.getByRole('heading', { name: 'Logged out' });
    await page.getByRole('radio', { name: 'Investment region' }).or(ended).click();
    await expectLoggedOut(page, portal, 'Your session has ended. Please log in again.');
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.sessionExpired'))).toBe('true');
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your session has ended. Please log in again.' }),
    ).toBeVisible();
  },
);

test(
  '[SESS-02, SESS-09, API-20, API-26, OPEN-11] an idle client is asked a minute before the end, stays by saying so, and is logged out otherwise',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, region }) => {
    await signInWatched(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: '您即將自動登出' });

    const eye = page.getByRole('button', { name: '隱藏金額' });
    // From here on no time passes but what the journey lets pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    const beat = page.waitForRequest(/\/heartbeat$/);
    await page.clock.runFor(10_000);
    await eye.focus();
    await page.keyboard.press('Shift');
    await page.clock.runFor(1000);
    await beat;

    await page.clock.runFor(58_000);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(2000);
    await expect(
      dialog.getByText(saying('為了您的帳戶安全，系統將在 {{seconds}} 秒後自動登出。')).first(),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: '繼續使用' })).toBeFocused();
    // Only the answer counts while the dialog asks.
    await page.keyboard.press('Shift');
    await page.clock.runFor(1000);
    await expect(dialog).toBeVisible();
    const extended = page.waitForResponse(/\/auth\/refresh$/);
    await page.keyboard.press('Enter');
    expect((await extended).status()).toBe(200);
    await expect(dialog).toBeHidden();
    await expect(eye).toBeFocused();
    await page.clock.runFor(58_000);
    await expect(dialog).toBeHidden();

    await page.clock.runFor(10_000);
    await expect(dialog).toBeVisible();
    const token = await tokenOf(page);
    await page.clock.runFor(60_000);
    await expectLoggedOut(page, portal, '您有一段時間沒有操作，系統已自動登出，請重新登入。');
    await expect(dialog).toBeHidden();
    expect(await heartbeat(page, portal, token)).toBe(401);
  },
);

test(
  '[OPEN-11] a client who is asked whether anybody is there can log out at once',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signInWatched(page, portal, {});
    await expect(holdingsTable(page)).toBeVisible();
    await page.clock.runFor(62_000);
    await page
      .getByRole('dialog', { name: 'Are you still there?' })
      .getByRole('button', { name: 'Log out now' })
      .click();
    await expectLoggedOut(page, portal, 'You are logged out. Close this window if you share this computer.');
  },
);

async function expectLoggedOut(page: Page, portal: Portal, text: string): Promise<void> {
  await expect(page).toHaveURL(portal.address('/logged-out'));
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('banner')).toBeHidden();
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""')));

/** Returns the server's answer to a call with this token and the browser's cookie. */
function heartbeat(page: Page, { region }: Portal, AUTH_CHECKED: string): Promise<number> {
  return page.evaluate(async ({ url, headers }) => (await fetch(url, { headers })).status, {
    url: `${regionDefaults[region].apiBase}/heartbeat`,
    headers: { AUTH_CHECKED, 'X-Requested-With': 'XMLHttpRequest' },
  });
}
