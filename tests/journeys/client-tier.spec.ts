import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

test(
  '[ROUTE-09, ROUTE-10, TIER-16, TIER-17, TIER-24, TIER-31, OPEN-68, CONFLICT-22] the tier of Taiwan’s client leads to all tiers, their fees and how they are set',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const tier = page.locator('.summary-part').filter({ has: page.getByRole('heading', { name: words.summary.tier }) });
    const gist = tier.locator('.summary-gist');
    const name = await gist.innerText();
    await gist.click();
    await page.getByRole('link', { name: words.tier['see-all'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title['client-tier']);
    await expect(page).toHaveURL(/\/client-tier$/);
    const own = page.locator('#user-tier-details');
    await expect(own).toContainText(name);
    await expect(own.getByText(words['tier-page'].counts).locator('..')).toContainText(/TWD [\d,]+/);
    await expect(own.getByText(words['tier-page'].until).locator('..')).toContainText(/\d{4}\/\d{2}\/\d{2}/);
    const all = page.locator('#tier-instructions');
    await expect(all.getByRole('row')).toHaveText([
      /.*/,
      /TWD|不限金額.*0\.6% - 1\.2%/,
      /TWD 1,000,000.*0\.2%/,
      /TWD 3,000,000.*0%/,
      /超過 1,000 萬.*TWD 10,000,000.*0%/,
    ]);
    await expect(all.getByRole('row').filter({ hasText: words['tier-page'].own })).toHaveCount(1);
    await expect(all).toContainText(/每日結算，結算後立即生效；每月 1 日寄送通知信/);
    await axe(page);
  },
);

test(
  '[ROUTE-09, ROUTE-10, TIER-24, TIER-26, TIER-27, TIER-28, TIER-29, CONFLICT-22, OPEN-92] Hong Kong’s terms stand while the client’s own tier fails and is asked for again',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, portal, { route: '/client-tier' });
    const all = page.locator('#tier-instructions');
    await expect(all.getByRole('row')).toHaveText([
      /.*/,
      /Silver.*0\.88%/,
      /Gold.*HKD 200,000\.00.*0\.58%/,
      /Platinum.*HKD 7,500,000\.00.*0\.18%/,
      /Select.*By invitation.*0%/,
    ]);
    for (const text of ['month-end NAV', words['tier-page'].plus, words['tier-page'].select])
      await expect(all).toContainText(text);
    const own = page.locator('#user-tier-details');
    await expect(own.getByRole('alert')).toContainText(words.summary['tier-failed']);
    await axe(page);
    await page.unrouteAll();
    await own.getByRole('button', { name: words.panel.retry }).press('Enter');
    await expect(own).toContainText(`${words.tier['name-platinum']}+`);
    await page.getByRole('link', { name: words['tier-page'].back }).click();
    await expect(page.locator('table.holdings')).toBeVisible();
  },
);
