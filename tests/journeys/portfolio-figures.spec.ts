import type { Locator } from '@playwright/test';
import type { GroupType } from '../../domain/holdings/view/group-holdings';
import { signIn } from './support/clients';
import { exact, shown, shownPercent, shownShare, signed, total } from './support/figures';
import {
  groupOf,
  holdingsTable,
  nextPortfolio,
  readRows,
  type ReadRow,
  type ToldPortfolio,
  type ServedHolding,
  worthOf,
} from './support/holdings-page';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    portfolio: {
      profit: 'Unrealised profit/loss',
      return: 'Return rate',
      cost: 'Total cost',
      count: 'Number of funds',
      'group-FUND_CATEGORY': 'Investment region',
      'group-FUND_MARKET_TYPE': 'Asset class',
      'group-FUND_BASE_CURRENCY': 'Base currency',
    },
    currency: {
      aud: 'Australian dollar',
      cad: 'Canadian dollar',
      cny: 'Renminbi',
      eur: 'Euro',
      gbp: 'Pound sterling',
      hkd: 'Hong Kong dollar',
      jpy: 'Japanese yen',
      nzd: 'New Zealand dollar',
      sgd: 'Singapore dollar',
      twd: 'New Taiwan dollar',
      usd: 'US dollar',
    },
  },
  zh_TW: {
    portfolio: {
      profit: '未實現損益',
      return: '報酬率（不含息）',
      cost: '總成本',
      count: '基金檔數',
      'group-FUND_CATEGORY': '投資區域',
      'group-FUND_MARKET_TYPE': '資產類別',
      'group-FUND_BASE_CURRENCY': '計價幣別',
    },
    currency: {
      aud: '澳幣',
      cad: '加幣',
      cny: '人民幣',
      eur: '歐元',
      gbp: '英鎊',
      hkd: '港幣',
      jpy: '日圓',
      nzd: '紐幣',
      sgd: '新加坡幣',
      twd: '新台幣',
      usd: '美元',
    },
  },
};

const test = speaking(sentences);

// High enough for every row to be in the page.
const tall = { width: 1280, height: 2600 };
const codeOf = ({ fund }: ServedHolding): string => fund.name.code;

test(
  '[PORT-01, PORT-03, PORT-04, PORT-33, PORT-62, HOLD-01, HOLD-05, FMT-01, FMT-04, CONFLICT-32, CONFLICT-59] the totals are the exact sums of the rows, and each row shows the figures of the answer',
  { tag: '@desktop' },
  async ({ page, portal, words }) => {
    await page.setViewportSize(tall);
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { currency, viewed, lines } = await answer;
    const sum = (of: 'marketValue' | 'cost' | 'profit') => total(viewed.tableViewDetails.map((row) => row[of]));
    const precision = viewed.totalValuePrecision;
    const facts: readonly (readonly [string, string])[] = [
      [words.portfolio.profit, signed(sum('profit'), precision)],
      [words.portfolio.return, shownPercent(viewed.returnPercent)],
      [words.portfolio.cost, shown(sum('cost'), precision)],
      [words.portfolio.count, String(viewed.tableViewDetails.length)],
    ];
    await expect(page.getByTestId('portfolio-total')).toHaveText(`${currency} ${shown(sum('marketValue'), precision)}`);
    for (const [name, figure] of facts)
      await expect(
        page.locator('[data-testid=portfolio-facts] > div', { has: page.getByText(name, { exact: true }) }),
      ).toContainText(figure);
    const rows = await readRows(holdingsTable(page));
    expect(rows).toHaveLength(viewed.tableViewDetails.length);
    for (const line of lines) expectRow(rows, line, worthOf(viewed.tableViewDetails, line), exact(viewed.totalValue));
  },
);

test(
  '[PORT-05..07, PORT-57..60, FMT-11, CONFLICT-30] each of the four groupings shows its groups with their holdings and the exact subtotals',
  { tag: ['@desktop', '@hk-long'] },
  async ({ page, portal, region, words }) => {
    await page.setViewportSize(tall);
    const first = nextPortfolio(page);
    await signIn(page, portal);
    await first;
    const table = holdingsTable(page);
    for (const by of ['FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY'] as const)
      await test.step(by, async () => {
        const answer = nextPortfolio(page);
        await page.getByRole('radio', { name: words.portfolio[`group-${by}`] }).check();
        const told = await answer;
        await expectGroups(table, groupsOf(told, by, region, words.currency), told);
      });
  },
);

function expectRow(rows: readonly ReadRow[], line: ServedHolding, worth: ServedHolding, whole: bigint): void {
  const { heading, cells } = rows.find((row) => row.heading.includes(codeOf(line))) ?? { heading: '', cells: [] };
  const text = [heading, ...cells].join(' ').replace(/\s+/g, ' ');
  expect(text).toContain(line.fund.name.value);
  expect(text).toContain(shown(exact(line.holdingUnits), 4));
  for (const figure of [worth.marketValue].filter((value) => value !== null))
    expect(text).toContain(shownShare(exact(figure), whole));
  for (const figure of [line.marketValue].filter((value) => value !== null))
    expect(text).toMatch(new RegExp(`[A-Z]{3} ${shown(exact(figure), line.marketValuePrecision)}`));
  for (const figure of [line.profit].filter((value) => value !== null))
    expect(text).toContain(signed(exact(figure), line.marketValuePrecision));
  for (const figure of [line.returnPercent].filter((value) => value !== null))
    expect(text).toContain(shownPercent(figure));
}

type Group = { readonly name: string; readonly holdings: readonly ServedHolding[] };

function groupsOf(
  { viewed, lines }: ToldPortfolio,
  by: GroupType,
  region: 'HK' | 'TW',
  currencies: Readonly<Record<string, string>>,
): readonly Group[] {
  const groups = new Map<string, ServedHolding[]>();
  for (const line of lines) {
    const own = groupOf(line, by, region);
    const name = by === 'FUND_BASE_CURRENCY' ? (currencies[own.toLowerCase()] ?? own) : own;
    groups.set(name, [...(groups.get(name) ?? []), worthOf(viewed.tableViewDetails, line)]);
  }
  return [...groups].map(([name, holdings]) => ({ name, holdings }));
}

async function expectGroups(table: Locator, groups: readonly Group[], { viewed }: ToldPortfolio): Promise<void> {
  expect(groups.length).toBeGreaterThan(1);
  await expect(table.getByRole('row')).toHaveCount(1 + groups.length + viewed.tableViewDetails.length);
  const rows = await readRows(table);
  for (const { name, holdings } of groups) {
    const at = rows.findIndex(({ heading }) => heading.trim() === name);
    expect(at, `a row for ${name}`).toBeGreaterThanOrEqual(0);
    const text = rows[at]?.cells.join(' ') ?? '';
    expect(text).toContain(shown(total(holdings.map((row) => row.marketValue)), viewed.totalValuePrecision));
    expect(text).toContain(signed(total(holdings.map((row) => row.profit)), viewed.totalValuePrecision));
    const beneath = rows.slice(at + 1, at + 1 + holdings.length).map(({ heading }) => heading);
    for (const holding of holdings) expect(beneath.some((heading) => heading.includes(codeOf(holding)))).toBe(true);
  }
}
