import type { Page } from '@playwright/test';
import { demoClient, signIn } from './support/clients';
import { configure } from './support/configuration';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { oneWidth } from './support/one-width';
import { expect, test } from './support/portal-test';

const section = '/profile?tab=payment';
const recentChange = /named a new bank account/;
const notice = (page: Page) => page.getByRole('dialog', { name: '您最近變更過銀行帳戶' });

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
  '[MSG-27, BANK-07, BANK-09, ERR-93] a client of Taiwan who changed a bank account is told once a session which account may be used, after the tour, and again where the accounts are',
  { tag: ['@tw', ...oneWidth('@phone')] },
  async ({ page, portal, axe }) => {
    const release = await holdBackList(page);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await page.getByRole('button', { name: '開始導覽' }).press('Enter');
    const welcome = page.getByRole('dialog', { name: '歡迎來到您的投資組合' });
    await expect(welcome).toBeVisible();
    const answered = page.waitForResponse(/\/bankInfo$/);
    release();
    await answered;
    await page.getByRole('button', { name: '開始導覽', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '認識您的投資組合' })).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toContainText('變更完成之前，扣款或入帳的帳戶可能是原來的帳戶，也可能是新的帳戶。');
    await expect(notice(page)).toContainText('88****07');
    await expect(notice(page).getByRole('button', { name: '知道了' })).toBeFocused();
    await inBothColorSchemes(page, axe);
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await expect(page.getByRole('region', { name: '公告與優惠活動' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/bankInfo'))).toEqual([]);

    await page.goto(portal.address(section));
    await expect(page.getByText('您最近變更過銀行帳戶')).toBeVisible();
    await expect(page.getByRole('region', { name: '入帳帳戶' })).toContainText('新約定，尚未使用');
    await inBothColorSchemes(page, axe);
  },
);

test(
  '[MSG-27, BANK-09] the notice of a bank change leads to the accounts',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link', { name: '查看我的銀行帳戶' }).press('Enter');
    await expect(page).toHaveURL(portal.address(section));
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('您最近變更過銀行帳戶')).toBeVisible();
  },
);

test(
  '[MSG-27, BANK-09] the notice of a bank change shows beside the older site from behind the list of all funds, too',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    await configure(page, { profile: 'coexist' });
    const release = await holdBackList(page);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await page.getByRole('button', { name: '檢視全部基金' }).press('Enter');
    await expect(page.locator('[data-testid=portfolio-page] > div[hidden]')).toHaveCount(1);
    release();
    await expect(notice(page)).toBeVisible();
  },
);

test(
  '[MSG-27, BANK-09, OPEN-92] a list of accounts that can’t be had is told on the home and where the accounts are, and can be asked for again',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal }) => {
    await page.route(/\/bankInfo$/, (route) => route.fulfill({ status: 500, json: {} }));
    const refused = page.waitForResponse(/\/bankInfo$/);
    await signIn(page, portal, { client: await demoClient(portal, recentChange) });
    await refused;
    await expect(page.getByRole('alert')).toContainText('無法查詢近期是否變更過銀行帳戶。');
    await expect(notice(page)).toHaveCount(0);
    await page.goto(portal.address(section));
    await expect(page.getByRole('alert')).toContainText('無法查詢近期是否變更過銀行帳戶。');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByText('您最近變更過銀行帳戶')).toBeVisible();
  },
);
