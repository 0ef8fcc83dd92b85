import { changeAnswer } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { shown, total } from './support/figures';
import { holdingsTable, nextPortfolio, type WireStatistics } from './support/holdings-page';
import { expect, test } from './support/portal-test';

type PortfolioStatistics = { readonly byFund: WireStatistics; readonly byNonePie: WireStatistics };

test(
  '[OPEN-65, OPEN-90, FMT-03] a holding without an exchange rate, or any price, is left out of the totals, spoken of, and never shown as a number',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    const client = await demoClient(portal, /without an exchange rate/);
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client });
    const { viewed } = await answer;
    expect(viewed.tableViewDetails.filter(({ marketValue }) => marketValue === null)).toHaveLength(1);
    await expect(page.getByText('1 檔持有基金因缺少淨值或匯率，目前無法計入總值。')).toBeVisible();
    const value = total(viewed.tableViewDetails.map(({ marketValue }) => marketValue));
    await expect(page.getByTestId('portfolio-total')).toHaveText(`TWD ${shown(value, 0)}`);
    const row = holdingsTable(page).getByRole('row').filter({ hasText: 'ZAR' });
    // Worth something in its own currency, but no share of a total in another.
    const worth = row.locator('[data-label="總值"]');
    await expect(worth).toContainText(/ZAR [\d,]+\.\d\d/);
    await expect(worth).not.toContainText('%');

    const unknown = { marketValue: null, cost: null, profit: null, returnPercent: null };
    await changeAnswer<PortfolioStatistics>(page, 'HoldingStatistics', ({ byFund, byNonePie }) => ({
      byFund,
      byNonePie: {
        ...byNonePie,
        tableViewDetails: byNonePie.tableViewDetails.map((line) =>
          line.txnCurrency === 'ZAR' ? { ...line, ...unknown } : line,
        ),
      },
    }));
    await page.reload();
    await expect(row).toContainText('目前沒有市值');
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|ZZZ|PYC|Infinity/);
  },
);

test(
  '[PORT-01] a client without holdings is told so and shown a way on',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    await expect(page.getByText('You hold no funds yet.')).toBeVisible();
    await expect(holdingsTable(page)).toBeHidden();
    await page.getByRole('link', { name: 'Find a fund to start with.' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a fund' })).toBeVisible();
    const funds = page.getByRole('table', { name: 'All funds' });
    await funds.getByRole('button').first().tap();
    await expect(funds.getByRole('link').first()).toBeVisible();
  },
);
