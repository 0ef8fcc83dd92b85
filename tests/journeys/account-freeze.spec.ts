import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { portalOf, serveOwn } from './support/own-sandbox';
import { expect, test } from './support/portal-test';

test(
  '[R1, R14, AUTH-42] a client of Hong Kong who is told of a change of e-mail that is a stranger’s freezes the account on a phone, reads what that called off, and neither of them comes in again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal: shared, browser, axe }) => {
    test.slow();
    const sandbox = await serveOwn();
    const portal = portalOf(sandbox, shared);
    const elsewhere = await browser.newContext();
    try {
      const client = await demoClient(portal);
      const stranger = await elsewhere.newPage();
      await signIn(stranger, portal, { client, route: '/profile' });
      await stranger.getByRole('button', { name: 'Change: E-mail address' }).click();
      await expect(stranger.getByRole('heading', { name: 'Change: E-mail address' })).toBeFocused();
      await stranger.getByLabel('New e-mail address').fill('thief@example.test');
      await stranger.getByLabel('Your PIN or password', { exact: true }).fill(client.secret);
      await inBothColorSchemes(stranger, axe);
      await stranger.getByRole('button', { name: 'Ask for the change' }).click();
      await expect(stranger.getByText(/^Changes to t\*\*\*@example\.test on /)).toBeVisible();
      await inBothColorSchemes(stranger, axe);

      await signIn(page, portal, { client, route: '/message' });
      const message = page.getByTestId('message-row').filter({ hasText: 'You asked us to change your e-mail address' });
      await message.getByRole('link', { name: 'Personal details' }).click();
      await expect(page.getByText(/^Changes to t\*\*\*@example\.test on /)).toBeVisible();
      await page.getByRole('tab', { name: 'Security' }).click();
      await expect(page.getByRole('heading', { name: 'Open sessions' })).toBeVisible();

      await page.getByRole('button', { name: 'Freeze my account', exact: true }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Freeze your account?' });
      await expect(asking.getByRole('button', { name: 'Don’t freeze' })).toBeFocused();
      await inBothColorSchemes(page, axe);
      await page.keyboard.press('Escape');
      await expect(asking).toBeHidden();
      await expect(page.getByRole('button', { name: 'Freeze my account', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await asking.getByRole('button', { name: 'Freeze my account now' }).click();

      const frozen = page.getByRole('dialog', { name: 'Your account is frozen' });
      await expect(frozen.getByRole('listitem')).toHaveText([
        '0 orders were cancelled.',
        '3 monthly plans are paused.',
        'One order or withdrawal could no longer be cancelled. We will look into it.',
      ]);
      await expect(frozen.getByText('Now call +852 0000 0000.')).toBeVisible();
      await inBothColorSchemes(page, axe);
      await frozen.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('Your account is frozen. To use it again, call +852 0000 0000.')).toBeVisible();
      await inBothColorSchemes(page, axe);

      await stranger.reload();
      await expect(stranger.getByText('Your session has ended. Please log in again.')).toBeVisible();

      await page.goto(portal.address('/login'));
      await page.locator('input[name=username]').fill(client.login);
      await page.locator('input[name=password]').fill(client.secret);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText(/^Your account is frozen, because you told us, or we noticed/)).toBeVisible();
      await inBothColorSchemes(page, axe);
    } finally {
      await elsewhere.close();
      await sandbox.end();
    }
  },
);

test(
  '[R1, R14, AUTH-42] a client of Taiwan freezes the account on a phone, is told by message what that called off, and nobody comes in again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal: shared, browser, axe }) => {
    test.slow();
    const sandbox = await serveOwn();
    const portal = portalOf(sandbox, shared);
    const elsewhere = await browser.newContext();
    try {
      const client = await demoClient(portal, withoutCode.TW);
      const stranger = await elsewhere.newPage();
      await signIn(stranger, portal, { client, route: '/portfolio' });
      await signIn(page, portal, { client, route: '/profile?tab=security' });
      await page.getByRole('button', { name: '凍結我的帳戶', exact: true }).click();
      const asking = page.getByRole('dialog', { name: '要凍結您的帳戶嗎？' });
      await expect(asking.getByRole('button', { name: '不要凍結' })).toBeFocused();
      await inBothColorSchemes(page, axe);
      await asking.getByRole('button', { name: '立即凍結帳戶' }).click();

      const frozen = page.getByRole('dialog', { name: '您的帳戶已凍結' });
      await expect(frozen.getByRole('listitem').first()).toHaveText(/^已取消 \d+ 筆委託。$/);
      await expect(frozen).toContainText(/請立即來電\s*\+886\s2\s0000\s0000/);
      await inBothColorSchemes(page, axe);
      await frozen.getByRole('button', { name: '關閉' }).click();

      const outbox = await fetch(`${portal.origin}/sandbox/outbox.json`);
      const told = (await outbox.json()) as readonly { readonly text: string; readonly channel: string }[];
      const ofFreeze = told.filter(({ text }) =>
        /^您的帳戶已於 .* 凍結，因為有人在網站上表示帳戶遭他人使用。/.test(text),
      );
      expect(ofFreeze.map(({ channel }) => channel).sort()).toEqual(['email', 'mobile']);

      await stranger.reload();
      await expect(stranger.getByText('您的登入已逾時，請重新登入。')).toBeVisible();

      await page.goto(portal.address('/login'));
      await page.locator('input[name=username]').fill(client.login);
      await page.locator('input[name=password]').fill(client.secret);
      await page.getByRole('button', { name: '登入', exact: true }).click();
      await expect(page.getByText(/^您的帳戶已凍結，因您通知或我們發現帳戶可能遭他人使用。/)).toBeVisible();
      await inBothColorSchemes(page, axe);
    } finally {
      await elsewhere.close();
      await sandbox.end();
    }
  },
);
