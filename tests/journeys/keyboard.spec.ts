import type { Page } from '@playwright/test';
import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say } from './support/words';

test(
  '[OPEN-72] the keyboard reaches everything in reading order, skips to the content, groups by arrow keys and sorts by Enter',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    const table = holdingsTable(page, words);
    await expect(table).toBeVisible();
    await expect(page.getByText('Ms Chan')).toBeVisible();
    await expect(page.getByText(words.cash.heading, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words.portfolio['price-alert'] })).toHaveCount(2);
    await expect(page.locator('.fund-list ul')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.shell['skip-to-content'] })).toBeFocused();
    const reached = await tabThrough(page);
    expect(reached).toEqual([
      words.title.portfolio,
      ...Object.values(words['menu-group']),
      words.shell['hide-amounts'],
      words.tour.open,
      words.shell.settings,
      words.shell['log-out'],
      words.notices['action-password-change'],
      words.notices['mark-read'],
      words.portfolio['tour-take'],
      words.portfolio['tour-not-now'],
      'Platinum+',
      words.tier['terms-heading'],
      words.tier['see-all'],
      say(words.points.count, { points: '12,490' }),
      words.points.details,
      say(words.plans.count_other, { count: 4 }),
      `HKD 37,250.50\n${say(words.cash['pending-count_other'], { count: 2 })}`,
      words.about['risk-growth'],
      words.portfolio['group-FUND_CODE'],
      words.portfolio['mode-DEFAULT'],
      words.portfolio['layout-table'],
      words.filter.account,
      words.filter.trade,
      words.viewing.label,
      words.portfolio['amounts-in'],
      words.portfolio['sort-by'],
      words.export.action,
      ...(await page.locator('.allocation-table').getByRole('button').allInnerTexts()),
      words.portfolio.value,
      words.portfolio['profit-loss'],
      words.portfolio['return-rate'],
      ...(await page.locator('.holding-row :is(.holding-fund, .price-alert-flag, .figure)').allInnerTexts()),
      ...(await page.locator('.notices').locator('summary, a, button').filter({ visible: true }).evaluateAll(namesOf)),
      words.funds.acknowledge,
      ...(await page.locator('.fund-list').getByRole('button').allInnerTexts()),
      words.funds['see-all'],
      words.shell.privacy,
      words.shell.terms,
      words.shell.security,
    ]);

    await page.getByRole('link', { name: words.shell['skip-to-content'] }).press('Enter');
    for (let step = 0; step < 13; step += 1) await page.keyboard.press('Tab');
    const byFund = page.getByRole('radio', { name: words.portfolio['group-FUND_CODE'], exact: true });
    await expect(byFund).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] })).toBeChecked();
    await expect(page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] })).toBeFocused();
    await table.getByRole('button', { name: words.portfolio['return-rate'] }).press('Enter');
    await expect(page).toHaveURL(/sort=return-rate/);
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
