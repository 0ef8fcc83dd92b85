import { nobodysName, submitLogin } from './support/clients';
import { configure } from './support/configuration';
import { expect, test } from './support/portal-test';
import { serveStatically } from './support/static-portal';

test.describe('the mock mode', () => {
  test('[MOCK-01, MOCK-02, MOCK-03, PORT-53, CONF-23, ROLE-12, OPEN-61] needs a static server alone for the typical client’s whole visit', async ({
    page,
    portal,
    axe,
  }) => {
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
        await expect(holdings.locator('.group-row').first()).toBeVisible();
      }
      await page.getByRole('combobox', { name: isTaiwan ? '排序方式' : 'Sort by' }).selectOption('profit');
      await expect(page).toHaveURL(/sort=profit/);
      await axe(page);
      if (!isTaiwan) {
        const currency = page.getByRole('combobox', { name: 'Show amounts in' });
        await currency.selectOption('USD');
        await expect(page.locator('.portfolio-total small')).toHaveText('USD');
        await currency.selectOption('EUR');
        await expect(page.getByRole('alert')).toContainText('Amounts are still in USD');
        await page.getByRole('button', { name: 'Display settings' }).click();
        await page.getByRole('button', { name: '繁體中文' }).click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('table', { name: '持有基金' })).toContainText('基金');
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
      }
      await page.getByRole('button', { name: /^登出$/ }).click();
      await expect(page.getByRole('heading', { name: '已登出' })).toBeVisible();
      expect(asked.filter((path) => !path.startsWith('/eTrading/v2'))).toEqual([]);
    } finally {
      await server.close();
    }
  });

  test('[OPEN-61, AUTH-21, AUTH-35] is nowhere where the configuration does not offer it: not by its address, and the link leads to the page that tells of it', async ({
    page,
    portal,
  }) => {
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
    await expect(page.locator('.login-list')).toBeVisible();
    await expect(link).toHaveCount(0);
  });

  test('[OPEN-61, AUTH-21, AUTH-35] is what the demo link opens, in a tab of its own that sends nothing', async ({
    page,
    portal,
    context,
  }) => {
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
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.isDemo'))).toBeNull();
  });
});
