import { regionDefaults } from '../../config/regions';
import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { holdingsTable } from './support/holdings-page';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';

const says = {
  HK: {
    gone: 'You are offline. This page stays as it is and updates by itself once you are connected again.',
    back: 'You are connected again.',
    grouping: 'Investment region',
    offline: 'You appear to be offline',
    phone: '+852 0000 0000',
    account: 'My account',
    calendar: 'Dealing calendar',
    unchanged: 'Something went wrong on our side. Nothing has been changed',
    reference: 'Code for our hotline:',
    copied: 'Copied',
    notCopied: 'Could not copy. Please write the code down.',
  },
  TW: {
    gone: '網路連線中斷。頁面內容會保留，恢復連線後自動更新。',
    back: '網路已恢復連線。',
    grouping: '投資區域',
    offline: '網路連線似乎中斷了',
    phone: '+886 2 0000 0000',
    account: '我的帳戶',
    calendar: '基金交易日曆',
    unchanged: '系統發生問題，您的資料沒有因此變動',
    reference: '來電時請提供此代碼：',
    copied: '已複製',
    notCopied: '無法複製，請抄下代碼。',
  },
};

test(
  '[R5, OPEN-16, OPEN-92] a page stays while the device has no connection, says so in a line, and brings what was asked for by itself afterwards',
  { tag: '@each-once' },
  async ({ page, context, portal, region, axe, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    tolerate(/Failed to fetch dynamically imported module/);
    const words = says[region];
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page).first()).toBeVisible();
    const line = page.getByTestId('connection-line');
    await expect(line).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(line).toHaveText(words.gone);
    await page.getByRole('radio', { name: words.grouping }).check();
    await expect(page).toHaveURL(/group=FUND_CATEGORY/);
    await axe(page, '[data-testid=connection-line]');
    await expect(page.getByTestId('loading-modal')).toHaveAttribute('data-visible', 'false');
    await expect(page.getByTestId('message-page')).toHaveCount(0);
    await context.setOffline(false);
    await expect(line).toHaveText(words.back);
    await expect(page.getByRole('radio', { name: words.grouping })).toBeChecked();
    await expect(holdingsTable(page).first()).toBeVisible();
    await expect(page.getByTestId('loading-modal')).toHaveAttribute('data-visible', 'false');
    await expect(line).toBeEmpty();

    // A screen that was never shown has its code still to come.
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/eTrading/v2/dealing-calendar');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words.phone);
    await expect(page).toHaveTitle(new RegExp(`^${words.offline} – `));
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: words.calendar })).toBeVisible();
    await expect(page).toHaveURL(portal.address('/dealing-calendar'));
  },
);

test(
  '[ERR-05, OPEN-16] the error page keeps header, menu and telephone number, and has a code that the client can copy for the hotline',
  { tag: '@each-once' },
  async ({ page, context, portal, region, axe, tolerate }) => {
    tolerate(/status of 500/);
    const words = says[region];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]), route: '/client-tier' });
    await takeOver(page, 'HoldingStatistics', (route) =>
      route.fulfill({ status: 500, body: '', headers: { 'X-Request-Id': 'BCDFGHJK' } }),
    );
    await page.goto(portal.address('/'));
    await expect(page.getByTestId('message-page')).toContainText(words.unchanged);
    await expect(page.getByTestId('message-page')).toContainText(words.phone);
    await expect(page.getByTestId('message-page')).toContainText(words.reference);
    await page.getByRole('button', { name: /BCDFGHJK/ }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BCDFGHJK');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: /BCDFGHJK/ }).click();
    await expect(page.getByText(words.notCopied)).toBeVisible();
    await inBothColorSchemes(page, axe);
    await openMenu(page);
    await expect(page.getByTestId('page-header').getByRole('navigation')).toContainText(words.account);
  },
);

test(
  '[ERR-05, OPEN-16, R23] a call that nobody answers leads to a page with the telephone number and a code of the page’s own, which operators are told of',
  { tag: '@each-once' },
  async ({ page, portal, region, tolerate }) => {
    tolerate(/ERR_CONNECTION_RESET|ERR_FAILED/);
    const words = says[region];
    const address = `${regionDefaults[region].apiBase}/incidents`;
    await configure(page, { incidents: { address } });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]), route: '/client-tier' });
    await takeOver(page, 'HoldingStatistics', (route) => route.abort('connectionreset'));
    const watching = page.waitForResponse(/watch-incidents/);
    await page.goto(portal.address('/'));
    await watching;
    const told = page.waitForRequest(
      (request) => new URL(request.url()).pathname === address && (request.postData() ?? '').includes('"no-answer"'),
    );
    const shown = page.getByTestId('message-page');
    await expect(shown).toContainText(words.phone);
    const code = /[\da-f]{8}/.exec((await shown.getByTestId('failure-code').textContent()) ?? '')?.[0];
    const request = await told;
    expect(request.postDataJSON()).toMatchObject({ code });
    expect((await request.response())?.status()).toBe(204);
  },
);
