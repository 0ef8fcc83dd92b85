import { changeAnswer } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { shown, total } from './support/figures';
import { holdingsTable, nextPortfolio, type WireStatistics } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say } from './support/words';

type Told = { readonly byFund: WireStatistics; readonly byNonePie: WireStatistics };

test(
  '[OPEN-65, OPEN-90, FMT-03] what has no exchange rate, or no price at all, is left out of the totals, spoken of, and never shown as a number',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    const client = await demoClient(portal, /without an exchange rate/);
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client });
    const { viewed } = await answer;
    expect(viewed.numberOfFundsWithoutValue).toBe(1);
    await expect(page.getByText(say(words.portfolio['without-value_one'], { count: 1 }))).toBeVisible();
    const value = total(viewed.tableViewDetails.map(({ marketValue }) => marketValue));
    await expect(page.locator('.portfolio-total')).toHaveText(`TWD${shown(value, 0)}`);
    const row = holdingsTable(page, words).getByRole('row').filter({ hasText: 'ZAR' });
    // Worth something in its own currency, but no share of a total in another.
    await expect(row).toContainText(/ZAR [\d,]+\.\d\d/);
    await expect(row.getByRole('cell').filter({ hasText: /ZAR/ })).not.toContainText('%');

    const unknown = { marketValue: null, cost: null, profit: null, returnPercent: null };
    await changeAnswer<Told>(page, 'HoldingStatistics', ({ byFund, byNonePie }) => ({
      byFund,
      byNonePie: {
        ...byNonePie,
        tableViewDetails: byNonePie.tableViewDetails.map((line) =>
          line.txnCurrency === 'ZAR' ? { ...line, ...unknown } : line,
        ),
      },
    }));
    await page.reload();
    await expect(row).toContainText(words.portfolio['no-value']);
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|ZZZ|PYC|Infinity/);
  },
);

test(
  '[PORT-01] a client without holdings is told so and shown a way on',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    await expect(page.getByText(words.portfolio.empty)).toBeVisible();
    await expect(holdingsTable(page, words)).toBeHidden();
    await page.getByRole('link', { name: words.portfolio['empty-next'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title.funds })).toBeVisible();
    await expect(page.getByRole('table', { name: words.funds.all }).getByRole('link').first()).toBeVisible();
  },
);
