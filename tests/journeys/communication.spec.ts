import type { Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { turnTo } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';
import { saying } from './support/sentences';

const call = /\/account\/communicationPreference$/;
const route = '/profile?tab=communication';

/** Takes over what is saved, and lets what is read pass. */
const takeOverSaves = (page: Page, handle: 'refuse' | 'lose') =>
  page.route(call, async (request) => {
    if (request.request().method() !== 'POST') return request.fallback();
    if (handle === 'lose') await request.fetch();
    await request.abort();
  });

test(
  '[ACCT-03, LINK-22, CONFLICT-13] a client of Taiwan goes from the menu to the communication preferences, keeps what was chosen when a save fails, and saves it all at once',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.getByRole('button', { name: '我的帳戶', exact: true }).press('Enter');
    await page.getByRole('link', { name: '通知設定' }).press('Enter');
    await expect(page).toHaveURL(portal.address(route));
    const statements = page.getByRole('group', { name: '每月對帳單' });
    await expect(statements.getByRole('radio', { name: '郵寄' })).toBeChecked();
    await axe(page);
    await statements.getByRole('radio', { name: '電子郵件' }).press('Space');
    await page.getByRole('radio', { name: '英文' }).press('Space');
    await page.getByRole('checkbox', { name: '手機簡訊' }).press('Space');
    await expect(page.getByText('變更尚未儲存')).toBeVisible();
    await takeOverSaves(page, 'refuse');
    await page.getByRole('button', { name: '儲存設定' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('目前無法處理您的要求，請確認網路連線後稍後再試。');
    await expect(statements.getByRole('radio', { name: '電子郵件' })).toBeChecked();
    await axe(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '儲存設定' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: saying('{{at}} 儲存完成。') })).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(statements.getByRole('radio', { name: '電子郵件' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '手機簡訊' })).toBeChecked();
    await expect(page.getByText(saying('上次儲存時間：{{at}}'))).toBeVisible();
    await page.getByRole('button', { name: '都不接收' }).press('Enter');
    await statements.getByRole('radio', { name: '郵寄' }).press('Space');
    await page.getByRole('radio', { name: '中文' }).press('Space');
    await page.getByRole('button', { name: '儲存設定' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: saying('{{at}} 儲存完成。') })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test(
  '[ACCT-03, SESS-28, OPEN-87] a client of Hong Kong on a phone is reminded once, follows the reminder, and reads that a save came through whose answer was lost',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /500 holdings/), route: '/client-tier' });
    await page.evaluate(() => sessionStorage.setItem('etrading.communicationPreferenceChange', 'true'));
    await page.goto(portal.address('/'));
    const reminder = page.getByRole('link', { name: 'Choose' });
    const urgent = page.getByText(saying('Important notices ({{number}})'));
    await expect(reminder.or(urgent).first()).toBeAttached();
    if (!(await reminder.isVisible())) await urgent.click();
    await reminder.click();
    await expect(page).toHaveURL(portal.address(route));
    await takeOverSaves(page, 'lose');
    const post = page.getByRole('checkbox', { name: 'By post' });
    const before = await post.isChecked();
    await post.setChecked(!before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: saying('Saved on {{at}}.') })).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(post).toBeChecked({ checked: !before });
  },
);

test(
  '[ACCT-03] a client of Taiwan whose e-mail address we don’t have reads on a phone what that means, and can choose the post alone',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route });
    const papers = page.getByRole('group', { name: '每月對帳單' });
    await expect(papers.getByRole('radio', { name: '電子郵件' })).toBeDisabled();
    await expect(papers.getByRole('radio', { name: '郵寄' })).toBeChecked();
    await expect(papers).toContainText('我們沒有您的電子信箱。如需登記，請來電 +886 2 0000 0000。');
    await expect(page.getByText('您尚未選擇，目前依照上述設定。')).toBeVisible();
    await axe(page);
    await turnTo(page, 'dark');
    await axe(page);
  },
);
