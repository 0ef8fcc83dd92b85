import type { Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { exact } from './support/figures';
import {
  chooseInToolbar,
  holdingsTable,
  nextPortfolio,
  openToolbar,
  readCodes,
  readRows,
  type ServedHolding,
} from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say } from './support/sentences';

test(
  '[PORT-20, PORT-29, PORT-35..38] the three orders are chosen in the list or by a column’s heading, highest first, and the address keeps order and grouping',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal }) => {
    await page.setViewportSize({ width: 1280, height: 2200 });
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { viewed } = await answer;
    const codesBy = (figure: 'marketValue' | 'profit' | 'returnPercent') => inOrder(viewed.tableViewDetails, figure);
    const table = holdingsTable(page);
    const valueHead = table.getByRole('columnheader', { name: '總值' });
    const profitHead = table.getByRole('columnheader', { name: '未實現損益' });
    const choice = page.getByRole('combobox', { name: '排序方式' });

    await expect.poll(() => readCodes(table)).toEqual(codesBy('marketValue'));
    await expect(valueHead).toHaveAttribute('aria-sort', 'descending');
    await chooseInToolbar(page, 'view', '排序方式', '依報酬率排序');
    await expect.poll(() => readCodes(table)).toEqual(codesBy('returnPercent'));
    await expect(profitHead).toHaveAttribute('aria-sort', 'descending');
    await table.getByRole('button', { name: '未實現損益' }).click();
    await expect.poll(() => readCodes(table)).toEqual(codesBy('profit'));
    await expect(valueHead).not.toHaveAttribute('aria-sort', 'descending');
    await openToolbar(page, 'view');
    await expect(choice).toHaveValue('profit');
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: '投資區域' }).check();
    await expect(page).toHaveURL(/[?&]group=FUND_CATEGORY&sort=profit$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '投資區域' })).toBeChecked();
    await openToolbar(page, 'view');
    await expect(choice).toHaveValue('profit');
    await expect(profitHead).toHaveAttribute('aria-sort', 'descending');
    // The order is remembered beyond the address.
    await page.goto('.');
    await openToolbar(page, 'view');
    await expect(choice).toHaveValue('profit');
    await expect(page.getByRole('radio', { name: '基金', exact: true })).toBeChecked();
  },
);

test(
  '[PORT-02] a part chosen in the pie or beside it is all that the table shows, until all are shown again',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, portal);
    const table = holdingsTable(page);
    await page.getByRole('radio', { name: 'Base currency' }).check();
    const heading = say('Allocation by {{grouping}}', { grouping: 'Base currency' });
    const allocation = page.getByRole('region', { name: heading });
    const part = allocation.getByRole('button', { name: 'Japanese yen' });
    await part.click();
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await expect(allocation.getByText(say('Showing only {{group}}', { group: 'Japanese yen' }))).toBeAttached();
    await expect.poll(() => readCodes(table)).toEqual(['HK0009']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => (await readCodes(table)).length).toBeGreaterThan(5);

    // The largest slice begins at the top and goes clockwise.
    const pie = page.getByTestId('allocation-pie');
    const { width = 0, height = 0 } = (await pie.boundingBox()) ?? {};
    const largest = allocation.getByRole('button').first();
    // Drawn at once, without the slices' growth: the pointer meets the largest wherever it is drawn.
    await expect(pie.locator('canvas, svg').first()).toBeVisible();
    const [drawn, later] = await pie.evaluate(shapesOverFrames);
    expect(later).toEqual(drawn);
    const position = { x: width * 0.86, y: height * 0.35 };
    const clickPie = () => pie.click({ position });
    // A hand moves there first, and sees that there is something to click.
    // The slices may be drawn anew under a hand that rests; what it does then is move.
    const hand = pie.locator('svg').locator('..');
    await expect
      .poll(async () => {
        await pie.hover({ position: { x: position.x - 8, y: position.y } });
        await pie.hover({ position });
        return hand.evaluate((element) => getComputedStyle(element).cursor);
      })
      .toBe('pointer');
    await clickPie();
    await expect(largest).toHaveAttribute('aria-pressed', 'true');
    await clickPie();
    await expect(largest).toHaveAttribute('aria-pressed', 'false');
  },
);

/** Chooses each entry of the ring's legend, and after it a slice, from a page scrolled so far, and looks for what is left. */
async function chooseEachFrom(page: Page, scrolled: number): Promise<void> {
  const allocation = page.getByTestId('allocation');
  const entries = allocation.locator('[data-testid=allocation-table] button');
  await expect.poll(() => entries.count()).toBeGreaterThan(2);
  const count = await entries.count();
  for (let index = 0; index < count; index += 1) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
    }, scrolled);
    const entry = entries.nth(index);
    const name = await entry.innerText();
    await entry.evaluate((button: HTMLElement) => {
      button.click();
    });
    await expectInSight(page, name);
    await page.getByRole('button', { name: say('Remove filter: {{filter}}', { filter: name }) }).click();
    await expect(allocation.locator('[aria-pressed=true]')).toHaveCount(0);
  }
}

/** The chip of what was chosen and the first row that is left are whole in sight, and nothing of the page lies over either; what covers all of it while a call is under way may. */
async function expectInSight(page: Page, name: string): Promise<void> {
  const chip = page.getByRole('button', { name: say('Remove filter: {{filter}}', { filter: name }) });
  const fund = holdingsTable(page).locator('[data-testid=holding-row] [data-testid=holding-fund]').first();
  for (const part of [chip, fund]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    // What brings it there is loaded with the first choice.
    await expect.poll(() => part.evaluate(isOnTop), { message: name }).toBe(true);
  }
  await expect(fund.locator('xpath=ancestor::tr')).toBeInViewport({ ratio: 0.95 });
}

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return element.contains(there.find((one) => one.closest('[data-testid=loading-modal]') === null) ?? null);
}

for (const height of [900, 720])
  test(
    `[PORT-02, PORT-31] each entry of the ring’s legend, and a slice, chosen from a scrolled page at 1280 x ${height} shows its row and the chip that says so`,
    { tag: ['@hk', '@desktop'] },
    async ({ page, portal }) => {
      await page.setViewportSize({ width: 1280, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, portal);
      await chooseEachFrom(page, 420);
      await page.getByRole('radio', { name: 'Base currency' }).check();
      await chooseEachFrom(page, 420);
      await page.evaluate(() => {
        window.scrollTo(0, 420);
      });
      const pie = page.getByTestId('allocation-pie');
      await expect(pie.locator('svg path').first()).toBeVisible();
      const { width = 0, height: high = 0 } = (await pie.boundingBox()) ?? {};
      await pie.hover({ position: { x: width * 0.86 - 8, y: high * 0.35 } });
      await pie.click({ position: { x: width * 0.86, y: high * 0.35 } });
      await expectInSight(page, await page.locator('[data-testid=allocation-table] button').first().innerText());
    },
  );

test(
  '[PORT-02, PORT-31] each entry of the ring’s legend, chosen from a scrolled page on a phone, shows its row and the chip that says so',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.locator('[data-testid=allocation] summary').click();
    await chooseEachFrom(page, 420);
    await page.getByRole('radio', { name: 'Base currency' }).check();
    await chooseEachFrom(page, 420);
  },
);

test(
  '[PORT-02] under “Fund” the ring of 500 holdings says what it shows instead, and a part chosen far down shows its first row',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { client: await demoClient(portal, /500/) });
    await expect(page.getByRole('radio', { name: 'Fund', exact: true })).toBeChecked();
    await expect(
      page.getByText(
        'This chart shows the allocation by Investment region, as there are too many funds to show one by one.',
      ),
    ).toBeVisible();
    await chooseEachFrom(page, 9000);
    await page.getByRole('radio', { name: 'Investment region' }).check();
    await expect(page.getByText(/^This chart shows the allocation by/)).toHaveCount(0);
  },
);

function inOrder(rows: readonly ServedHolding[], by: 'marketValue' | 'profit' | 'returnPercent'): readonly string[] {
  const figure = (row: ServedHolding): bigint => exact(row[by] ?? '0');
  return [...rows].sort((a, b) => (figure(a) < figure(b) ? 1 : -1)).map(({ fund }) => fund.name.code);
}

test(
  '[PORT-14, PORT-34, PORT-40, PORT-42, PORT-43, PORT-44, CONFLICT-31] subtotals, cards and fund currency are chosen apart, and a reload keeps them',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const table = holdingsTable(page);
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await expect(table.getByTestId('group-row')).toHaveCount(0);
    await radio('Investment region').check();
    await openToolbar(page, 'view');
    await expect(radio('With subtotals')).toBeChecked();
    await expect(table.getByTestId('group-row').first()).toBeVisible();
    await radio('One list').check();
    await expect(table.getByTestId('group-row')).toHaveCount(0);
    await radio('Cards').check();
    await expect(table.getByRole('columnheader')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('base');
    await axe(page);
    await page.reload();
    await openToolbar(page, 'view');
    await expect(radio('One list')).toBeChecked();
    await expect(radio('Cards')).toBeChecked();
    const rows = (await readRows(table)).filter(({ heading }) => heading.includes('US dollar'));
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) expect(cells.join(' ')).toContain('USD ');
  },
);

test(
  '[PORT-39, PORT-40, PORT-46, HOLD-16, PORT-61] a client of Taiwan sees the largest holding before scrolling, what all is worth in a line that leads beneath them, its other figures on a press, the funds at home and abroad, and when trust units appear',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const { viewed } = await answer;
    const largest = inOrder(viewed.tableViewDetails, 'marketValue').slice(0, 5);
    const table = holdingsTable(page);
    await expect.poll(async () => (await readCodes(table)).slice(0, 5)).toEqual(largest);
    const card = table.getByRole('row').filter({ hasText: largest[0] ?? '?' });
    await expect(card).toBeInViewport({ ratio: 1 });
    const line = page.getByRole('button', { name: /^較投入金額 TWD/ });
    await expect(line).toBeInViewport({ ratio: 1 });
    await line.click();
    await expect(page.getByTestId('portfolio-past')).toBeFocused();
    await expect(page.getByTestId('portfolio-past').getByText('投入減領回金額')).toBeInViewport();
    await expect(card.getByText('單位數')).toBeHidden();
    await card.getByRole('button', { expanded: false }).click();
    await expect(card.getByRole('cell')).toHaveCount(4);
    await card.getByRole('button', { expanded: true }).click();
    await expect(card.getByRole('cell')).toHaveCount(2);
    await page.getByText('境內外基金彙總').click();
    await expect(page.getByRole('row', { name: '合計' })).toContainText(
      Number(viewed.totalValue).toLocaleString('zh-HK'),
    );
    await expect(page.getByRole('row', { name: '境內基金' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: '境外基金' }).first()).toBeVisible();
    await expect(page.getByText('信託基金的單位數於交易後 3 個營業日才會顯示在持有基金中。')).toBeVisible();
  },
);

/** Returns the shapes of a picture as they are drawn now, and ten frames later. */
async function shapesOverFrames(picture: Element): Promise<readonly [drawn: string, later: string]> {
  const shapes = () => [...picture.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');
  const drawn = shapes();
  for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return [drawn, shapes()];
}
