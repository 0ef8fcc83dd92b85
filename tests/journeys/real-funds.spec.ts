import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withRatesOf } from '../builders/fund-folder';
import { independentTotals } from '../builders/independent-valuation';
import { sharedDataFile } from '../builders/shared-data';
import { demoClient, signInByForm } from './support/clients';
import { shown, shownPercent, signed } from './support/figures';
import { holdingsTable } from './support/holdings-page';
import { serveImported } from './support/imported-sandbox';
import { expect, portalOver } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    portfolio: {
      profit: 'Unrealised profit/loss',
      return: 'Return rate',
      cost: 'Total cost',
      count: 'Number of funds',
      'without-value_other': '{{count}} holdings are not in the totals because a price or exchange rate is missing.',
    },
  },
  zh_TW: {
    portfolio: {
      profit: '未實現損益',
      return: '報酬率（不含息）',
      cost: '總成本',
      count: '基金檔數',
      'without-value_other': '{{count}} 檔持有基金因缺少淨值或匯率，目前無法計入總值。',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const list = sharedDataFile('funds/funds_tw.csv');

test.skip(list === undefined, 'needs real market data: see FUND_DATA_DIR');

test(
  '[PORT-01, HOLD-20, HOLD-21] a client who holds 60 real funds sees totals that an independent calculation confirms, and how many have no value',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, words, axe }) => {
    test.setTimeout(240_000);
    const folder = withRatesOf(today(), join(list ?? '', '../..'));
    const sandbox = await serveImported(folder);
    try {
      const portal = portalOver(sandbox, 'TW');
      await page.goto(portal.address('/'));
      await signInByForm(page, portal, await demoClient(portal, /^real funds/i));
      await expectTotals(page, words, independentTotals(folder, sandbox.trades, today()));
      await axe(page);
    } finally {
      await sandbox.end();
    }
  },
);

async function expectTotals(page: Page, words: Words, totals: ReturnType<typeof independentTotals>): Promise<void> {
  expect(totals.withoutValue).toBeGreaterThanOrEqual(3);
  const head = page.getByTestId('portfolio-head');
  const fact = (label: string) =>
    head
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');
  await expect(head.getByTestId('portfolio-total')).toHaveText(`TWD ${shown(exact(totals.value), 0)}`);
  await expect(head).toContainText(say(words.portfolio['without-value_other'], { count: totals.withoutValue }));
  await expect(fact(words.portfolio.cost)).toHaveText(`TWD ${shown(exact(totals.cost), 0)}`);
  await expect(fact(words.portfolio.profit)).toContainText(signed(exact(totals.profit), 0));
  await expect(fact(words.portfolio.return)).toContainText(shownPercent(totals.returnPercent));
  await expect(fact(words.portfolio.count)).toHaveText('60');
  await expect(holdingsTable(page)).toBeVisible();
}

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The journeys write figures as whole numbers of 10^-18. */
const exact = (amount: bigint): bigint => amount * 10n ** 18n;
