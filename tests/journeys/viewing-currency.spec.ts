import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { columnOf, readWorkbook } from '../builders/read-workbook';
import { demoClient, signIn, signInByForm } from './support/clients';
import { exact, shown, total } from './support/figures';
import { holdingsTable, nextPortfolio, openToolbar, type ToldPortfolio } from './support/holdings-page';
import { expectNoOverflow } from './support/layout';
import { expect, test } from './support/portal-test';

const inDollars = /in US dollars/;

test(
  '[PORT-53, PORT-51, API-39, CONFLICT-33] a client in Hong Kong chooses the currency of all figures, and finds them in it on coming back',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, inDollars);
    await signIn(page, portal, { client });
    const choice = page.getByRole('combobox', { name: 'Display currency' });
    await openToolbar(page, 'view');
    // A second try of this journey finds what the first one left.
    const before = await choice.inputValue();
    expect(['USD', 'GBP']).toContain(before);
    const wanted = before === 'USD' ? 'GBP' : 'USD';

    const told = nextPortfolio(page, wanted);
    await choice.selectOption(wanted);
    await page.keyboard.press('Escape');
    await expectIn(wanted, await told, page);
    await expectExplained(wanted, page);
    await expectInFile(wanted, await told, page);
    await axe(page);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in again' }).click();
    const again = nextPortfolio(page, wanted);
    await signInByForm(page, portal, client);
    await expectIn(wanted, await again, page);
    await openToolbar(page, 'view');
    await expect(choice).toHaveValue(wanted);

    await choice.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(page.locator('[data-testid=portfolio-total] small')).toHaveText('USD');
    await expect(choice).toBeFocused();
    await page.reload();
    await openToolbar(page, 'view');
    await expect(choice).toHaveValue('USD');
  },
);

test(
  '[PORT-53, API-39] a choice that can’t be kept changes nothing and says so, and a setting that can’t be read leaves the figures in HKD',
  { tag: ['@hk', '@long'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, inDollars) });
    const choice = page.getByRole('combobox', { name: 'Display currency' });
    const worth = page.getByTestId('portfolio-total');
    await expect(worth).toBeVisible();
    await openToolbar(page, 'view');
    const before = await worth.innerText();
    const currency = await choice.inputValue();
    await page.route('**/portfolio/setting', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await choice.selectOption('CAD');
    const failure = page
      .getByRole('alert')
      .filter({ hasText: `We could not save your choice. Amounts are still in ${currency}.` });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(choice).toHaveValue(currency);
    await expect(worth).toHaveText(before.replaceAll(/\s+/g, ' ').trim());
    await axe(page);
    await expectNoOverflow(page, 'the portfolio');

    for (const answer of [{ status: 500, body: '' }, { json: { showCcy: 'DOUBLOON' } }, { body: '<html>' }]) {
      await page.unrouteAll({ behavior: 'wait' });
      await page.route('**/portfolio/setting', (route) => route.fulfill(answer));
      const told = nextPortfolio(page);
      await page.reload();
      expect((await told).currency).toBe('HKD');
      await openToolbar(page, 'view');
      await expect(choice).toHaveValue('HKD');
    }
  },
);

/** Totals, lines and pie say one currency, and the lines add up to the total. */
async function expectIn(
  currency: string,
  { currency: viewedIn, viewed, lines }: ToldPortfolio,
  page: Page,
): Promise<void> {
  expect(viewedIn).toBe(currency);
  expect(total(lines.map(({ marketValue }) => marketValue))).toBe(exact(viewed.totalValue));
  const worth = shown(exact(viewed.totalValue), viewed.totalValuePrecision);
  await expect(page.getByTestId('portfolio-total')).toHaveText(new RegExp(`^${currency} ?${worth}$`));
  const rows = holdingsTable(page).getByTestId('holding-row');
  await expect(rows).toHaveCount(lines.length);
  for (const { fund, marketValue, marketValuePrecision } of lines)
    await expect(rows.filter({ hasText: fund.name.code })).toContainText(
      `${currency} ${shown(exact(marketValue ?? ''), marketValuePrecision)}`,
    );
}

async function expectExplained(currency: string, page: Page): Promise<void> {
  await holdingsTable(page).locator('[data-testid=holding-row] [data-testid=figure]').first().click();
  const explanation = page.getByRole('dialog');
  await expect(explanation.getByTestId('calculation-result').first()).toContainText(currency);
  await explanation.getByRole('button', { name: 'Close' }).first().click();
}

async function expectInFile(currency: string, { viewed, lines }: ToldPortfolio, page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await openToolbar(page, 'view');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const content = await readFile(await (await saved).path());
  const sheets = await readWorkbook(Uint8Array.from(content).buffer);
  const notes = new Map((sheets.get('Notes') ?? []).map(([name, text]) => [name, text]));
  expect(notes.get('Display currency')).toBe(currency);
  const holdings = sheets.get('Holdings') ?? [];
  expect(columnOf(holdings, 'Currency')).toEqual(lines.map(() => currency));
  const values = columnOf(holdings, 'Total value').map((cell) => String(cell));
  expect(total(values)).toBe(exact(viewed.totalValue));
}
