import { readFile } from 'node:fs/promises';
import type { Page, Response } from '@playwright/test';
import { regionDefaults } from '../../config/regions';
import { aPicture } from '../builders/a-picture';
import { readWorkbook } from '../builders/read-workbook';
import { demoClient, latestCode, signIn, signInByForm, withoutCode, withOutbox } from './support/clients';
import { holdingsTable, openToolbar } from './support/holdings-page';
import { type OwnSandbox, serveOwn } from './support/own-sandbox';
import { openMenu } from './support/open-menu';
import { oneWidth } from './support/one-width';
import { expect, type Portal, portalOver, test as base } from './support/portal-test';

type Fixtures = {
  /** The portal in front of a server that has what the specification names, and nothing else. */
  readonly specified: Portal;
};

/** A journey in profile `coexist` over such a server; it fails when the portal asks for anything that isn't there. */
const test = base.extend<Fixtures, { readonly server: OwnSandbox }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await serveOwn('--specified');
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],

  specified: async ({ server, page, region }, use) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      void unknownTo(response, regionDefaults[region].apiBase).then((problem) => refused.push(...problem));
    });
    await use(portalOver(server, region));
    expect(refused, 'the portal asks for nothing that the specification doesn’t name').toEqual([]);
  },
});

/** Lists the parts of a call that the server doesn't know: its address, or fields of its document. */
async function unknownTo(response: Response, apiBase: string): Promise<readonly string[]> {
  const url = new URL(response.url());
  if (!url.pathname.startsWith(`${apiBase}/`)) return [];
  const call = `${response.request().method()} ${url.pathname}`;
  if ([404, 405, 410].includes(response.status())) return [call];
  if (!url.pathname.includes('/graphql')) return [];
  // Who leaves the page doesn't wait for it.
  const body = (await response.json().catch(() => ({}))) as { readonly errors?: readonly { message: string }[] };
  return (body.errors ?? []).map(({ message }) => `${call}: ${message}`);
}

const summary = (page: Page, heading: string) =>
  page.getByTestId('summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test(
  '[OPEN-21, OPEN-59, API-10, PORT-15, PORT-23, PORT-45, PORT-53, TIER-01, EPNT-07, RSP-01, MSG-26, FUND-02] a client of Hong Kong logs in and uses the whole home before a server that knows the specification alone',
  { tag: ['@hk', ...oneWidth('@desktop')] },
  async ({ page, specified: portal }) => {
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, await demoClient(portal));
    await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);
    await expect(page.getByText(/^Total portfolio value\s*NAV as of \d{2} \w{3} \d{4}$/)).toBeVisible();
    for (const grouping of ['Investment region', 'Asset class', 'Base currency', 'Fund']) {
      await page.getByRole('radio', { name: grouping, exact: true }).check();
      await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);
    }

    await openToolbar(page, 'filter');
    await expect(page.getByRole('combobox', { name: /^(Account|Accounts)/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await openToolbar(page, 'view');
    const currency = page.getByRole('combobox', { name: 'Display currency' });
    await currency.selectOption('USD');
    await expect(page.getByTestId('portfolio-total')).toContainText('USD');
    await expect(page.getByText(/We could not save your choice/)).toHaveCount(0);
    await page.keyboard.press('Escape');

    await openToolbar(page, 'view');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download Excel/ }).click();
    const bytes = await readFile(await (await saved).path());
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer);
    expect(sheets.get('Holdings')?.length).toBeGreaterThan(1);

    for (const [heading, said] of [
      ['Account tier', 'Platinum+'],
      ['Reward points (ePoints)', 'points'],
      ['Monthly plans', 'plans'],
      ['Cash Account', 'HKD'],
    ] as const)
      await expect(summary(page, heading).getByTestId('summary-gist')).toContainText(said);
    await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();

    await page.getByRole('button', { name: /I have read this/ }).click();
    await page.getByRole('combobox', { name: 'Search funds' }).fill('global technology');
    await page.getByRole('option', { name: /^Cloud Ridge Global Technology A \(acc\)/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 year', { exact: true }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    await expect(
      page
        .getByRole('dialog', { name: 'Tour of your portfolio' })
        .or(page.getByText('Welcome to your portfolio'))
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(portal.address('/client-tier'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  '[OPEN-59, REAUTH-05..15, REAUTH-19, VCA-04, VCA-05, VCA-35, API-07, API-90, DOC-01] a client of Hong Kong tops up and withdraws, each after giving the secret again, and another sends an identity document, before a server that knows the specification alone',
  { tag: ['@hk', ...oneWidth('@phone')] },
  async ({ page, specified: portal }) => {
    const client = await demoClient(portal);
    await signIn(page, portal, { client, route: '/vca/tx-balance' });
    const reAuthenticated: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('AddVcaTransaction') === true)
        reAuthenticated.push(request.headers()['re_auth']);
    });
    for (const [link, button, amount, done] of [
      ['Top up', 'Top up now', '1000.01', 'Your top-up has been received'],
      ['Withdraw', 'Withdraw now', '5000.01', 'Your withdrawal has been received'],
    ] as const) {
      await page.goto(portal.address('/vca/tx-balance'));
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByLabel('Amount in HKD').fill(amount);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm it is you' })).toBeVisible();
      await page.getByLabel('Local password').fill(client.secret);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: done })).toBeVisible();
    }
    // Once each, and only with the proof.
    expect(reAuthenticated).toEqual(['Y', 'Y']);
    await page.goto(portal.address('/vca/tx-balance'));
    for (const moved of ['HKD 1,000.01 in', 'HKD 5,000.01 out'])
      await expect(page.getByRole('listitem').filter({ hasText: moved })).toBeVisible();

    const paused = await demoClient(portal, /until an identity document/);
    await signIn(page, portal, { client: paused, route: '/account/documentUpload' });
    const buffer = Buffer.from(await aPicture('jpeg', 400));
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Send this picture' }).click();
    await expect(page.getByRole('heading', { name: 'We have your document' })).toBeFocused();
  },
);

/** Makes a list for a client, as whoever advises the client would, and says where its link leads. */
async function newLink(portal: Portal, login: string): Promise<string> {
  const answer = await withOutbox(portal, () =>
    fetch(`${portal.origin}/sandbox/links`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: portal.origin, 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ login, template: 'typical' }),
    }),
  );
  expect(answer.status).toBe(200);
  return `/url?oid=${((await answer.json()) as { readonly oid: string }).oid}`;
}

test(
  '[OPEN-21, OPEN-59, AUTH-26, PORT-18, PORT-26, MSG-17, API-28, SUIT-40, GQL-22, API-89] a client of Taiwan logs in with a code, uses the home, and answers the questionnaire before a server that knows the specification alone',
  { tag: ['@tw', ...oneWidth('@phone')] },
  async ({ page, specified: portal }) => {
    const overview = page.waitForResponse(/\/authentication\/accountInfo$/);
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, await demoClient(portal));
    await expect(page.getByTestId('holding-fund').first()).toBeVisible();
    for (const grouping of ['投資區域', '資產類別', '計價幣別', '基金']) {
      await page.getByRole('radio', { name: grouping, exact: true }).check();
      await expect(page.getByTestId('holding-fund').first()).toBeVisible();
    }
    await expect(summary(page, '會員等級').getByTestId('summary-gist')).toContainText('會員等級');
    await expect(summary(page, '紅利點數（ePoints）').getByTestId('summary-gist')).toContainText('點');
    expect((await overview).status()).toBe(200);

    await signIn(page, portal, {
      client: await demoClient(portal, /was never assessed/),
      route: '/enhanced-suitability',
    });
    await page.locator('fieldset[data-testid=question]').first().waitFor();
    for (const one of await page.locator('fieldset[data-testid=question]').all())
      await one.getByRole('radio').nth(-1).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '檢查答案' }).click();
    await expect(page.getByRole('heading', { name: '請確認您的答案' })).toBeFocused();
    await page.getByRole('button', { name: '送出' }).click();
    await expect(page.getByRole('button', { name: '送出' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  },
);

test(
  '[OPEN-59, TRADE-01..16, TRADE-61, TRADE-69, API-75..81, OPEN-79, RESET-06, RESET-12..17, API-15..19] a client of Taiwan sends a list by its link, gives another up, and resets the password before a server that knows the specification alone',
  { tag: ['@tw', ...oneWidth('@desktop')] },
  async ({ page, specified: portal }) => {
    const client = await demoClient(portal, withoutCode.TW);
    const route = await newLink(portal, client.login);
    await signIn(page, portal, { client, route });
    await page.getByRole('button', { name: '我同意，查看清單' }).click();
    await expect(page.getByRole('heading', { name: '請確認 4 筆委託' })).toBeFocused();
    for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: '確認送出' }).click();
      await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: '這份清單已經送出' })).toBeFocused();
    await expect(page.getByText('這份清單的結果')).toHaveCount(0);

    await page.goto(portal.address(await newLink(portal, client.login)));
    await page.getByRole('button', { name: '我同意，查看清單' }).click();
    await page.getByRole('button', { name: '取消整份清單' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '確定取消' }).click();
    await expect(page.getByRole('heading', { name: '這份清單已取消' })).toBeFocused();

    await page.goto(`${portal.origin}/sandbox/clients`);
    const cells = page
      .getByRole('row')
      .filter({ hasText: '@example.test' })
      .filter({ hasText: client.login })
      .getByRole('cell');
    const [, nationalId = '', birthDate = '', email = '', mobile = '', phone = ''] = await cells.allInnerTexts();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(portal.address('/reset-username-password'));
    await page.getByRole('radio', { name: /^我忘記密碼/ }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    for (const [name, text] of Object.entries({ account: client.login, nationalId, email, mobile, phone }))
      await page.locator(`input[name=${name}]`).fill(text);
    const [year = '', month = '', day = ''] = birthDate.split('-');
    await page.getByLabel('年', { exact: true }).fill(year);
    await page.getByLabel('月', { exact: true }).fill(month);
    await page.getByLabel('日', { exact: true }).fill(day);
    await page.getByRole('button', { name: '下一步' }).click();
    await withOutbox(portal, async () => {
      await page.getByRole('button', { name: /^簡訊/ }).click();
      await expect(page.getByLabel('8 位數字驗證碼')).toBeVisible();
      await page.getByLabel('8 位數字驗證碼').fill(await latestCode(portal));
    });
    await page.getByRole('button', { name: '下一步' }).click();
    await page.locator('input[name=new-password]').fill('Harbor7391Pine');
    await page.locator('input[name=new-password-again]').fill('Harbor7391Pine');
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page.getByRole('heading', { name: '新的密碼設定完成' })).toBeFocused();
    await signIn(page, portal, { client: { ...client, secret: 'Harbor7391Pine' } });
    await expect(page.getByRole('heading', { level: 1, name: /^投資組合總值/ })).toBeVisible();
  },
);

test(
  '[API-24, AUTH-13, AUTH-51, CONFLICT-54] a client who logged out to the older site logs in again by its link, which leads through the entry of AUTHE to the login page',
  { tag: ['@hk', '@phone'] },
  async ({ page, specified: portal }) => {
    await page.goto(portal.address('/login'));
    await signInByForm(page, portal, await demoClient(portal));
    await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);
    await openMenu(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Legacy app (stand-in)' })).toBeVisible();
    const entered = page.waitForResponse(/\/tet-web\/rest\/auth\/authe\/login$/);
    await page.getByRole('link', { name: 'Log in' }).click();
    expect((await entered).status()).toBe(302);
    await expect(page).toHaveURL(portal.address('/login'));
    await signInByForm(page, portal, await demoClient(portal));
    await expect(holdingsTable(page).getByRole('row')).not.toHaveCount(0);
  },
);
