import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';

const says = {
  HK: {
    account: 'My account',
    title: 'Messages',
    note: /^Messages of the last 30 days/,
    device: /from a new device/,
    more: 'Logins and devices',
  },
  TW: {
    account: '我的帳戶',
    title: '訊息通知',
    note: /^這裡列出最近 30 天/,
    device: /先前沒有用過的裝置/,
    more: '查看登入與裝置',
  },
};

test(
  '[ROUTE-18, SHELL-19] a client finds the messages in the menu, and what each is about from there',
  { tag: '@each-once' },
  async ({ page, portal, region, axe }) => {
    const words = says[region];
    const client = await demoClient(portal, withoutCode[region]);
    await signIn(page, portal, { client });
    // A browser that nobody knows any more is a new one, and its client is told of it.
    await page.context().clearCookies();
    await signIn(page, portal, { client });
    await openMenu(page);
    await page.getByRole('banner').getByRole('button', { name: words.account, exact: true }).click();
    await page.getByTestId('menu-lines').getByRole('link', { name: words.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused();
    await expect(page).toHaveURL(portal.address('/message'));
    await expect(page.getByText(words.note)).toBeVisible();
    const told = page.getByTestId('message-row').filter({ hasText: words.device }).first();
    await expect(told).toBeVisible();
    await inBothColorSchemes(page, axe);
    await told.getByRole('link', { name: words.more, exact: true }).click();
    await expect(page).toHaveURL(portal.address('/profile?tab=security'));
  },
);
