import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

const says = {
  HK: {
    clientFailed: 'We could not load your details.',
    alertsFailed: 'We could not load your price alerts.',
    retry: 'Try again',
    name: 'Ms Chan',
    loadAgain: 'Load again',
    stillGone: 'There is still no answer. Please try again in a moment.',
    unknown:
      'If you had just sent something, look in My account or your records first whether it arrived: we don’t know.',
    category: 'Investment region',
  },
  TW: {
    clientFailed: '無法載入您的個人資料。',
    alertsFailed: '無法載入您的到價通知。',
    retry: '再試一次',
    name: '林先生',
    loadAgain: '重新載入',
    stillGone: '系統仍然沒有回應，請稍後再試。',
    unknown: '若您剛送出任何內容，我們無法確定是否已送達，請先到「我的帳戶」或交易紀錄查看。',
    category: '投資區域',
  },
};

test(
  '[R5, OPEN-92, ACCT-09, OPEN-77] what fails of the client or of the price alerts takes no screen down, says so, and comes at the second try',
  { tag: '@desktop' },
  async ({ page, portal, region, tolerate }) => {
    tolerate(/status of 500/);
    const words = says[region];
    let isBroken = true;
    await page.route(/graphql$|[pP]riceAlert/, async (route) => {
      const isMeant = route.request().url().includes('lert') || /UserPortfolio/.test(route.request().postData() ?? '');
      await (isBroken && isMeant ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    const header = page.getByRole('banner').getByRole('alert');
    const alerts = page.getByRole('alert').filter({ hasText: words.alertsFailed });
    await expect(header).toContainText(words.clientFailed);
    await expect(alerts).toBeVisible();
    isBroken = false;
    await header.getByRole('button', { name: words.retry }).click();
    await alerts.getByRole('button', { name: words.retry }).click();
    await expect(page.getByRole('banner')).toContainText(words.name);
    await expect(alerts).toBeHidden();
    await expect(holdingsTable(page)).toBeVisible();
  },
);

test(
  '[R5, ERR-14, OPEN-16] with the server gone the page says what isn’t known, and leads back to the same view once it answers',
  { tag: '@desktop' },
  async ({ page, context, portal, region, tolerate }) => {
    tolerate(/./);
    const words = says[region];
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]), route: '/?sort=profit' });
    await expect(holdingsTable(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('radio', { name: words.category }).click();
    await expect(page.getByText(words.unknown)).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(page.getByRole('status').filter({ hasText: words.stillGone })).toBeVisible();
    await expect(page).toHaveURL(portal.address('/general-error'));

    await context.unroute('**/*');
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page).toHaveURL(/sort=profit/);
  },
);
