import { basePath } from '../../config/regions';
import { demoClient, signIn, submitLogin, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { holdingsTable } from './support/holdings-page';
import { hostileAddresses } from './support/hostile-strings';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    product: 'Fund Portal',
    title: {
      'not-found': 'Page not found',
    },
    shell: {
      'log-out': 'Log out',
    },
    page: {
      'to-portfolio': 'Go to my portfolio',
    },
    login: {
      username: 'Username or MasterAccount number',
      'forgot-pin': 'Forgot PIN',
    },
    'menu-group': {
      funds: 'Funds',
      trade: 'Trade',
      records: 'Records',
      account: 'My account',
    },
    menu: {
      'fund-search': 'Find a fund',
      buy: 'Buy',
      'order-status': 'Order status',
      profile: 'Personal details',
    },
  },
  zh_TW: {
    product: '基金交易網',
    title: {
      'not-found': '找不到頁面',
    },
    shell: {
      'log-out': '登出',
    },
    page: {
      'to-portfolio': '回到我的投資組合',
    },
    login: {
      username: '使用者代碼或身分證字號',
      'forgot-pin': '忘記代碼或密碼',
    },
    'menu-group': {
      funds: '基金總覽',
      trade: '下單交易',
      records: '委託與對帳單',
      account: '我的帳戶',
    },
    menu: {
      'fund-search': '基金搜尋',
      buy: '單筆申購',
      'order-status': '委託查詢',
      profile: '基本資料',
    },
  },
};

const test = speaking(sentences);

test(
  '[ROUTE-02, ROUTE-04, ROUTE-19, ROLE-02, ROLE-03, SESS-24, SESS-25, OPEN-12] a visitor is asked to log in and then brought to the page asked for, with its view',
  { tag: ['@hk', '@desktop'] },
  async ({ page, browser, portal }) => {
    const { login, secret } = await demoClient(portal);
    await page.goto('?group=FUND_CATEGORY&sort=profit');
    await expect(page).toHaveURL(portal.address('/login'));
    await submitLogin(page, login, secret);
    await expect(page.getByRole('radio', { name: 'Investment region' })).toBeChecked();
    await expect(page).toHaveURL(/\/eTrading\/v2\/?\?group=FUND_CATEGORY&sort=profit$/);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(portal.address('/?sort=profit'));
    await expect(visitor.getByLabel('Username or MasterAccount number')).toBeVisible();
    await expect(visitor.getByRole('status').filter({ hasText: 'Please log in to see that page.' })).toBeVisible();
    await expect(holdingsTable(visitor)).toBeHidden();
  },
);

test(
  '[SESS-05, SESS-12, OPEN-12] a check token that isn’t quoted, or is empty, is no session',
  { tag: ['@tw', '@phone'] },
  async ({ page }) => {
    await page.goto('.');
    for (const stored of ['abc', '""', '{"a":1}', '']) {
      await page.evaluate((text) => sessionStorage.setItem('etrading.AUTH_CHECKED', text), stored);
      await page.goto('.');
      await expect(page.getByLabel('使用者代碼或身分證字號'), stored).toBeVisible();
    }
    // Nobody was going anywhere in particular.
    await expect(page.getByText('請先登入，再瀏覽該頁面。')).toBeHidden();
  },
);

test(
  '[LINK-51..56, OPEN-73] a way back that somebody else wrote never leaves the portal',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await expect(page.getByRole('table').first()).toBeVisible();
    const leaving: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) leaving.push(request.url());
    });
    // Every way back ends at the portfolio: what it would load and draw each time proves nothing here.
    await page.route('**/tet-web/**', () => undefined);
    const written = [...hostileAddresses, 'https://evil.example/', '/eTrading/v2/../../evil'];
    const paths = await page.evaluate(async (addresses) => {
      const reached: (readonly [string, string])[] = [];
      for (const [visit, address] of addresses.entries()) {
        sessionStorage.setItem('etrading.redirect', JSON.stringify(address));
        // A visit of its own each time, as the router marks them.
        history.pushState({ key: `visit-${String(visit)}` }, '', '/eTrading/v2/login');
        dispatchEvent(new PopStateEvent('popstate'));
        while (location.pathname.endsWith('/login')) await new Promise((resolve) => setTimeout(resolve, 1));
        reached.push([address, location.pathname]);
      }
      return reached;
    }, written);
    expect(paths).toHaveLength(written.length);
    expect(paths.filter(([, path]) => path !== basePath && !path.startsWith(`${basePath}/`))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(portal.origin);
    expect(leaving).toEqual([]);
  },
);

test(
  '[ROUTE-17, ERR-25, OPEN-16] an unknown path leads to a page that says so, and on',
  { tag: '@desktop' },
  async ({ page, portal, words }) => {
    await page.goto('no/such/page');
    await expect(page).toHaveURL(portal.address('/not-found'));
    await expect(page.getByRole('heading', { level: 1, name: words.title['not-found'] })).toBeVisible();
    await expect(page).toHaveTitle(`${words.title['not-found']} – ${words.product}`);
    await page.getByRole('link', { name: words.page['to-portfolio'] }).click();
    await expect(page.getByLabel(words.login.username)).toBeVisible();
  },
);

test(
  '[CONF-21, LINK-01..03, LINK-11, LINK-13, LINK-52, OPEN-14, CONFLICT-13] beside the older site the menu leads into it',
  { tag: '@desktop' },
  async ({ page, portal, words, region }) => {
    await configure(page, { profile: 'coexist' });
    const asked = page.locator('#asked');
    const client = await demoClient(portal, withoutCode[region]);
    await signIn(page, portal, { client });
    for (const [group, line, path] of [
      ['trade', 'buy', '/lsi/buy/placeOrder'],
      ['records', 'order-status', '/holdingTransaction/orderStatus'],
      ['account', 'profile', '/account/profile'],
      ['funds', 'fund-search', '/fund/search'],
    ] as const) {
      await page.getByRole('button', { name: words['menu-group'][group], exact: true }).click();
      const link = page.getByTestId('menu-lines').getByRole('link', { name: words.menu[line], exact: true });
      await expect(link).toHaveAttribute('href', `/eTrading/#${path}`);
    }
    await page.getByTestId('menu-lines').getByRole('link', { name: words.menu['fund-search'], exact: true }).click();
    await expect(asked).toHaveText('/fund/search');
  },
);

test(
  '[CONF-24, LINK-18, LINK-19, LINK-38, LINK-57, ROUTE-17, ERR-14, OPEN-16, CONFLICT-12] beside the older site unknown paths, failures and logging out lead into it, and a forgotten password in Taiwan to its own route',
  { tag: '@desktop' },
  async ({ page, portal, words, region }) => {
    await configure(page, { profile: 'coexist' });
    const asked = page.locator('#asked');
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(page.getByRole('table').first()).toBeVisible();

    await page.goto('not-found');
    await expect(asked).toHaveText('/message/notFound');
    await page.route(/\/graphql$/, (route) => route.fulfill({ status: 500 }));
    await page.goto('.');
    await expect(asked).toHaveText('/generalError');
    await page.unroute(/\/graphql$/);

    await page.goto('.');
    await page.getByRole('button', { name: words.shell['log-out'] }).click();
    await expect(asked).toHaveText(`/logout?region=${region.toLowerCase()}`);
    expect(page.url()).toBe(`${portal.origin}/eTrading/#/logout?region=${region.toLowerCase()}`);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['etrading.endReason']);
    await page.goto('login');
    await expect(page.getByRole('link', { name: words.login['forgot-pin'] })).toHaveAttribute(
      'href',
      { HK: '/eTrading/#/forgotPin', TW: '/eTrading/v2/reset-username-password' }[region],
    );
  },
);
