import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    summary: {
      tier: 'Account tier',
      points: 'Reward points (ePoints)',
    },
  },
  zh_TW: {
    summary: {
      tier: '會員等級',
      points: '紅利點數（ePoints）',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const part = (page: Page, heading: string) =>
  page.getByTestId('summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
const tierPart = (page: Page, words: Words) => part(page, words.summary.tier);
const pointsPart = (page: Page, words: Words) => part(page, words.summary.points);

test(
  '[TIER-01, TIER-21, TIER-28, CONFLICT-21, EPNT-01, EPNT-02, EPNT-03, EPNT-05, SHELL-26] a client of Hong Kong reads tier and points on the home page',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    const tier = tierPart(page, words);
    await expect(tier).toContainText('Platinum+');
    await expect(tier.getByText('Lump-sum fee', { exact: true }).locator('..')).toContainText('0.18%');
    // The next one is select, which is by invitation.
    await expect(tier).not.toContainText('Select');
    await tier.getByText('How your tier is set').press('Enter');
    await expect(tier.getByText(/month-end NAV/)).toBeVisible();

    const points = pointsPart(page, words);
    await expect(points).toContainText('12,490 points');
    const line = (label: string) => points.getByText(label, { exact: true }).locator('..');
    await expect(line('Worth up to')).toContainText('HKD 249.00');
    await expect(line('First expiry date')).toContainText(/\d{2} \w{3} \d{4}/);
    await expect(line('Points about to expire')).toContainText('1,250');
    await expect(line('Reminder: points to use soon')).toContainText('400');
    await points.getByText('All expiry dates').press('Enter');
    await expect(points.getByRole('listitem')).toHaveCount(3);
    await expect(points.getByText('about to expire', { exact: true })).toHaveCount(2);
  },
);

test(
  '[TIER-22, TIER-23, EPNT-01] a client of Hong Kong without funds reads how far the next tier is, and of no points',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    const tier = tierPart(page, words);
    await expect(tier.getByText('Lump-sum fee', { exact: true })).toBeHidden();
    await tier.getByTestId('summary-gist').click();
    await expect(tier).toContainText('0.88%');
    const left = say('To reach {{tier}}', { tier: 'Gold' });
    await expect(tier.getByText(left, { exact: true }).locator('..')).toContainText('HKD 200,000.00');
    await expect(tier.getByText('Lump-sum fee at that tier').locator('..')).toContainText('0.58%');
    const saving = 'You would save on a purchase of HKD 100,000.00';
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
    await expect(tier.getByTestId('summary-gist')).toHaveText('會員等級 數位級');
    await tier.getByTestId('summary-gist').press('Enter');
    await expect(tier.getByText('單筆申購手續費率', { exact: true }).locator('..')).toContainText('0.6% - 1.2%');
    const left = say('距離{{tier}}還差', { tier: '菁英級（100 萬）' });
    await expect(tier.getByText(left, { exact: true }).locator('..')).toContainText('TWD 1,000,000');
    await expect(tier.getByText('該等級的單筆申購手續費率', { exact: true }).locator('..')).toContainText('0.2%');
    await expect(tier).toContainText('TWD 400 - TWD 1,000');
    await tier.getByText('等級如何認定').press('Enter');
    await expect(tier.getByText(/每日結算，結算後立即生效；每月 1 日寄送通知信，說明過去 30 天/)).toBeVisible();
  },
);

test(
  '[EPNT-01, EPNT-02, EPNT-05] a client of Taiwan reads the points, and hides them with the amounts',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const points = pointsPart(page, words);
    const balance = '820 點';
    await expect(points).toContainText(balance);
    await points.getByTestId('summary-gist').click();
    await expect(points.getByText('可折抵手續費', { exact: true }).locator('..')).toContainText('TWD 820');
    await expect(points.getByText('最早到期日期', { exact: true }).locator('..')).toContainText(/\d{4}\/\d{2}\/\d{2}/);
    await page.getByRole('button', { name: '隱藏金額' }).click();
    await expect(points).not.toContainText('820');
  },
);

test(
  '[EPNT-04, TIER-31] Taiwan’s typical client reads of the coupon, and of the tier for over ten million',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await takeOver(page, 'ClientTiers', (route) =>
      route.fulfill({ json: { data: { clientTiers: { holdingAmount: '3500000', investmentTier: '3M' } } } }),
    );
    await signIn(page, portal);
    const coupon = 'AUTUMN26（面額 TWD 200）';
    await expect(pointsPart(page, words).getByText('優惠券', { exact: true }).locator('..')).toContainText(coupon);
    const tier = tierPart(page, words);
    await expect(tier).toContainText('超過 1,000 萬');
    await expect(tier).toContainText('TWD 6,500,000');
  },
);

test(
  '[OPEN-92, TIER-01] each panel says so and is asked for again by itself where the document that asks for all of them fails',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, tolerate }) => {
    tolerate(/status of 500/);
    await takeOver(page, 'HomePanels', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, portal);
    const tier = tierPart(page, words);
    await expect(tier.getByRole('alert')).toContainText('We could not load your tier.');
    await tier.getByRole('button', { name: 'Try again' }).click();
    await expect(tier).toContainText('Platinum');
  },
);

test(
  '[OPEN-92, TIER-01, EPNT-01] each summary fails by itself and is asked for again in its place, while the portfolio stands',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, words }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(/\/ePoints$/, (route) => route.fulfill({ json: { totalPoints: 'many' } }));
    await signIn(page, portal);
    const tier = tierPart(page, words);
    const points = pointsPart(page, words);
    await expect(tier.getByRole('alert')).toContainText('We could not load your tier.');
    await expect(points.getByRole('alert')).toContainText('We could not load your reward points.');
    await expect(page.getByTestId('holdings')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await tier.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(tier).toContainText('0.18%');
    await expect(points.getByRole('alert')).toBeVisible();
    await points.getByRole('button', { name: 'Try again' }).click();
    await expect(points).toContainText('12,490');
  },
);

test(
  '[API-40, API-41, OPEN-77, I18N-17, OPEN-92] a holding with a price alert that is on bears its flag, and none does when alerts can’t be had',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    const flags = page.getByRole('link', { name: 'Price alert on' });
    await expect(flags).toHaveCount(2);
    await expect(page.getByRole('row').filter({ has: flags }).filter({ hasText: 'HK0001' })).toHaveCount(1);
    await expect(flags.first()).toHaveAttribute('href', '/eTrading/v2/profile?tab=price-alerts');
    await page.route(/\/priceAlert/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByTestId('holdings').getByText('HK0001')).toBeVisible();
    await expect(flags).toHaveCount(0);
  },
);
