import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { exact, shown, signed } from './support/figures';
import { holdingsTable, nextPortfolio, readCodes, type WireHolding } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say } from './support/words';

test(
  '[PORT-29, PORT-35..38] the three orders are chosen in the list or by a column’s heading, highest first, and the address keeps order and grouping',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.setViewportSize({ width: 1280, height: 2200 });
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { viewed } = await answer;
    const codesBy = (figure: 'marketValue' | 'profit' | 'returnPercent') => inOrder(viewed.tableViewDetails, figure);
    const table = holdingsTable(page, words);
    const valueHead = table.getByRole('columnheader', { name: words.portfolio.value });
    const profitHead = table.getByRole('columnheader', { name: words.portfolio['profit-loss'] });
    const choice = page.getByRole('combobox', { name: words.portfolio['sort-by'] });

    await expect.poll(() => readCodes(table)).toEqual(codesBy('marketValue'));
    await expect(valueHead).toHaveAttribute('aria-sort', 'descending');
    await choice.selectOption(words.portfolio['sort-return-rate']);
    await expect.poll(() => readCodes(table)).toEqual(codesBy('returnPercent'));
    await expect(profitHead).toHaveAttribute('aria-sort', 'descending');
    await table.getByRole('button', { name: words.portfolio['profit-loss'] }).click();
    await expect.poll(() => readCodes(table)).toEqual(codesBy('profit'));
    await expect(valueHead).not.toHaveAttribute('aria-sort', 'descending');
    await expect(choice).toHaveValue('profit');

    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).check();
    await expect(page).toHaveURL(/[?&]group=FUND_CATEGORY&sort=profit$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] })).toBeChecked();
    await expect(choice).toHaveValue('profit');
    await expect(profitHead).toHaveAttribute('aria-sort', 'descending');
  },
);

test(
  '[PORT-02, PORT-42, PORT-43] a part chosen in the pie or beside it is all that the table shows, until all are shown again',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    const table = holdingsTable(page, words);
    await page.getByRole('radio', { name: words.portfolio['group-FUND_BASE_CURRENCY'] }).check();
    const heading = say(words.portfolio['allocation-by'], { grouping: words.portfolio['group-FUND_BASE_CURRENCY'] });
    const allocation = page.getByRole('region', { name: heading });
    const part = allocation.getByRole('button', { name: words.currency.jpy });
    await part.click();
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await expect(
      allocation.getByText(say(words.portfolio['only-group'], { group: words.currency.jpy })),
    ).toBeAttached();
    await expect.poll(() => readCodes(table)).toEqual(['HK0009']);
    await page.getByRole('button', { name: words.portfolio['all-groups'] }).click();
    await expect.poll(async () => (await readCodes(table)).length).toBeGreaterThan(5);

    // The largest slice begins at the top and goes clockwise.
    const pie = page.locator('.allocation-pie');
    const { width = 0, height = 0 } = (await pie.boundingBox()) ?? {};
    await pie.click({ position: { x: width * 0.86, y: height * 0.35 } });
    const largest = allocation.getByRole('button').first();
    await expect(largest).toHaveAttribute('aria-pressed', 'true');
    await pie.click({ position: { x: width * 0.86, y: height * 0.35 } });
    await expect(largest).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  '[OPEN-72] gains and losses have the colours of the region or those chosen, by day and by night, and always a sign, an arrow and a word',
  { tag: '@desktop' },
  async ({ page, portal, region, words }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const table = holdingsTable(page, words);
    const gain = table.locator('td > .change', { hasText: words.portfolio.gain }).first();
    const loss = table.locator('td > .change', { hasText: words.portfolio.loss }).first();
    await expect(gain).toHaveText(new RegExp(`^${words.portfolio.gain} ▲ \\+[\\d,.]+$`));
    await expect(loss).toHaveText(new RegExp(`^${words.portfolio.loss} ▼ -[\\d,.]+$`));
    const [up, down] = region === 'TW' ? ['red', 'green'] : ['green', 'red'];
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual([up, down]);

    await page.getByRole('button', { name: words.shell.settings }).click();
    await page.getByRole('radio', { name: words.shell[`gain-${region === 'TW' ? 'green' : 'red'}`] }).check();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual([down, up]);
    await page.getByRole('radio', { name: words.shell['gain-safe'] }).check();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual(['blue', 'orange']);

    expect(await brightness(page)).toBeGreaterThan(200);
    await page.getByRole('radio', { name: words.shell['appearance-dark'] }).check();
    expect(await brightness(page)).toBeLessThan(60);
    await page.getByRole('radio', { name: words.shell['appearance-system'] }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightness(page)).toBeLessThan(60);
    await page.reload();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual(['blue', 'orange']);
  },
);

test(
  '[OPEN-72] the eye hides every amount at once, and they stay hidden after loading again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { viewed } = await answer;
    const amounts = [viewed.totalValue, viewed.totalCost, viewed.profit]
      .concat(viewed.tableViewDetails.flatMap(({ marketValue, profit }) => [marketValue ?? '0', profit ?? '0']))
      .map((figure) => signed(exact(figure), 2).replace(/^[+-]/, ''))
      .concat(viewed.tableViewDetails.map(({ holdingUnits }) => shown(exact(holdingUnits), 4)))
      .filter((amount) => amount !== '0.00');
    const leaked = async () => {
      const html = await page.content();
      return amounts.filter((amount) => html.includes(amount));
    };
    await expect.poll(leaked).not.toEqual([]);
    const eye = page.getByRole('button', { name: words.shell['hide-amounts'] });
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(leaked).toEqual([]);
    await expect(page.getByText(words.portfolio.hidden).first()).toBeAttached();
    await page.reload();
    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).check();
    await expect(page.getByText(words.portfolio.hidden).first()).toBeAttached();
    expect(await leaked()).toEqual([]);
    await eye.click();
    await expect.poll(leaked).not.toEqual([]);
  },
);

function inOrder(rows: readonly WireHolding[], by: 'marketValue' | 'profit' | 'returnPercent'): readonly string[] {
  const figure = (row: WireHolding): bigint => exact(row[by] ?? '0');
  return [...rows].sort((a, b) => (figure(a) < figure(b) ? 1 : -1)).map(({ fund }) => fund.name.code);
}

/** What a person would call the colour of a text. */
async function hue(text: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await colour(text, 'color');
  if (blue > red && blue > green) return 'blue';
  if (green > red) return 'green';
  return green > blue + 20 ? 'orange' : 'red';
}

const brightness = async (page: Page): Promise<number> =>
  Math.max(...(await colour(page.locator('body'), 'backgroundColor')));

function colour(element: Locator, property: 'color' | 'backgroundColor'): Promise<readonly number[]> {
  return element.evaluate(
    (node, name) => (getComputedStyle(node)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number),
    property,
  );
}
