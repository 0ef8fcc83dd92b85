import type { Page } from '@playwright/test';
import { regionDefaults } from '../../config/regions';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { holdingsTable } from './support/holdings-page';
import { expect, type Portal, test } from './support/portal-test';
import { saying } from './support/words';

const limits = { idleSeconds: 120, idleWarningSeconds: 60, heartbeatSeconds: 10 };

test(
  '[AUTH-51, SESS-11, OPEN-09, OPEN-16, CONFLICT-54] after logging out nothing is kept, nothing is shown again by going back, and the token is dead',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, region }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page, words)).toBeVisible();
    const token = await tokenOf(page);
    const cookies = await page.context().cookies();
    expect(await heartbeat(page, portal, token)).toBe(200);

    await page.getByRole('button', { name: words.shell['log-out'] }).click();
    await expectLoggedOut(page, portal, words.page['logged-out']);
    expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([['etrading.endReason', '"logged-out"']]);
    expect(await page.context().cookies()).toEqual([]);
    await page.context().addCookies(cookies);
    expect(await heartbeat(page, portal, token)).toBe(401);

    await page.goBack();
    await expect(page.getByLabel(words.login.username)).toBeVisible();
    await expect(page.getByText('林先生')).toBeHidden();
    await expect(holdingsTable(page, words)).toBeHidden();
  },
);

test(
  '[OPEN-11, AUTH-51] logging out in one tab logs out the other, which says so',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal, words }) => {
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    // The other log in replaces the cookie: no call of this tab is to meet it.
    await page.waitForLoadState('networkidle');
    const other = await context.newPage();
    await signIn(other, portal);
    await expect(holdingsTable(other, words)).toBeVisible();
    await other.waitForLoadState('networkidle');
    await other.getByRole('button', { name: words.shell['log-out'] }).click();
    await expectLoggedOut(other, portal, words.page['logged-out']);
    await expectLoggedOut(page, portal, words.ended['ended-elsewhere']);
    expect(await tokenOf(page)).toBe('');
  },
);

test(
  '[ERR-10, ERR-11, SESS-08, LINK-57, OPEN-74] a session that the server no longer knows ends at the next call, with a line saying why',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal, words }) => {
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    // No call is left under way that would end the session by itself.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).click();
    await expectLoggedOut(page, portal, words.ended.expired);
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.sessionExpired'))).toBe('true');
    await page.getByRole('link', { name: words.page['log-in-again'] }).click();
    await expect(page.getByRole('status').filter({ hasText: words.ended.expired })).toBeVisible();
  },
);

test(
  '[SESS-02, SESS-09, OPEN-11] an idle client is asked a minute before the end, stays by saying so, and is logged out otherwise',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, region }) => {
    await page.clock.install();
    await configure(page, { limits });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page, words)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: words.idle.title });

    const eye = page.getByRole('button', { name: words.shell['hide-amounts'] });
    const beat = page.waitForRequest(/\/heartbeat$/);
    await page.clock.runFor(15_000);
    await eye.focus();
    await page.keyboard.press('Shift');
    await page.clock.runFor(2000);
    await beat;

    await page.clock.runFor(56_000);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(5000);
    await expect(dialog.getByText(saying(words.idle.body)).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.idle.continue })).toBeFocused();
    // Only the answer counts while the dialog asks.
    await page.keyboard.press('Shift');
    await page.clock.runFor(1000);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(eye).toBeFocused();
    await page.clock.runFor(58_000);
    await expect(dialog).toBeHidden();

    await page.clock.runFor(10_000);
    await expect(dialog).toBeVisible();
    const token = await tokenOf(page);
    await page.clock.runFor(60_000);
    await expectLoggedOut(page, portal, words.ended.idle);
    await expect(dialog).toBeHidden();
    expect(await heartbeat(page, portal, token)).toBe(401);
  },
);

test(
  '[OPEN-11] a client who is asked whether she is there can log out at once',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await page.clock.install();
    await configure(page, { limits });
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    await page.clock.runFor(62_000);
    await page
      .getByRole('dialog', { name: words.idle.title })
      .getByRole('button', { name: words.idle['log-out-now'] })
      .click();
    await expectLoggedOut(page, portal, words.page['logged-out']);
  },
);

async function expectLoggedOut(page: Page, portal: Portal, text: string): Promise<void> {
  await expect(page).toHaveURL(portal.address('/logged-out'));
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('banner')).toBeHidden();
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""')));

/** What the server says to a call with this token and the browser's cookie. */
function heartbeat(page: Page, { region }: Portal, AUTH_CHECKED: string): Promise<number> {
  return page.evaluate(async ({ url, headers }) => (await fetch(url, { headers })).status, {
    url: `${regionDefaults[region].apiBase}/heartbeat`,
    headers: { AUTH_CHECKED, 'X-Requested-With': 'XMLHttpRequest' },
  });
}
