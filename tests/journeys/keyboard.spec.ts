import type { Page } from '@playwright/test';
import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

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
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
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
  },
);

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
