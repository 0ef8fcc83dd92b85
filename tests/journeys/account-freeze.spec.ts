import { demoClient, signIn } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { serveOwn } from './support/own-sandbox';
import { expect, type Portal, test } from './support/portal-test';

test(
  '[R1, R14, AUTH-42] a client of Hong Kong who sees a stranger’s session freezes the account on a phone, reads what that called off, and neither of them comes in again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal: shared, browser, axe }) => {
    const sandbox = await serveOwn();
    const portal: Portal = {
      region: 'HK',
      origin: sandbox.HK,
      otherOrigin: sandbox.TW,
      address: (route) => shared.address(route).replace(shared.origin, sandbox.HK),
    };
    const elsewhere = await browser.newContext();
    try {
      const client = await demoClient(portal);
      const stranger = await elsewhere.newPage();
      await signIn(stranger, portal, { client, route: '/profile?tab=security' });
      await expect(stranger.getByRole('heading', { name: 'Open sessions' })).toBeVisible();
      await signIn(page, portal, { client, route: '/profile?tab=security' });

      await page.getByRole('button', { name: 'Freeze my account' }).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Freeze your account?' });
      await expect(asking.getByRole('button', { name: 'Don’t freeze' })).toBeFocused();
      await inBothColorSchemes(page, axe);
      await page.keyboard.press('Escape');
      await expect(asking).toBeHidden();
      await expect(page.getByRole('button', { name: 'Freeze my account' })).toBeFocused();
      await page.keyboard.press('Enter');
      await asking.getByRole('button', { name: 'Freeze my account now' }).click();

      const frozen = page.getByRole('dialog', { name: 'Your account is frozen' });
      await expect(frozen.getByRole('listitem')).toHaveText([
        '0 orders were cancelled.',
        '3 monthly plans are paused.',
        'One order or withdrawal was too far on to be cancelled. We look at it.',
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
      await expect(page.getByRole('alert')).toContainText('Your account is frozen, because you or we were told');
      await inBothColorSchemes(page, axe);
    } finally {
      await elsewhere.close();
      await sandbox.end();
    }
  },
);
