import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withRatesOf } from '../builders/fund-folder';
import { sharedDataFile } from '../builders/shared-data';
import { demoClient, type JourneyClient, signInByForm, withOutbox } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { serveImported } from './support/imported-sandbox';
import { expect, type Portal, portalOver, test } from './support/portal-test';

const list = sharedDataFile('funds/funds_tw.csv');
const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

test.skip(list === undefined, 'needs real market data: see FUND_DATA_DIR');

type Fund = { readonly code: string; readonly own: string; readonly name: string };

/** The classes in TWD whose code others have too, though no other has their name; an order in one that is priced no more is refused. */
function sharedClasses(): readonly Fund[] {
  const rows = readFileSync(list ?? '', 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '' && !line.includes('"'))
    .map((line) => line.split(','));
  const times = (place: number) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[place] ?? '', (counts.get(row[place] ?? '') ?? 0) + 1);
    return counts;
  };
  const codes = times(0);
  const names = times(3);
  const locals = times(1);
  return rows.flatMap(([code = '', localId = '', , name = '', , , , currency, nav, pricedOn = '']) => {
    const isShared = (codes.get(code) ?? 0) > 1 && names.get(name) === 1 && locals.get(localId) === 1;
    const isPriced = Number(nav) > 0 && pricedOn >= '2026-01-01';
    return isShared && currency === 'TWD' && isPriced ? [{ code, own: `${localId}.TWD`, name }] : [];
  });
}

/** So many of them by chance: what is proven of them is meant of all. */
function byChance<T>(all: readonly T[], count: number): readonly T[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}

test(
  '[ENT-29, FUND-01, FUND-12, ORDQ-01..05, ROUTE-18, ACCT-05] ten real classes whose codes others share are bought, watched and waited for, and held ones sold and switched, each under its own name from the search to the receipt',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page }) => {
    test.setTimeout(600_000);
    const sandbox = await serveImported(withRatesOf(day, join(list ?? '', '../..')));
    try {
      const portal = portalOver(sandbox, 'TW');
      const client = await demoClient(portal, /^real funds/i);
      const funds = byChance(sharedClasses(), 10);
      test.info().annotations.push({ type: 'funds', description: funds.map(({ own }) => own).join(' ') });
      await page.goto(portal.address('/'));
      await signInByForm(page, portal, client);
      await buy(page, portal, client, funds);
      for (const fund of funds) await watchAndWaitFor(page, portal, fund);
      await page.goto(portal.address('/watchlist'));
      for (const { name } of funds)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await page.goto(portal.address('/profile?tab=price-alerts'));
      for (const { name } of funds) await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
      await leave(page, portal, client);
    } finally {
      await sandbox.end();
    }
  },
);

async function buy(page: Page, portal: Portal, client: JourneyClient, funds: readonly Fund[]): Promise<void> {
  await page.goto(portal.address('/order/buy'));
  for (const { code, name } of funds) {
    await page.locator('[data-testid=place-order-search] input').fill(name);
    const found = page
      .locator('[data-testid=place-order-search] [role=option]')
      .filter({ has: page.getByText(name, { exact: true }) });
    await found.filter({ hasText: `${code}TWD` }).click();
    const card = page.getByRole('article', { name, exact: true });
    await card.getByRole('textbox', { name: '金額（TWD）' }).fill('10000');
  }
  await confirmAll(
    page,
    portal,
    client,
    funds.map(({ name }) => name),
  );
}

/** Goes on to the confirmation, finds every name there once, sends, and finds it on the receipt. */
async function confirmAll(
  page: Page,
  portal: Portal,
  { tradingSecret }: JourneyClient,
  names: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: '下一步：核對委託' }).click();
  await expect(page.getByRole('heading', { name: /^請確認 \d+ 筆委託$/ })).toBeFocused();
  for (const name of names) await expect(page.getByTestId('order-fund').filter({ hasText: name })).toHaveCount(1);
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
  await page.getByLabel('交易密碼', { exact: true }).fill(tradingSecret);
  await withOutbox(portal, async () => {
    await page.getByRole('button', { name: '確認送出' }).click();
    await expect(page.getByRole('heading', { name: '已收到您的委託' })).toBeFocused();
  });
  for (const name of names)
    await expect(page.locator('[data-testid=order-receipt] h4').filter({ hasText: name })).toHaveCount(1);
}

async function watchAndWaitFor(page: Page, portal: Portal, { own, name }: Fund): Promise<void> {
  await page.goto(portal.address(`/fund/${own}`));
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `加入觀察：${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `已加入觀察：${name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(portal.address(`/profile?tab=price-alerts&fundCode=${own}`));
  await expect(page.getByTestId('price-alert-fund')).toContainText(name);
  await page.getByRole('textbox', { name: '目標淨值（以基金計價幣別）' }).fill('12345');
  await page.getByRole('button', { name: '新增通知' }).click();
  await expect(page.getByText('已儲存到價通知。')).toBeVisible();
}

/** Sells one unit of a held class of a shared code, and switches one of another into a third. */
async function leave(page: Page, portal: Portal, client: JourneyClient): Promise<void> {
  const shared = sharedClasses();
  await page.goto(portal.address('/'));
  const funds = holdingsTable(page).getByTestId('holding-fund');
  await expect.poll(() => funds.count()).toBeGreaterThan(5);
  const names = await funds.allInnerTexts();
  const held = shared.filter(({ name }) => names.includes(name));
  expect(held.length, 'held classes of shared codes').toBeGreaterThanOrEqual(2);
  const [sold, switched] = byChance(held, 2);
  const into = byChance(
    shared.filter(({ name }) => !names.includes(name)),
    1,
  )[0];
  if (!sold || !switched || !into) throw new Error('too few classes');
  await page.goto(portal.address(`/order/sell?fundCode=${sold.own}`));
  await expect(page.getByTestId('chosen-holding').getByRole('heading')).toContainText(sold.name);
  await page.getByRole('textbox', { name: '單位數' }).fill('1');
  await confirmAll(page, portal, client, [sold.name]);
  await page.goto(portal.address(`/order/switch?fundCode=${switched.own}`));
  await page.getByRole('textbox', { name: '單位數' }).fill('1');
  await page.locator('[data-testid=place-order-search] input').fill(into.name);
  await page
    .locator('[data-testid=place-order-search] [role=option]')
    .filter({ has: page.getByText(into.name, { exact: true }) })
    .click();
  await confirmAll(page, portal, client, [switched.name, into.name]);
}
