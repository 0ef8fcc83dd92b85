import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

const says = {
  HK: {
    clientFailed: 'We could not load your details.',
    alertsFailed: 'We could not load your price alerts.',
    retry: 'Try again',
    name: 'Ms Chan',
    loadAgain: 'Reload',
    stillGone: 'There is still no reply. Please try again in a moment.',
    unchanged: 'Nothing has been changed, and you can reload the page in a moment.',
    unanswered:
      'We received no reply, so we don’t know whether what you submitted arrived. Before you submit it again, check My account, your records or the page you came from.',
    category: 'Investment region',
    menu: ['Funds', 'Price alerts'],
    toAccount: 'Go to My account',
    account: 'My account',
  },
  TW: {
    clientFailed: '無法載入您的個人資料。',
    alertsFailed: '無法載入您的到價通知。',
    retry: '再試一次',
    name: '林先生',
    loadAgain: '重新載入',
    stillGone: '系統仍然沒有回應，請稍後再試。',
    unchanged: '您的資料沒有因此變動，請稍後重新載入頁面。',
    unanswered:
      '您送出的內容沒有收到回覆，我們無法確定是否已送達。再次送出前，請先到「我的帳戶」、交易紀錄或先前的頁面查看。',
    category: '投資區域',
    menu: ['基金總覽', '到價通知'],
    toAccount: '前往我的帳戶',
    account: '我的帳戶',
  },
};

test(
  '[R5, OPEN-92, ACCT-09, OPEN-77] no failing part of the client or of the price alerts takes a screen down: it says so, and comes at the second try',
  { tag: ['@desktop', '@tw-long'] },
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
    // At 1,280 px the whole menu stays beside the client's tools, as soon as it is there.
    const entries = page.locator('[data-testid=page-header] nav > *');
    await expect.poll(() => entries.count()).toBeGreaterThan(1);
    const tops = await entries.evaluateAll((all) =>
      all.map((entry) => entry.getBoundingClientRect()).flatMap(({ height, y }) => (height > 0 ? [Math.round(y)] : [])),
    );
    expect([tops.length > 1, Math.max(...tops) - Math.min(...tops) < 10]).toEqual([true, true]);
    await expect(alerts).toBeVisible();
    isBroken = false;
    await header.getByRole('button', { name: words.retry }).click();
    // What comes of it moves the page: whoever presses the other button meanwhile may miss it.
    await expect(page.getByRole('banner')).toContainText(words.name);
    await alerts.getByRole('button', { name: words.retry }).click();
    await expect(alerts).toBeHidden();
    await expect(holdingsTable(page)).toBeVisible();
  },
);

test(
  '[R5, ERR-14, OPEN-16] the page says that nothing was changed while the server is gone, also when it is loaded again, and leads back to the same view once it answers',
  { tag: ['@desktop', '@hk-long'] },
  async ({ page, context, portal, region, tolerate }) => {
    tolerate(/./);
    const words = says[region];
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]), route: '/?sort=profit' });
    await expect(holdingsTable(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('radio', { name: words.category }).click();
    await expect(page.getByText(words.unchanged)).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(page.getByRole('status').filter({ hasText: words.stillGone })).toBeVisible();
    await expect(page).toHaveURL(portal.address('/general-error'));

    await context.unroute('**/*');
    await page.reload();
    await expect(page.getByText(words.unchanged)).toBeVisible();
    await page.getByRole('button', { name: words.loadAgain }).click();
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page).toHaveURL(/sort=profit/);
  },
);

test(
  '[OPEN-16, OPEN-92, R5] a client whose write has no answer yet when a page fails reads that it isn’t known whether it arrived, also when it is loaded again, and goes to look',
  { tag: ['@desktop', '@long'] },
  async ({ page, portal, region, tolerate }) => {
    tolerate(/./);
    const words = says[region];
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await expect(holdingsTable(page)).toBeVisible();
    const [group = '', entry = ''] = words.menu;
    await page.getByRole('button', { name: group, exact: true }).press('Enter');
    await page.getByRole('link', { name: entry, exact: true }).press('Enter');
    await page.route(/riceAlert$/, (route) =>
      route.request().method() === 'POST' ? new Promise(() => {}) : route.fallback(),
    );
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /riceAlert$/.test(request.url()));
    await page.getByRole('switch').first().press('Space');
    await sent;
    await takeOver(page, 'HoldingStatistics', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goBack();
    await expect(page.getByText(words.unanswered)).toBeVisible();
    await expect(page).toHaveURL(portal.address('/general-error'));
    await page.reload();
    await expect(page.getByText(words.unanswered)).toBeVisible();
    await page.getByRole('link', { name: words.toAccount }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible();
  },
);
