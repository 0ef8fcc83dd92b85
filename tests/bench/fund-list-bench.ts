import { chromium, type Page } from '@playwright/test';
import { basePath } from '../../config/regions';
import { chromiumOptions } from '../../scripts/chromium.mjs';
import { median, percentile, report } from './measure';
import { answerWithList, realFundList } from './real-fund-list';

const goal = 50;
const searches = ['摩根', '安聯收益', '美元 月配', 'LU0', '高收益'];

/** P16: each letter of a search, and each filter of the list, to its paint over the real share classes, on a processor slowed four times. */
export async function benchFundList(origin: string): Promise<void> {
  const list = realFundList();
  if (list === undefined) {
    report('P16', 'search and filters of the real funds', 'needs real market data: see FUND_DATA_DIR', undefined);
    return;
  }
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-TW' });
    // tsx wraps named functions in a helper of its own, which the page lacks.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await answerWithList(page, list);
    await page.goto(`${origin}${basePath}/login`);
    await page.locator('input[name=username]').fill('LINCHI72');
    await page.locator('input[name=password]').fill('Maple6093Sky');
    await page.locator('button[type=submit]').click();
    await page.getByTestId('page-header').waitFor();
    await page.goto(`${origin}${basePath}/funds`);
    await page.getByTestId('all-funds-table').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const many = String(list.length);
    await say(`a letter in the list of ${many} share classes`, () =>
      typed(page, '[data-testid=funds-page] input[type=search]'),
    );
    await say(`a filter over ${many} share classes`, () => filtered(page));
    await page.locator('[data-testid=page-header] [aria-haspopup=dialog]').click();
    await page.locator('[data-testid=find-fund] button').first().click();
    await page.locator('[data-testid=find-fund] input[type=search]').focus();
    // The funds to look through are on their way as soon as somebody is about to type.
    await page.waitForTimeout(8_000);
    await say(`a letter in the type-ahead over ${many} share classes`, () =>
      typed(page, '[data-testid=find-fund] input[type=search]'),
    );
  } finally {
    await browser.close();
  }
}

async function say(what: string, measure: () => Promise<readonly number[]>): Promise<void> {
  const times = await measure();
  const measured = `median ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, best ${Math.min(...times).toFixed(0)} ms, goal ${String(goal)} ms`;
  report('P16', what, measured, median(times) <= goal);
}

/** The time of each letter to the paint of what it finds, three times over each search; a letter that changes nothing has none. */
async function typed(page: Page, field: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const search of searches)
      for (let length = 1; length <= search.length; length += 1) {
        times.push(...(await paintAfter(page, { selector: field, text: search.slice(0, length) })));
        await page.waitForTimeout(250);
      }
  return times;
}

/** The time of each press on the values of risk and house to the paint of the funds that it leaves. */
async function filtered(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const buttons = page.getByTestId('fund-filters').locator('button[aria-expanded]');
  for (const facet of [0, 3]) {
    await buttons.nth(facet).click();
    const values = '[data-testid=fund-filters] button[aria-pressed]:not(:disabled)';
    const count = Math.min(6, await page.locator(values).count());
    for (let place = 0; place < count; place += 1) {
      times.push(...(await paintAfter(page, { selector: values, place })));
      await page.waitForTimeout(400);
    }
    await buttons.nth(facet).click();
  }
  return times;
}

type Deed = { readonly selector: string } & ({ readonly text: string } | { readonly place: number });

/** The rows of the list, and the funds that the search of the header finds. */
const found = '[data-testid=all-funds-table] tbody, [data-testid=find-fund] [role=listbox]';

/**
 * Types a text, or presses one of some buttons, and returns the milliseconds until the page has painted the rows that came
 * of it, which are deferred; nothing where they stay the same for two seconds.
 */
function paintAfter(page: Page, deed: Deed): Promise<readonly number[]> {
  return page.evaluate(
    async ({ done, rows }) => {
      const elements = document.querySelectorAll<HTMLElement>(done.selector);
      const target = elements[Math.min('place' in done ? done.place : 0, elements.length - 1)];
      const holdsRows = (node: Node) =>
        node instanceof Element && (node.matches(rows) || node.querySelector(rows) !== null);
      const isInRows = (node: Node) =>
        ((node instanceof Element ? node : node.parentElement)?.closest(rows) ?? null) !== null;
      const changed = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver((changes) => {
          const isOfRows = changes.some(
            (change) => isInRows(change.target) || [...change.addedNodes, ...change.removedNodes].some(holdsRows),
          );
          if (!isOfRows) return;
          observer.disconnect();
          resolve(true);
        });
        observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(false);
        }, 2_000);
      });
      const begun = performance.now();
      if ('text' in done) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, done.text);
        target?.dispatchEvent(new Event('input', { bubbles: true }));
      } else target?.click();
      if (!(await changed)) return [];
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return [performance.now() - begun];
    },
    { done: deed, rows: found },
  );
}
