import { join } from 'node:path';
import { independentTotals } from '../builders/independent-valuation';
import { sharedDataFile } from '../builders/shared-data';
import { demoClient, signInByForm } from './support/clients';
import { shown, shownPercent, signed } from './support/figures';
import { holdingsTable } from './support/holdings-page';
import { type ImportedSandbox, serveImported } from './support/imported-sandbox';
import { expect, type Portal, test } from './support/portal-test';
import { say } from './support/words';

const list = sharedDataFile('funds/funds_tw.csv');
const folder = join(list ?? '', '../..');

test.describe('a client who holds 60 real funds', () => {
  test.skip(list === undefined, 'needs ../shared/data, or FUND_DATA_DIR');
  test.skip(
    ({ region, isMobile }) => region !== 'TW' || isMobile,
    'once is enough: the import has nothing to do with the screen',
  );

  let sandbox: ImportedSandbox;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    sandbox = await serveImported(folder);
  });
  test.afterAll(() => sandbox.end());

  test('[PORT-01, HOLD-20, HOLD-21] sees totals that an independent calculation confirms, and how many have no value', async ({
    page,
    words,
    axe,
  }) => {
    const portal: Portal = {
      region: 'TW',
      origin: sandbox.TW,
      otherOrigin: sandbox.HK,
      address: (route) => `${sandbox.TW}/eTrading/v2${route}`,
    };
    await page.goto(portal.address('/'));
    await signInByForm(page, portal, await demoClient(portal, /^real funds/i));

    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const totals = independentTotals(folder, sandbox.trades, today);
    expect(totals.withoutValue).toBeGreaterThanOrEqual(3);
    const head = page.locator('.portfolio-head');
    await expect(head.locator('.portfolio-total')).toHaveText(`TWD${shown(inPlaces(totals.value), 0)}`);
    await expect(head).toContainText(say(words.portfolio['without-value_other'], { count: totals.withoutValue }));
    const fact = (label: string) =>
      head
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd');
    await expect(fact(words.portfolio.cost)).toHaveText(shown(inPlaces(totals.cost), 0));
    await expect(fact(words.portfolio.profit)).toContainText(signed(inPlaces(totals.profit), 0));
    await expect(fact(words.portfolio.return)).toContainText(shownPercent(totals.returnPercent));
    await expect(fact(words.portfolio.count)).toHaveText('60');
    await expect(holdingsTable(page, words)).toBeVisible();
    await axe(page);
  });
});

/** The figures of the page are told with 18 places. */
const inPlaces = (amount: bigint): bigint => amount * 10n ** 18n;
