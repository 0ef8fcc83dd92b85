import type { Page } from '@playwright/test';
import { median, report, reportRatio } from './measure';
import { chartPainted, rowsPainted } from './rows-painted';

/** The rows of the home are there as soon with its history as without: what two runs of the same differ by is let pass. */
const mostLater = 1.05;

/** P3: the rows of the home with its line of values, beside those of a server without a history, in turns; and how much later the chart is there. */
export async function historyRace(page: Page, funds: number): Promise<void> {
  const without: number[] = [];
  const rows: number[] = [];
  const charts: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.route('**/portfolio*', withoutHistory);
    await page.reload();
    without.push(await rowsPainted(page));
    await page.unroute('**/portfolio*', withoutHistory);
    await page.reload();
    rows.push(await rowsPainted(page));
    charts.push(await chartPainted(page));
  }
  reportRatio(
    'P3',
    `home with its history : without, rows, ${String(funds)} funds`,
    { ours: median(rows), theirs: median(without) },
    mostLater,
  );
  const isAfter = charts.every((at, round) => at > (rows[round] ?? Number.POSITIVE_INFINITY));
  report(
    'P3',
    `the chart of the value after the rows, ${String(funds)} funds`,
    `${median(charts).toFixed(0)} ms`,
    isAfter,
  );
}

/** Serves the page of a server that keeps no history: the data block doesn't name it. */
async function withoutHistory(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const text = await response.text();
  if (!text.includes('"portfolio-history"')) throw new Error('the data block names no history');
  await route.fulfill({ response, body: text.replace(/,"portfolio-history"|"portfolio-history",?/, '') });
}
