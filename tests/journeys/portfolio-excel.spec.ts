import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { columnOf, readWorkbook } from '../builders/read-workbook';
import { holdBack, refuseWith, takeOver } from './support/calls';
import { signIn } from './support/clients';
import { exact, total } from './support/figures';
import { chooseInToolbar, holdingsTable, nextPortfolio, openToolbar, readCodes } from './support/holdings-page';
import { expect } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    portfolio: {
      holdings: 'Holdings',
      value: 'Total value',
      'profit-loss': 'Profit/loss',
      'return-rate': 'Return rate',
    },
    export: {
      action: 'Download Excel',
      notes: 'Notes',
      code: 'Fund code',
      'in-currency': '{{figure}} ({{currency}})',
      'viewing-currency': 'Display currency',
      amounts: 'Amounts',
      'amounts-shown': 'Shown',
    },
    history: { heading: 'Your total assets', chart: 'Value over time', changes: 'How your value changed' },
  },
  zh_TW: {
    portfolio: {
      holdings: '持有基金',
      value: '總值',
      'profit-loss': '未實現損益',
      'return-rate': '報酬率',
    },
    export: {
      action: '下載 Excel 檔',
      notes: '說明',
      code: '基金代碼',
      'in-currency': '{{figure}}（{{currency}}）',
      'viewing-currency': '檢視幣別',
      amounts: '金額',
      'amounts-shown': '顯示',
    },
    history: { heading: '您在本公司的全部資產', chart: '資產價值走勢', changes: '變動原因' },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

test(
  '[PORT-45, PORT-46, PORT-55, GQL-07, GQL-32] the Excel file that a client downloads has the holdings as numbers, and they add up to the totals, and the past that is on screen',
  { tag: ['@each-once', '@hk-long'] },
  async ({ page, portal, words }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { currency, viewed, lines } = await answer;
    await expect(page.getByTestId('portfolio-past')).toBeVisible();
    const file = await download(page, words);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.portfolio.holdings}_\\d{8}\\.xlsx$`));
    const { holdings, notes, sheets } = await sheetsOf(file, words);
    const assets = sheets.get(words.history.heading) ?? [];
    const [, , whole = 0, funds = 0, cash = 0, inTransit = 0] = assets.map(([, figure]) => Number(figure));
    expect(whole).toBeGreaterThan(0);
    expect(funds + cash + inTransit).toBeCloseTo(whole, 2);
    expect(sheets.get(words.history.chart)?.at(-1)?.[1]).toBeCloseTo(whole, 2);
    const changes =
      sheets
        .get(words.history.changes)
        ?.map((row) => row[1])
        .slice(3)
        .map(Number) ?? [];
    expect(changes.slice(0, -1).reduce((sum, change) => sum + change, 0)).toBeCloseTo(changes.at(-1) ?? NaN, 2);

    expect(columnOf(holdings, words.export.code).toSorted()).toEqual(
      lines.map(({ fund }) => fund.name.code).toSorted(),
    );
    const own = (heading: string) =>
      portal.region === 'HK' ? heading : say(words.export['in-currency'], { figure: heading, currency: 'TWD' });
    for (const [heading, shown] of [
      [words.portfolio.value, viewed.totalValue],
      [words.portfolio['profit-loss'], viewed.profit],
    ] as const)
      expect([heading, sumOf(columnOf(holdings, own(heading)))]).toEqual([heading, exact(shown)]);
    const figures = (read: readonly unknown[]) => read.map((cell) => cell ?? null).toSorted();
    expect(figures(columnOf(holdings, words.portfolio.value))).toEqual(
      figures(lines.map(({ marketValue }) => marketValue && Number(marketValue))),
    );
    // A percent is its fraction: 12.5 % is 0.125.
    const percents = lines.flatMap(({ returnPercent }) =>
      returnPercent === null ? [] : [Number(returnPercent) / 100],
    );
    const read = columnOf(holdings, words.portfolio['return-rate']).filter((cell) => typeof cell === 'number');
    expect(read).toHaveLength(percents.length);
    const upwards = (a: number, b: number): number => a - b;
    const expected = percents.toSorted(upwards);
    read.toSorted(upwards).forEach((percent, place) => expect(percent).toBeCloseTo(expected[place] ?? NaN, 10));
    expect(notes.get(words.export['viewing-currency'])).toBe(currency);
    expect(notes.get(words.export.amounts)).toBe(words.export['amounts-shown']);
  },
);

test(
  '[PORT-45] the file of a Taiwan client holds what is shown, in its order and with its groups, and no amounts while they are hidden',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.setViewportSize({ width: 1280, height: 2200 });
    await signIn(page, portal);
    const table = holdingsTable(page);
    await page.getByRole('radio', { name: '計價幣別' }).check();
    await chooseInToolbar(page, 'view', '排序方式', 'profit');
    const held = await readCodes(table);
    await page.getByRole('searchbox', { name: '搜尋您持有的基金' }).fill('債券');
    await expect.poll(async () => (await readCodes(table)).length).toBeLessThan(held.length);
    await page.getByTestId('allocation-table').getByRole('button', { name: '美元', exact: true }).click();
    const codes = await readCodes(table);
    expect(codes.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: '隱藏金額' }).click();
    const { holdings, notes } = await sheetsOf(await download(page, words), words);
    expect(columnOf(holdings, '基金代碼')).toEqual(codes);
    expect(new Set(columnOf(holdings, '分組方式'))).toEqual(new Set(['美元']));
    expect(holdings[0]).toContain('報酬率');
    for (const amount of ['總值', '單位數', '未實現損益']) expect(holdings[0]).not.toContain(amount);
    expect(notes.get('金額')).toBe('依您的選擇隱藏：本檔案不含單位數與金額。');
    expect(notes.get('篩選條件')).toBe('美元');
    expect(notes.get('搜尋字詞')).toBe('債券');
    expect(notes.get('排序方式')).toBe('依損益排序');
  },
);

test(
  '[PORT-45, PORT-48, PORT-49] the page says that the file is being made, and offers another try when it couldn’t be',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const button = page.getByRole('button', { name: 'Download Excel' });
    const release = await holdBack(page, 'HoldingStatisticsHKExcel');
    await openToolbar(page, 'view');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Preparing your Excel file…' })).toBeVisible();
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Your Excel file is ready.' })).toBeAttached();

    await page.unrouteAll({ behavior: 'wait' });
    await takeOver(page, 'HoldingStatisticsHKExcelSubAccount', refuseWith([{ code: 'LOG0012' }]));
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: 'We could not make your Excel file.' });
    await expect(failure).toBeVisible();
    await axe(page);
    await page.unrouteAll({ behavior: 'wait' });
    const saved = page.waitForEvent('download');
    await failure.getByRole('button').click();
    await saved;
    await expect(failure).toBeHidden();
  },
);

test(
  '[PORT-45] ten thousand holdings become a file in the worker, under the page’s own policy',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    await download(page, words);
    const made = await page.evaluate(async () => {
      const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const address = scripts.find((path) => /\/spreadsheet-worker-[^/]+\.js$/.test(path)) ?? '';
      const row = (place: number) =>
        Array.from({ length: 12 }, (_, column) =>
          column < 3
            ? { kind: 'text', text: `=fund ${String(place)} ${String(column)}` }
            : { kind: 'number', value: { digits: BigInt(place * 12 + column), scale: 2 }, places: 2 },
        );
      const rows = Array.from({ length: 10_000 }, (_, place) => row(place));
      const worker = new Worker(address, { type: 'module' });
      const file = await new Promise<unknown>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
        worker.onerror = () => resolve(undefined);
        worker.postMessage([{ name: 'S', headings: [], rows }]);
      });
      return file instanceof ArrayBuffer ? Array.from(new Uint8Array(file)) : [];
    });
    const rows = (await readWorkbook(Uint8Array.from(made).buffer)).get('S') ?? [];
    expect(rows).toHaveLength(10_000);
    expect(rows[9_999]?.slice(2, 4)).toEqual(["'=fund 9999 2", 1199.91]);
  },
);

async function download(page: Page, words: Words): Promise<Download> {
  const saved = page.waitForEvent('download');
  await openToolbar(page, 'view');
  await page.getByRole('button', { name: words.export.action }).click();
  return saved;
}

async function sheetsOf(file: Download, words: Words) {
  const content = await readFile(await file.path());
  const sheets = await readWorkbook(Uint8Array.from(content).buffer);
  const notes = sheets.get(words.export.notes) ?? [];
  return {
    sheets,
    holdings: sheets.get(words.portfolio.holdings) ?? [],
    notes: new Map(notes.map(([name, text]) => [name, text])),
  };
}

/** The exact sum of the numbers, as they are written. */
const sumOf = (cells: readonly unknown[]): bigint =>
  total(cells.map((cell) => (typeof cell === 'number' ? String(cell) : null)));
