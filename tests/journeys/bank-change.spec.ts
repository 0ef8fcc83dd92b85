import type { Page } from '@playwright/test';
import { demoClient, signIn } from './support/clients';
import { inBothLights } from './support/in-both-lights';
import { expect, test } from './support/portal-test';
import type { Words } from './support/words';

const room = '/profile?tab=payment';
const recentChange = /named a new bank account/;
const notice = (page: Page, words: Words) => page.getByRole('dialog', { name: words['bank-change'].title });

/** Holds back what the client’s list of bank accounts answers until the function returned is called; meanwhile the page is for the keyboard alone, since it is covered [SHELL-04]. */
async function holdBackList(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/bankInfo$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

test(
  '[MSG-27, BANK-07, BANK-09, ERR-93] a client of Taiwan who changed her bank account is told once a session which account may be used, after the tour, and again where her accounts are',
  { tag: '@tw' },
  async ({ page, portal, words, axe }) => {
    const { 'bank-change': change } = words;
    const release = await holdBackList(page);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await page.getByRole('button', { name: words.portfolio['tour-take'] }).press('Enter');
    const welcome = page.getByRole('dialog', { name: words.tour.welcome });
    await expect(welcome).toBeVisible();
    const answered = page.waitForResponse(/\/bankInfo$/);
    release();
    await answered;
    await page.getByRole('button', { name: words.tour.start, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.tour.label })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notice(page, words)).toContainText(change.text);
    await expect(notice(page, words)).toContainText('88****07');
    await expect(notice(page, words).getByRole('button', { name: change.close })).toBeFocused();
    await inBothLights(page, axe);
    await page.keyboard.press('Escape');
    await expect(notice(page, words)).toHaveCount(0);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expect(page.getByRole('region', { name: words.notices.label })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page, words)).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/bankInfo'))).toEqual([]);

    await page.goto(portal.address(room));
    await expect(page.getByText(change.title)).toBeVisible();
    await expect(page.getByRole('region', { name: words.payment.credited })).toContainText(words.payment['state-new']);
    await inBothLights(page, axe);
  },
);

test(
  '[MSG-27, BANK-09] the notice of a bank change leads to the accounts, from behind the list of all funds too',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    const release = await holdBackList(page);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await page.getByRole('button', { name: words.funds['see-all'] }).press('Enter');
    await expect(page.locator('.portfolio-page > div[hidden]')).toHaveCount(1);
    release();
    await expect(notice(page, words)).toBeVisible();
    await notice(page, words).getByRole('link', { name: words['bank-change'].accounts }).press('Enter');
    await expect(page).toHaveURL(portal.address(room));
    await expect(notice(page, words)).toHaveCount(0);
    await expect(page.getByText(words['bank-change'].title)).toBeVisible();
  },
);

test(
  '[MSG-27, BANK-09, OPEN-92] a list of accounts that can’t be had says nothing on the home, and can be asked for again where the accounts are',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.route(/\/bankInfo$/, (route) => route.fulfill({ status: 500, json: {} }));
    const refused = page.waitForResponse(/\/bankInfo$/);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await refused;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(notice(page, words)).toHaveCount(0);
    await page.goto(portal.address(room));
    await expect(page.getByRole('alert')).toContainText(words.payment['changes-failed']);
    await page.unrouteAll();
    await page.getByRole('button', { name: words.panel.retry }).click();
    await expect(page.getByText(words['bank-change'].title)).toBeVisible();
  },
);
