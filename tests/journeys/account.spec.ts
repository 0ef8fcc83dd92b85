import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';
import type { Words } from './support/words';

const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition');

const heading = (page: Page, words: Words) => page.getByRole('heading', { level: 1, name: words.title.account });

test(
  '[ACCT-01, ACCT-09..15, CONFLICT-13, SHELL-25, ROUTE-18] a client of Hong Kong goes from the menu to her account, and on to her risk profile and what she may change',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    await page.getByRole('button', { name: words['menu-group'].account, exact: true }).press('Enter');
    await page.getByRole('link', { name: words.menu.profile }).press('Enter');
    await expect(heading(page, words)).toBeVisible();
    await expect(page).toHaveURL(portal.address('/profile'));
    await expect(page).toHaveTitle(`${words.title.account} - ${words.product}`);
    await expect(fact(page, words.account.name)).toHaveText('Ms Chan');
    await expect(fact(page, words.account['account-MA'])).toHaveText('510012300189');
    await expect(fact(page, words.account['account-MS'])).toHaveText('51001230018901');
    await expect(fact(page, words.about.email)).toHaveText('chanmei88@example.test');
    await expect(fact(page, words.account.tier)).toHaveText(`${words.tier['name-platinum']}+`);
    await expect(fact(page, words.account['last-login'])).toHaveText(/^\d{1,2} \w{3} \d{4} \d{2}:\d{2}$/);
    await axe(page);
    await fact(page, words.about['risk-rating']).getByRole('button').press('Enter');
    await expect(page.getByRole('dialog', { name: words['risk-profile'].title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: words.account['change-pin'] })).toHaveAttribute(
      'href',
      '/eTrading/#/account/changePin',
    );
  },
);

test(
  '[ACCT-01, OPEN-92] a client of Taiwan reads her details on a phone though her tier can’t be had',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: '/profile' });
    await expect(fact(page, words.account.name)).toHaveText('林先生');
    await expect(fact(page, words.account.tier)).toHaveText(words.account['tier-failed']);
    await axe(page);
  },
);

test(
  '[ACCT-05, API-40, OPEN-53, FUND-18, CONFLICT-13] a client of Hong Kong sets a price alert from a fund’s page, changes it, switches it off and removes it, and loses nothing she typed when a save fails',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { 'price-alerts': say } = words;
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: '/fund/HK0009' });
    await page.getByRole('link', { name: words['fund-action']['price-alert'] }).press('Enter');
    await expect(page).toHaveURL(/\/profile\?tab=price-alerts&fundCode=HK0009$/);
    await expect(page.getByText(say.none)).toBeVisible();
    await expect(page.getByLabel(say.fund, { exact: true })).toHaveValue('HK0009');
    const target = page.getByLabel(say.target);
    const save = page.getByRole('button', { name: say.set });
    await target.fill('0');
    await save.press('Enter');
    await expect(page.getByText(say['problem-not-above-zero'])).toBeVisible();
    await axe(page);
    await target.fill('3.5');
    await page.route(/\/account\/priceAlert$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await save.press('Enter');
    await expect(page.getByRole('alert')).toContainText(words['error-codes']['try-later']);
    await expect(target).toHaveValue('3.5');
    await page.unrouteAll();
    await save.dblclick();
    const row = page.getByRole('list', { name: words.account['tab-price-alerts'] }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('3.50');
    await row.getByRole('button', { name: /^Change/ }).press('Enter');
    await expect(target).toBeFocused();
    await target.fill('1234.5678');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('1,234.5678');
    await row.getByRole('switch').press('Space');
    await expect(row.getByRole('switch')).not.toBeChecked();
    await axe(page);
    await page.reload();
    await expect(row).toContainText(say.off);
    await row.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(page.getByText(say.none)).toBeVisible();
  },
);

test(
  '[ACCT-05, API-41, OPEN-53, OPEN-92] a client of Taiwan reads her price alerts on a phone, asks again when they can’t be had, and is asked for a fund she hasn’t chosen',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { 'price-alerts': say } = words;
    await page.route(/\/priceAlert/, (route) => route.fulfill({ status: 500, json: {} }));
    const client = await demoClient(portal, withoutCode.TW);
    await signIn(page, portal, { client, route: '/profile?tab=price-alerts' });
    await expect(page.getByRole('alert')).toContainText(words.panel.failed);
    await page.unrouteAll();
    await page.getByRole('button', { name: words.panel.retry }).click();
    const rows = page.getByRole('list', { name: words.account['tab-price-alerts'] }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('TWD');
    await expect(page.getByText(say['direction-above'])).toBeVisible();
    await page.getByLabel(say.target).fill('12.5');
    await page.getByRole('button', { name: say.set }).click();
    await expect(page.getByText(say['problem-no-fund'])).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: words.account['tab-price-alerts'] }).press('Home');
    await expect(page).toHaveURL(portal.address('/profile'));
  },
);
