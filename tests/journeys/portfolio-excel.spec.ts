import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { columnOf, readWorkbook } from '../builders/read-workbook';
import { holdBack, refuseWith, takeOver } from './support/calls';
import { signIn } from './support/clients';
import { exact, total } from './support/figures';
import { holdingsTable, nextPortfolio, readCodes } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say, type Words } from './support/words';

test('[PORT-45, PORT-55, GQL-07, GQL-32] the Excel file that a client downloads holds her holdings as numbers, and they add up to her totals', async ({
  page,
  portal,
  words,
}) => {
  const answer = nextPortfolio(page);
  await signIn(page, portal);
  const { viewed, lines } = await answer;
  const file = await download(page, words);
  expect(file.suggestedFilename()).toMatch(/^portfolio-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const { holdings, notes } = await sheetsOf(file, words);

  expect(columnOf(holdings, words.export.code).toSorted()).toEqual(lines.map(({ fund }) => fund.name.code).toSorted());
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
  const percents = lines.flatMap(({ returnPercent }) => (returnPercent === null ? [] : [Number(returnPercent) / 100]));
  const read = columnOf(holdings, words.portfolio['return-rate']).filter((cell) => typeof cell === 'number');
  expect(read).toHaveLength(percents.length);
  const upwards = (a: number, b: number): number => a - b;
  const expected = percents.toSorted(upwards);
  read.toSorted(upwards).forEach((percent, place) => expect(percent).toBeCloseTo(expected[place] ?? NaN, 10));
  expect(notes.get(words.export['viewing-currency'])).toBe(viewed.currency);
  expect(notes.get(words.export.amounts)).toBe(words.export['amounts-shown']);
});

test(
  '[PORT-45] the file of a Taiwan client holds what she sees, in its order and with its groups, and no amounts while they are hidden',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.setViewportSize({ width: 1280, height: 2200 });
    await signIn(page, portal);
    const table = holdingsTable(page, words);
    await page.getByRole('radio', { name: words.portfolio['group-FUND_BASE_CURRENCY'] }).check();
    await page.getByRole('combobox', { name: words.portfolio['sort-by'] }).selectOption('profit');
    await page.getByRole('button', { name: words.currency.usd, exact: true }).click();
    const codes = await readCodes(table);
    await page.getByRole('button', { name: words.shell['hide-amounts'] }).click();
    const { holdings, notes } = await sheetsOf(await download(page, words), words);
    expect(columnOf(holdings, words.export.code)).toEqual(codes);
    expect(new Set(columnOf(holdings, words.portfolio['group-by']))).toEqual(new Set([words.currency.usd]));
    expect(holdings[0]).toContain(words.portfolio['return-rate']);
    for (const amount of [words.portfolio.value, words.portfolio.units, words.portfolio['profit-loss']])
      expect(holdings[0]).not.toContain(amount);
    expect(notes.get(words.export.amounts)).toBe(words.export['amounts-hidden']);
    expect(notes.get(words.export.filter)).toBe(words.currency.usd);
    expect(notes.get(words.portfolio['sort-by'])).toBe(words.portfolio['sort-profit']);
  },
);

test(
  '[PORT-45, PORT-48, PORT-49] the page says that the file is being made, and offers another try when it couldn’t be',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    const button = page.getByRole('button', { name: words.export.action });
    const release = await holdBack(page, 'ExcelHoldingStatisticsHK');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: words.export.making })).toBeVisible();
    release();
    await expect(page.getByRole('status').filter({ hasText: words.export.ready })).toBeAttached();

    await page.unrouteAll({ behavior: 'wait' });
    await takeOver(page, 'ExcelHoldingStatisticsHKSubAccount', refuseWith([{ code: 'LOG0012' }]));
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: words.export.failed });
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
  { tag: ['@hk', '@desktop'] },
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
  await page.getByRole('button', { name: words.export.action }).click();
  return saved;
}

async function sheetsOf(file: Download, words: Words) {
  const content = await readFile(await file.path());
  const sheets = await readWorkbook(Uint8Array.from(content).buffer);
  const notes = sheets.get(words.export.notes) ?? [];
  return {
    holdings: sheets.get(words.portfolio.holdings) ?? [],
    notes: new Map(notes.map(([name, text]) => [name, text])),
  };
}

/** The exact sum of the numbers, as they are written. */
const sumOf = (cells: readonly unknown[]): bigint =>
  total(cells.map((cell) => (typeof cell === 'number' ? String(cell) : null)));
