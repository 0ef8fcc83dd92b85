import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

const fact = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=..').getByRole('definition');

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My account' });

test(
  '[ACCT-01, ACCT-09..15, CONFLICT-13, SHELL-25, ROUTE-18] a client of Hong Kong goes from the menu to the account, and on to the risk profile and what may be changed',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    await page.getByRole('button', { name: 'My account', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Personal details' }).press('Enter');
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(portal.address('/profile'));
    await expect(page).toHaveTitle('Personal details – My account – Fund Portal');
    await expect(fact(page, 'Name')).toHaveText('Ms Chan');
    await expect(fact(page, 'MasterAccount number')).toHaveText('510012300189');
    await expect(fact(page, 'Regular Investment Plan sub-account')).toHaveText('51001230018901');
    await expect(fact(page, 'E-mail address')).toContainText('chanmei88@example.test');
    await expect(fact(page, 'Account tier')).toHaveText('Platinum+');
    await expect(fact(page, 'Last login')).toHaveText(/^\d{1,2} \w{3} \d{4} \d{2}:\d{2}$/);
    await axe(page);
    await fact(page, 'Your risk profile').getByRole('button').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your risk profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Change PIN' })).toHaveAttribute('href', /\/change-password$/);
  },
);

test(
  '[ACCT-01, OPEN-92] a client of Taiwan reads the details on a phone though the tier can’t be had, and asks for it again',
  { tag: ['@tw', '@phone', '@long'] },
  async ({ page, portal, axe }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: '/profile' });
    await expect(fact(page, '戶名')).toHaveText('林先生');
    await expect(fact(page, '會員等級')).toContainText('目前無法查詢');
    await axe(page);
    await page.unrouteAll({ behavior: 'wait' });
    await fact(page, '會員等級').getByRole('button', { name: '再試一次' }).click();
    await expect(fact(page, '會員等級')).toHaveText('菁英級（300 萬）');
  },
);

test(
  '[ACCT-05, API-40, OPEN-53, FUND-18, CONFLICT-13] a client of Hong Kong sets a price alert from a fund’s page, changes it, switches it off and removes it, and loses nothing typed when a save fails',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: '/fund/HK0009' });
    await page
      .getByRole('list', { name: 'What you can do with this fund' })
      .getByText('More', { exact: true })
      .press('Enter');
    await page.getByRole('link', { name: 'Set price alert' }).press('Enter');
    await expect(page).toHaveURL(/\/profile\?tab=price-alerts&fundCode=SEEDHK00009\.JPY$/);
    await expect(page.getByText('You have no price alerts yet.')).toBeVisible();
    await expect(page.getByTestId('price-alert-fund')).toContainText('HK0009');
    const target = page.getByLabel('Target price, in the fund’s currency');
    const save = page.getByRole('button', { name: 'Set alert' });
    await target.fill('0');
    await save.press('Enter');
    await expect(page.getByText('The price must be above zero.')).toBeVisible();
    await axe(page);
    await target.fill('3.5');
    await page.route(/\/account\/priceAlert$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await save.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      'The request could not be processed. Please check your connection and try later.',
    );
    await expect(target).toHaveValue('3.5');
    await page.unrouteAll({ behavior: 'wait' });
    await save.dblclick();
    const row = page.getByRole('list', { name: 'Price alerts' }).getByRole('listitem');
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
    await expect(row).toContainText('Off');
    const remove = row.getByRole('button', { name: /^Remove/ });
    await remove.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('1,234.5678');
    // The button went with what it undid: the next step of the keyboard is the alert that is there again.
    await page.keyboard.press('Tab');
    await expect(row.getByRole('switch')).toBeFocused();
    await remove.press('Enter');
    await expect(page.getByText('You have no price alerts yet.')).toBeVisible();
  },
);

test(
  '[ACCT-05, API-41, OPEN-53, OPEN-92] a client of Taiwan reads the price alerts on a phone, asks again when they can’t be loaded, and is asked for a fund not yet chosen',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await page.route(/\/priceAlert/, (route) => route.fulfill({ status: 500, json: {} }));
    const client = await demoClient(portal, withoutCode.TW);
    await signIn(page, portal, { client, route: '/profile?tab=price-alerts' });
    await expect(page.getByRole('alert')).toContainText('無法載入這個區塊。');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '再試一次' }).click();
    const rows = page.getByRole('list', { name: '到價通知' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('TWD');
    await expect(page.getByText('目標淨值（含）以上')).toBeVisible();
    await page.getByLabel('目標淨值（以基金計價幣別）').fill('12.5');
    await page.getByRole('button', { name: '新增通知' }).click();
    await expect(page.getByText('請選擇一檔基金。')).toBeVisible();
    await axe(page);
    await page.getByRole('tab', { name: '到價通知' }).press('Home');
    await expect(page).toHaveURL(portal.address('/profile'));
  },
);
