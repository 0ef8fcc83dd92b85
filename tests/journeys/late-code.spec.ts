import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

const refused = /did not arrive|Failed to (?:load resource|fetch)|net::ERR_|Importing a module script failed/;

test(
  '[OPEN-92] a page whose code doesn’t arrive says so, and comes when it is loaded again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, tolerate }) => {
    tolerate(refused);
    await page.goto('.');
    await page.route('**/assets/holdings-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page, portal);
    await expect(page.getByRole('main').locator('p[role=alert]')).toContainText(
      '系統發生問題，請稍後再試。若您剛送出任何內容，我們無法確定是否已送達，請先到「我的帳戶」或交易紀錄查看。',
    );
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByTestId('message-page').getByRole('button', { name: '重新載入' }).click();
    await expect(holdingsTable(page)).toBeVisible();
  },
);

test(
  '[OPEN-92] the parts of the home whose code doesn’t arrive say so in one place, and the holdings stand beside them',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    tolerate(refused);
    await page.route('**/portfolio-parts-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    const again = page.getByRole('button', { name: 'Reload' });
    await expect(again).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
    await again.press('Enter');
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page.getByText('Reward points (ePoints)', { exact: true }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  },
);

test(
  '[OPEN-92] the login form isn’t held up by what stands beside it, not even when its code doesn’t arrive',
  { tag: ['@hk', '@phone'] },
  async ({ page, tolerate }) => {
    tolerate(refused);
    await page.route(/\/assets\/visitors-(?!holdings-)/, (route) => route.abort('internetdisconnected'));
    await page.goto('login');
    const again = page.getByRole('button', { name: 'Reload' });
    await expect(again).toBeVisible();
    await expect(page.getByLabel('Username or MasterAccount number')).toBeEditable();
    await page.unrouteAll({ behavior: 'wait' });
    await again.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Good to know' })).toBeVisible();
    await expect(again).toHaveCount(0);
  },
);
