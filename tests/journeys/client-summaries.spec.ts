import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';
import { say, type Words } from './support/words';

const part = (page: Page, heading: string) =>
  page.locator('.summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
const tierPart = (page: Page, words: Words) => part(page, words.summary.tier);
const pointsPart = (page: Page, words: Words) => part(page, words.summary.points);

test(
  '[TIER-01, TIER-21, TIER-28, CONFLICT-21, EPNT-01, EPNT-02, EPNT-03, EPNT-05] a client of Hong Kong reads her tier and points on her home',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    const tier = tierPart(page, words);
    await expect(tier).toContainText(`${words.tier['name-platinum']}+`);
    await expect(tier.getByText(words.tier.fee, { exact: true }).locator('..')).toContainText('0.18%');
    // The next one is select, which is by invitation.
    await expect(tier).not.toContainText(words.tier['name-select']);
    await tier.getByText(words.tier['terms-heading']).press('Enter');
    await expect(tier.getByText(/month-end NAV/)).toBeVisible();

    const points = pointsPart(page, words);
    await expect(points).toContainText(say(words.points.count, { points: '12,490' }));
    const line = (label: string) => points.getByText(label, { exact: true }).locator('..');
    await expect(line(words.points.waives)).toContainText('HKD 249.00');
    await expect(line(words.points['first-expiry'])).toContainText(/\d{2} \w{3} \d{4}/);
    await expect(line(words.points.expiring)).toContainText('1,250');
    await expect(line(words.points.reminder)).toContainText('400');
    await points.getByText(words.points.details).press('Enter');
    await expect(points.getByRole('listitem')).toHaveCount(3);
    await expect(points.getByText(words.points.soon, { exact: true })).toHaveCount(2);
  },
);

test(
  '[TIER-22, TIER-23, EPNT-01] a client of Hong Kong without funds reads how far the next tier is, and of no points',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    const tier = tierPart(page, words);
    await expect(tier.getByText(words.tier.fee, { exact: true })).toBeHidden();
    await tier.locator('.summary-gist').click();
    await expect(tier).toContainText('0.88%');
    const left = say(words.tier['to-next'], { tier: words.tier['level-gold'] });
    await expect(tier.getByText(left, { exact: true }).locator('..')).toContainText('HKD 200,000.00');
    await expect(tier.getByText(words.tier['next-fee']).locator('..')).toContainText('0.58%');
    const saving = say(words.tier.saving, { purchase: 'HKD 100,000.00' });
    await expect(tier.getByText(saving, { exact: true }).locator('..')).toContainText('HKD 300.00');
    await expect(pointsPart(page, words)).toHaveCount(0);
  },
);

test(
  '[TIER-01, TIER-16, TIER-17, TIER-21..23, TIER-34] a client of Taiwan without funds reads digital’s range, what the next tier saves, and how tiers are set',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    const tier = tierPart(page, words);
    await expect(tier.locator('.summary-gist')).toHaveText(words.tier['name-digital']);
    await tier.locator('.summary-gist').press('Enter');
    await expect(tier.getByText(words.tier.fee, { exact: true }).locator('..')).toContainText('0.6% - 1.2%');
    const left = say(words.tier['to-next'], { tier: words.tier['level-1M'] });
    await expect(tier.getByText(left, { exact: true }).locator('..')).toContainText('TWD 1,000,000');
    await expect(tier.getByText(words.tier['next-fee'], { exact: true }).locator('..')).toContainText('0.2%');
    await expect(tier).toContainText('TWD 400 - TWD 1,000');
    await tier.getByText(words.tier['terms-heading']).press('Enter');
    await expect(tier.getByText(/每日結算，結算後立即生效；每月 1 日寄送通知信，說明過去 30 天/)).toBeVisible();
  },
);

test(
  '[EPNT-01, EPNT-02, EPNT-05] a client of Taiwan reads her points, and hides them with her amounts',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const points = pointsPart(page, words);
    const balance = say(words.points.count, { points: '820' });
    await expect(points).toContainText(balance);
    await points.locator('.summary-gist').click();
    await expect(points.getByText(words.points.waives, { exact: true }).locator('..')).toContainText('TWD 820');
    await expect(points.getByText(words.points['first-expiry'], { exact: true }).locator('..')).toContainText(
      /\d{4}\/\d{2}\/\d{2}/,
    );
    await page.getByRole('button', { name: words.shell['hide-amounts'] }).click();
    await expect(points).not.toContainText('820');
  },
);

test(
  '[EPNT-04, TIER-31] Taiwan’s typical client reads of her coupon, and of the tier for over ten million',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await takeOver(page, 'ClientTiers', (route) =>
      route.fulfill({ json: { data: { clientTiers: { holdingAmount: '3500000', investmentTier: '3M' } } } }),
    );
    await signIn(page, portal);
    const coupon = say(words.points['coupon-value'], { code: 'AUTUMN26', value: '200' });
    await expect(pointsPart(page, words).getByText(words.points.coupon, { exact: true }).locator('..')).toContainText(
      coupon,
    );
    const tier = tierPart(page, words);
    await expect(tier).toContainText('超過 1,000 萬');
    await expect(tier).toContainText('TWD 6,500,000');
  },
);

test(
  '[OPEN-92, TIER-01, EPNT-01] each summary fails by itself and is asked for again in its place, while the portfolio stands',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(/\/ePoints$/, (route) => route.fulfill({ json: { totalPoints: 'many' } }));
    await signIn(page, portal);
    const tier = tierPart(page, words);
    const points = pointsPart(page, words);
    await expect(tier.getByRole('alert')).toContainText(words.summary['tier-failed']);
    await expect(points.getByRole('alert')).toContainText(words.summary['points-failed']);
    await expect(page.locator('table.holdings')).toBeVisible();
    await page.unrouteAll();
    await tier.getByRole('button', { name: words.panel.retry }).press('Enter');
    await expect(tier).toContainText('0.18%');
    await expect(points.getByRole('alert')).toBeVisible();
    await points.getByRole('button', { name: words.panel.retry }).click();
    await expect(points).toContainText('12,490');
  },
);

test(
  '[API-40, API-41, OPEN-77, I18N-17, OPEN-92] a holding with a price alert that is on bears its flag, and none does when alerts can’t be had',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    const flags = page.getByRole('link', { name: words.portfolio['price-alert'] });
    await expect(flags).toHaveCount(2);
    await expect(page.getByRole('row').filter({ has: flags }).filter({ hasText: 'HK0001' })).toHaveCount(1);
    await expect(flags.first()).toHaveAttribute('href', '/eTrading/v2/profile?tab=price-alerts');
    await page.route(/\/priceAlert/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.locator('table.holdings').getByText('HK0001')).toBeVisible();
    await expect(flags).toHaveCount(0);
  },
);
