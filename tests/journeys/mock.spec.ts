import type { Page } from '@playwright/test';
import { nobodysName, submitLogin } from './support/clients';
import { configure } from './support/configuration';
import { openToolbar } from './support/holdings-page';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';
import { serveStatically } from './support/static-portal';

const summary = (page: Page, heading: string) =>
  page.getByTestId('summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test.describe('the mock mode', () => {
  test(
    '[MOCK-01, MOCK-02, MOCK-03, PORT-53, CONF-23, ROLE-12, OPEN-61] needs a static server alone for the typical client’s whole visit',
    { tag: ['@each-once', '@hk-long'] },
    async ({ page, portal, axe }) => {
      const server = await serveStatically({ region: portal.region, profile: 'standalone', mode: 'mock' });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isTaiwan = portal.region === 'TW';
      try {
        await page.goto(`${server.origin}/eTrading/v2/`);
        await page.locator('input[name=username]').fill('anyone88');
        await page.locator('input[name=password]').fill('135790');
        await page.locator('button[type=submit]').click();
        if (isTaiwan) {
          await page.getByRole('button', { name: /簡訊/ }).click();
          await page.getByLabel('8 位數字驗證碼').fill('12345678');
          await page.getByRole('button', { name: '確認' }).click();
        }
        const holdings = page.getByRole('table', { name: isTaiwan ? '持有基金' : 'Holdings' });
        await expect(holdings).toBeVisible();
        for (const grouping of isTaiwan
          ? ['投資區域', '資產類別', '計價幣別']
          : ['Investment region', 'Asset class', 'Base currency']) {
          await page.getByRole('radio', { name: grouping }).check();
          await expect(holdings.getByTestId('group-row').first()).toBeVisible();
        }
        await openToolbar(page, 'view');
        await page.getByRole('combobox', { name: isTaiwan ? '排序方式' : 'Sort by' }).selectOption('profit');
        await expect(page).toHaveURL(/sort=profit/);
        await axe(page);
        if (!isTaiwan) {
          const currency = page.getByRole('combobox', { name: 'Display currency' });
          await currency.selectOption('USD');
          await expect(page.locator('[data-testid=portfolio-total] small')).toHaveText('USD');
          await currency.selectOption('EUR');
          await expect(page.getByRole('alert')).toContainText('Amounts are still in USD');
          await page.keyboard.press('Escape');
          await openMenu(page);
          await page.getByRole('button', { name: '繁體中文' }).click();
          await expect(page.getByRole('table', { name: '持有基金' })).toContainText('基金');
          await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
        }
        if (isTaiwan) await openMenu(page);
        await page.getByRole('button', { name: /^登出$/ }).click();
        await expect(page.getByRole('heading', { name: '已登出' })).toBeVisible();
        expect(asked.filter((path) => !path.startsWith('/eTrading/v2'))).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );

  test(
    '[MOCK-04, OPEN-60, OPEN-61, ENUM-51] plays each recorded client of Taiwan by the login name: who is refused, whose risk profile needs attention, and which tier each has',
    { tag: ['@tw', '@desktop', '@long'] },
    async ({ page }) => {
      const server = await serveStatically({ region: 'TW', profile: 'standalone', mode: 'mock' });
      try {
        await page.goto(`${server.origin}/eTrading/v2/login`);
        for (const [login, told] of [
          ['TUNG6453', '您輸入的使用者代碼、身分證字號或登入密碼不正確，請重新輸入。'],
          ['TSAI4004', '您的帳戶目前已鎖定。'],
          ['KUOMEI73', '您的帳戶目前已鎖定。'],
          ['HSIEH621', '您的基金帳戶已停用'],
          ['LIAO8264', '您的密碼正在重設'],
          ['TSENG905', '您的密碼尚未啟用'],
          ['L200000111', '您已設定使用者代碼，請僅以使用者代碼登入。'],
        ] as const) {
          await submitLogin(page, login, 'anything9');
          await expect(page.getByRole('alert')).toContainText(told);
        }
        for (const [login, told] of [
          ['SUNG2146', '您尚未填寫風險屬性問卷。'],
          ['CHIANG58', '您的風險屬性問卷已逾一年。'],
          ['FANGSTAFF7', '您的風險屬性需要您重新檢視並確認'],
          ['TANGYU31', '您的任職機構、職稱或行業別不完整或無法辨識'],
          ['YEHYI2740', '數位級'],
          ['HSUYA385', '菁英級'],
          ['CHANG1956', '張女士'],
        ] as const) {
          await page.goto(`${server.origin}/eTrading/v2/login`);
          await submitLogin(page, login, 'anything9');
          await expect(page.getByRole('heading', { level: 1, name: /^持有基金總值/ })).toBeVisible();
          await expect(page.getByText(told).first()).toBeVisible();
          await page.getByRole('button', { name: /^登出$/ }).click();
          await expect(page.getByRole('heading', { name: '已登出' })).toBeVisible();
        }
      } finally {
        await server.close();
      }
    },
  );

  test(
    '[MOCK-04, OPEN-60, OPEN-61] plays each recorded client of Hong Kong by the login name: who is refused, and the gold tier with its Cash Account over a reload',
    { tag: ['@hk', '@desktop', '@long'] },
    async ({ page }) => {
      const server = await serveStatically({ region: 'HK', profile: 'standalone', mode: 'mock' });
      try {
        await page.goto(`${server.origin}/eTrading/v2/login`);
        for (const [login, told] of [
          ['wonglocked', 'Your account is locked'],
          ['laufrozen', 'Your account is locked'],
          ['chengdisabled', 'Your fund account is disabled.'],
          ['ngreset', 'Your PIN is being reset.'],
          ['maknew', 'Your PIN has not been activated yet.'],
          ['510012300937', 'You have set a username.'],
        ] as const) {
          await submitLogin(page, login, '135790');
          await expect(page.getByRole('alert')).toContainText(told);
        }
        await submitLogin(page, 'chowgold3', '135790');
        await expect(page.getByRole('heading', { level: 1, name: /^Value of your funds/ })).toBeVisible();
        await page.reload();
        await expect(page.getByText('Ms Chow').first()).toBeVisible();
        await expect(summary(page, 'Account tier')).toContainText('Gold');
        await expect(summary(page, 'Cash Account')).toContainText('1 transaction in progress');
        await expect(summary(page, 'Monthly plans')).toContainText('1 plan');
      } finally {
        await server.close();
      }
    },
  );

  test(
    '[OPEN-61, AUTH-21, AUTH-35] the demo is nowhere where the configuration does not offer it: not by its address, and the link leads to the page that tells of it',
    { tag: ['@each-once', '@hk-long'] },
    async ({ page, portal }) => {
      await configure(page, { demo: false });
      await page.goto(portal.address('/login?demo=on'));
      const isTaiwan = portal.region === 'TW';
      const link = page.getByRole('link', { name: isTaiwan ? '網路交易示範' : 'Online trading demo' });
      await expect(link).toHaveAttribute('href', /\/webTradingDemo\?lang=/);
      const logon = page.waitForRequest((request) => request.url().endsWith('/authentication/logon'));
      await submitLogin(page, nobodysName(), '135790');
      await logon;
      await expect(page.getByText(isTaiwan ? '這是示範版本' : 'This is a demonstration')).toHaveCount(0);
      await configure(page, { demo: false, externalPages: {} });
      await page.goto(portal.address('/login'));
      await expect(page.getByTestId('login-list').first()).toBeVisible();
      await expect(link).toHaveCount(0);
    },
  );

  test(
    '[OPEN-61, AUTH-21, AUTH-35] the demo link opens the mock mode, in a tab of its own that sends nothing',
    { tag: ['@each-once', '@hk-long'] },
    async ({ page, portal, context }) => {
      await page.goto(portal.address('/login'));
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: portal.region === 'TW' ? '網路交易示範' : 'Online trading demo' }).click();
      const demo = await opened;
      const calls: string[] = [];
      demo.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await demo.locator('input[name=username]').fill('visitor88');
      await demo.locator('input[name=password]').fill('135790');
      await demo.locator('button[type=submit]').click();
      await expect(demo.getByText(portal.region === 'TW' ? '這是示範版本' : 'This is a demonstration')).toBeVisible();
      expect(calls.filter((path) => path.startsWith('/tet-web'))).toEqual([]);
      // What others would hear of is left out too, once the page that is configured so stands as the first one did.
      const chatbot = { enabled: true, english: '/bot.js', other: '/bot.js' };
      await configure(demo, { tagManager: '/tags.js', chatbot });
      await demo.reload();
      await expect(demo.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(demo.locator('[data-testid=chatbot-panel], script[src="/tags.js"]')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('etrading.isDemo'))).toBeNull();
    },
  );
});
