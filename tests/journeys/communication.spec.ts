import type { Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { turnTo } from './support/in-both-lights';
import { expect, test } from './support/portal-test';
import { say, saying } from './support/words';

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
  '[ACCT-03, LINK-22, CONFLICT-13] a client of Taiwan goes from the menu to how she hears from us, keeps what she chose when a save fails, and saves it all at once',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { communication: texts } = words;
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.getByRole('button', { name: words['menu-group'].account, exact: true }).press('Enter');
    await page.getByRole('link', { name: words.menu.communication }).press('Enter');
    await expect(page).toHaveURL(portal.address(route));
    const statements = page.getByRole('group', { name: texts.statements });
    await expect(statements.getByRole('radio', { name: texts['paper-post'] })).toBeChecked();
    await axe(page);
    await statements.getByRole('radio', { name: texts['paper-email'] }).press('Space');
    await page.getByRole('radio', { name: texts['language-en_US'] }).press('Space');
    await page.getByRole('checkbox', { name: texts['news-sms'] }).press('Space');
    await expect(page.getByText(texts['not-saved'])).toBeVisible();
    await takeOverSaves(page, 'refuse');
    await page.getByRole('button', { name: texts.save }).press('Enter');
    await expect(page.getByRole('alert')).toContainText(words['error-codes']['try-later']);
    await expect(statements.getByRole('radio', { name: texts['paper-email'] })).toBeChecked();
    await axe(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: texts.save }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: saying(texts.saved) })).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(statements.getByRole('radio', { name: texts['paper-email'] })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: texts['news-sms'] })).toBeChecked();
    await expect(page.getByText(saying(texts['last-saved']))).toBeVisible();
    await page.getByRole('button', { name: texts['no-news'] }).press('Enter');
    await statements.getByRole('radio', { name: texts['paper-post'] }).press('Space');
    await page.getByRole('radio', { name: texts['language-zh_TW'] }).press('Space');
    await page.getByRole('button', { name: texts.save }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: saying(texts.saved) })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test(
  '[ACCT-03, SESS-28, OPEN-87] a client of Hong Kong on a phone is reminded once, follows the reminder, and reads that a save came through whose answer was lost',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { communication: texts } = words;
    await signIn(page, portal, { client: await demoClient(portal, /500 holdings/), route: '/client-tier' });
    await page.evaluate(() => sessionStorage.setItem('etrading.communicationPreferenceChange', 'true'));
    await page.goto(portal.address('/'));
    const reminder = page.getByRole('link', { name: words.notices['action-communication-preference'] });
    const urgent = page.getByText(saying(words.notices['urgent-number']));
    await expect(reminder.or(urgent).first()).toBeAttached();
    if (!(await reminder.isVisible())) await urgent.click();
    await reminder.click();
    await expect(page).toHaveURL(portal.address(route));
    await takeOverSaves(page, 'lose');
    const post = page.getByRole('checkbox', { name: texts['news-post'] });
    const before = await post.isChecked();
    await post.setChecked(!before);
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('status').filter({ hasText: saying(texts.saved) })).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(post).toBeChecked({ checked: !before });
  },
);

test(
  '[ACCT-03] a client of Taiwan whose e-mail address we don’t have reads on a phone what that means, and can choose the post alone',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { communication: texts } = words;
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route });
    const papers = page.getByRole('group', { name: texts.statements });
    await expect(papers.getByRole('radio', { name: texts['paper-email'] })).toBeDisabled();
    await expect(papers.getByRole('radio', { name: texts['paper-post'] })).toBeChecked();
    await expect(papers).toContainText(say(texts['no-email'], { phone: '+886 2 0000 0000' }));
    await expect(page.getByText(texts['never-saved'])).toBeVisible();
    await axe(page);
    await turnTo(page, 'dark');
    await axe(page);
  },
);
