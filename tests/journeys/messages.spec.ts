import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';

const says = {
  HK: { account: 'My account', title: 'Messages', note: /^Messages of the last 30 days/ },
  TW: { account: '我的帳戶', title: '訊息通知', note: /^這裡列出最近 30 天/ },
};

test(
  '[ROUTE-18, SHELL-19] a client finds the messages in the menu, and what each is about from there',
  { tag: '@each-once' },
  async ({ page, portal, region, axe }) => {
    const words = says[region];
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await openMenu(page);
    await page.getByRole('banner').getByRole('button', { name: words.account, exact: true }).click();
    await page.getByTestId('menu-lines').getByRole('link', { name: words.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused();
    await expect(page).toHaveURL(portal.address('/message'));
    await expect(page.getByText(words.note)).toBeVisible();
    await expect(page.getByTestId('message-row').or(page.getByTestId('messages-empty')).first()).toBeVisible();
    await inBothColorSchemes(page, axe);
  },
);
