import { chromium, type Browser, type Page } from '@playwright/test';
import { basePath } from '../../config/regions';
import { chromiumOptions } from '../../scripts/chromium.mjs';
import { historyRace } from './history-race';
import { homeRace } from './home-race';
import { median, report, reportRatio } from './measure';
import { paintedTable } from './plain-table';
import { promotionRace } from './promotion-race';
import { markFirstPaint, paintedParts, rowsPainted } from './rows-painted';
import { tenThousandHoldings } from './ten-thousand-holdings';
import { benchWorkbook } from './workbook-race';

type Client = { readonly username: string; readonly secret: string };

const typical: Client = { username: 'chanmei88', secret: '528314' };
const fiveHundred: Client = { username: 'leefunds500', secret: '846159' };

/** P3, P4, P5, P10, P11 and P15 in Chromium, beside a plain table in the same browser. */
export async function benchBrowser(origin: string): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const plain = await paintedTable(browser, 500);
    await coldLoad(browser, origin, typical, plain);
    await coldLoad(browser, origin, fiveHundred, plain);
    await tenThousand(browser, origin);
    reportRatio('P10', '1,000 promotion documents : DOMParser', await promotionRace(browser, origin), 1.2);
    await benchWorkbook(browser, origin);
  } finally {
    await browser.close();
  }
}

async function coldLoad(browser: Browser, origin: string, client: Client, plain: number): Promise<void> {
  const page = await signedIn(browser, origin, client);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.reload();
    times.push(await rowsPainted(page));
  }
  const rows = await page.getByTestId('holdings').getAttribute('aria-rowcount');
  const funds = Number(rows) - 1;
  const measured = `${median(times).toFixed(0)} ms; plain table of 500: ${plain.toFixed(0)} ms`;
  report('P3', `cold load to the last visible row, ${String(funds)} funds`, measured, undefined);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  report('P4', `DOM nodes at ${String(funds)} funds`, `${String(nodes)}, goal 3000`, nodes <= 3000);
  await historyRace(page, funds);
  await homeRace(page, funds);
  await page.context().close();
}

/** The same portfolio answer, blown up to 10,000 holdings on its way to the page. */
async function tenThousand(browser: Browser, origin: string): Promise<void> {
  const page = await signedIn(browser, origin, fiveHundred);
  await tenThousandHoldings(page);
  await page.reload();
  await rowsPainted(page);
  const regroup = async (value: string): Promise<number> => {
    const answered = page.waitForResponse('**/graphql');
    const time = await page.evaluate(async (wanted) => {
      const radio = document.querySelector<HTMLInputElement>(`input[type=radio][value=${wanted}]`);
      const begun = performance.now();
      radio?.click();
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - begun;
    }, value);
    // The answer to this click must not be read during the next.
    await (await answered).finished();
    await settled();
    return time;
  };
  const settled = () => page.waitForTimeout(1500);

  await settled();
  const full: number[] = [];
  for (const group of ['FUND_CATEGORY', 'FUND_CODE', 'FUND_BASE_CURRENCY', 'FUND_CODE', 'FUND_CATEGORY', 'FUND_CODE']) {
    full.push(await regroup(group));
  }
  const plain = await paintedTable(browser, 10_000);
  reportRatio(
    'P5',
    '10,000 holdings regrouped to paint : plain table of 10,000',
    { ours: median(full), theirs: plain },
    0.02,
  );

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow: number[] = [];
  for (const group of ['FUND_CATEGORY', 'FUND_CODE', 'FUND_BASE_CURRENCY', 'FUND_CODE']) {
    slow.push(await regroup(group));
  }
  const measured = `${median(slow).toFixed(0)} ms, goal 100 ms`;
  report('P15', 'click on a grouping to its paint, 10,000 holdings, CPU 4 x slower', measured, median(slow) <= 100);
  await page.context().close();
}

async function signedIn(browser: Browser, origin: string, { username, secret }: Client): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-HK' });
  // tsx wraps named functions in a helper of its own, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  for (const part of paintedParts) await context.addInitScript(markFirstPaint, part);
  const page = await context.newPage();
  await page.goto(`${origin}${basePath}/login`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(secret);
  await page.locator('button[type=submit]').click();
  await page.locator('[data-testid=holdings] tbody th').first().waitFor();
  return page;
}
