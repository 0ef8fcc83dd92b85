import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withOutbox, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { speaking } from './support/speaking';

const words = {
  'menu-group': {
    funds: 'Funds',
    trade: 'Trade',
    records: 'Records',
    account: 'My account',
  },
};

test(
  '[OPEN-72] the keyboard reaches everything in reading order, skips to the content, groups by arrow keys and sorts by Enter',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    const table = holdingsTable(page);
    await expect(table).toBeVisible();
    await expect(page.getByText('Ms Chan')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cash Account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Price alert on' })).toHaveCount(2);
    await expect(page.locator('[data-testid=fund-list] ul')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    const reached = await tabThrough(page);
    expect(reached).toEqual([
      'My portfolio',
      ...Object.values(words['menu-group']),
      'Hide amounts',
      'Find a fund',
      'Help: a tour of your portfolio',
      '繁體中文',
      'Display settings',
      'Log out',
      'Change it now',
      'Dismiss',
      ...(await page.getByTestId('portfolio-total').getByTestId('figure').allInnerTexts()),
      'Account tier\nPlatinum+',
      'Take the tour',
      'Not now',
      '1Y',
      'How your value changed, in figures',
      'Compare with…',
      'Buy',
      'Sell',
      'Top up your Cash Account',
      'Fund',
      'Find in your holdings',
      'Filter',
      'View',
      ...(await page.getByTestId('allocation-table').getByRole('button').allInnerTexts()),
      'Skip the holdings',
      'Total value',
      'Profit/loss',
      'Return rate',
      ...(await page
        .locator(
          '[data-testid=holding-row] :is([data-testid=holding-fund], [data-testid=price-alert-flag], [data-testid=figure]:not([tabindex="-1"]))',
        )
        .allInnerTexts()),
      'Account tier\nPlatinum+',
      'How your tier is set',
      'See all tiers and fees',
      'Reward points (ePoints)\n12,490 points',
      'All expiry dates',
      'Monthly plans\n4 plans',
      'Cash Account\nHKD 37,250.50\nAvailable balance\n2 transactions in progress',
      'Your risk profile\nGrowth (suits RR4 and below)',
      ...(await page
        .getByTestId('notices')
        .locator('summary, a, button')
        .filter({ visible: true })
        .evaluateAll(namesOf)),
      'I have read this. Start searching',
      ...(await page.getByTestId('fund-list').getByRole('button').allInnerTexts()),
      'See all funds',
      'Privacy statement',
      'Terms of use',
      'Security information',
    ]);

    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    for (let step = 0; step < 13; step += 1) await page.keyboard.press('Tab');
    const byFund = page.getByRole('radio', { name: 'Fund', exact: true });
    await expect(byFund).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Investment region' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Investment region' })).toBeFocused();
    await table.getByRole('button', { name: 'Return rate' }).press('Enter');
    await expect(page).toHaveURL(/sort=return-rate/);
  },
);

test(
  '[OPEN-72, SHELL-19] a part of the menu that the keyboard opened closes once the focus goes on beyond it, and covers nothing',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { route: '/order/buy' });
    await expect(page.getByRole('combobox')).toBeVisible();
    const lines = page.getByTestId('menu-lines').filter({ visible: true });
    const trade = page.getByRole('button', { name: words['menu-group'].trade, exact: true });
    await trade.press('Enter');
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(lines.getByRole('link').first()).toBeFocused();
    await lines.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(lines).toHaveCount(0);
    await expect(page.getByRole('button', { name: words['menu-group'].records, exact: true })).toBeFocused();
    // Backwards too, over its own button, which leaves it open.
    await trade.press('Enter');
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(lines).toHaveCount(0);
    // At once too, before the browser has told that it is open.
    const records = page.getByRole('button', { name: words['menu-group'].records, exact: true });
    await trade.evaluate(
      (opens: HTMLElement, next) => {
        opens.click();
        if (next instanceof HTMLElement) next.focus();
      },
      await records.elementHandle(),
    );
    await expect(records).toBeFocused();
    await expect(lines).toHaveCount(0);
  },
);

const order = speaking({
  en_US: {
    buy: 'Buy',
    fund: 'Which fund do you want to buy?',
    name: 'Cloud Ridge Greater China Dividend A (acc)',
    held: 'Funds you hold',
    amount: 'Amount in HKD',
    below: 'The amount is below the minimum of HKD 10,000.00.',
    goOn: 'Next: review your order',
    review: 'Review your order',
    change: 'Change Cloud Ridge Greater China Dividend A (acc)',
    secret: 'Transaction PIN',
    received: 'We have received your order',
    save: 'Save receipt (PDF)',
  },
  zh_TW: {
    buy: '單筆申購',
    fund: '您要申購哪一檔基金？',
    name: '雲嶺新台幣貨幣市場基金 A（累積）',
    held: '您持有的基金',
    amount: '金額（TWD）',
    below: '金額低於最低申購金額 TWD 500。',
    goOn: '下一步：核對委託',
    review: '請確認 1 筆委託',
    change: '修改 雲嶺新台幣貨幣市場基金 A（累積）',
    secret: '交易密碼',
    received: '已收到您的委託',
    save: '儲存回條（PDF）',
  },
});

order(
  '[OPEN-72, OPEN-80, ORDQ-01, ORDQ-04, TRADE-98] a client buys a fund by the keyboard alone, from the portfolio to the receipt, changes the amount where the button stood, and always sees where the focus is',
  { tag: ['@each-once'] },
  async ({ page, portal, words }) => {
    test.slow();
    const client = await demoClient(portal, withoutCode[portal.region]);
    await signIn(page, portal, { client });
    const buy = page.getByRole('main').getByRole('link', { name: words.buy, exact: true });
    await expect(holdingsTable(page)).toBeVisible();
    await expect(buy).toBeVisible();
    await tabTo(page, buy);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.buy })).toBeFocused();

    const field = page.getByRole('combobox', { name: words.fund });
    const held = page.getByRole('region', { name: words.held }).getByRole('button');
    await expect(held.first()).toBeVisible();
    await tabTo(page, field);
    // As many funds as scroll in their list, which isn't a stop of its own.
    await page.keyboard.type('A');
    await expect(page.getByRole('option').nth(20)).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(held.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words.name);
    const option = page.getByRole('option').filter({ hasText: words.name });
    await expect(option).not.toHaveCount(0);
    const wanted = await page
      .getByRole('option')
      .evaluateAll((options, name) => options.findIndex(({ textContent }) => textContent.startsWith(name)), words.name);
    for (let step = 0; step <= wanted; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toContainText(words.name);
    await page.keyboard.press('Enter');
    const amount = page.getByRole('textbox', { name: words.amount });
    await expect(amount).toBeFocused();
    // Another one each time, so that a second try begins without an order of the first.
    const figure = 21_000 + Math.floor(Math.random() * 9_000);
    await page.keyboard.type('1');
    await expect(page.getByText(words.below)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('20000');
    await expect(page.getByText(words.below)).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: words.goOn }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: words.review })).toBeFocused();
    await expect(page.getByTestId('order-notes').first()).toBeVisible();
    await expect(page.locator('main :is(ul, ol):empty'), 'a screen reader tells of no empty list').toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: words.change }));
    await page.keyboard.press('Enter');
    await expect(amount).toBeFocused();
    const place = await amount.boundingBox();
    await page.keyboard.type(String(figure));
    const shown = figure.toLocaleString('en-US');
    await expect(page.getByTestId('order-facts').first()).toContainText(shown.slice(0, 2));
    expect(await amount.boundingBox(), 'the field stays under the hand').toEqual(place);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: shown })).toBeAttached();

    const secret = page.getByLabel(words.secret, { exact: true });
    const boxes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(boxes).not.toHaveCount(0);
    for (const box of await boxes.all()) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await tabTo(page, secret);
    await page.keyboard.type(client.tradingSecret);
    // The e-mail of the receipt mustn't come between a code and who reads it.
    await withOutbox(portal, async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: words.received })).toBeFocused();
    });
    await expect(page.getByTestId('order-receipt')).toContainText(shown);
    await tabTo(page, page.getByRole('button', { name: words.save }));
  },
);

/** Presses the Tab key until the focus is on `target`; each stop on the way is in view and covered by nothing. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(hiddenFocus), 'the focus is seen').toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the Tab key doesn't reach ${String(target)}`);
}

/** The element that has the focus, where its middle is out of view or under something else. */
function hiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isSeen = there !== null && (element.contains(there) || there.contains(element) || label?.contains(there));
  return isSeen === true ? undefined : `${element.tagName} ${element.innerText}`;
}

const namesOf = (elements: readonly (HTMLElement | SVGElement)[]): readonly string[] =>
  elements.map((element) => element.getAttribute('aria-label') ?? (element as HTMLElement).innerText);

/** The names of all that the Tab key reaches, until it leaves the page. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return label ?? element.getAttribute('aria-label') ?? element.innerText.replace(/\s*↓$/, '');
    });
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}
