import type { Locator } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

const pages = [
  { path: '/order/buy?fundCode=HK0001', facts: ['Latest price', 'Fee rate (your tier)'] },
  { path: '/order/switch?fundCode=HK0001', facts: ['Latest price', 'Value'] },
  { path: '/plans/switch?fundCode=HK0001', facts: ['Latest price', 'Value'] },
  { path: '/order/sell?fundCode=HK0001', facts: ['Latest price', 'Redemption fee'] },
  { path: '/plans/new?fundCode=HK0001', facts: ['Latest price', 'Fee rate (your tier)'] },
] as const;

test(
  '[ORDQ-01..03, RSP-07, RSP-08, OPEN-72] what decides over an order and a monthly plan stands on the first screen of a phone, clear of what sticks to its foot',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.HK) });
    for (const { path, facts } of pages) {
      await page.goto(portal.address(path));
      for (const label of facts) {
        const fact = page.getByTestId('entry-facts-list').getByText(label, { exact: true });
        await expect(fact, `${path}: ${label}`).toBeVisible();
        await expect(async () => expect(await isInSight(fact), `${path}: ${label}`).toBe(true)).toPass({
          timeout: 20_000,
        });
      }
    }
  },
);

test(
  '[RSP-09, OPEN-72] the dialog in which a plan is changed is one screen of a phone, with the price, the fee and what pays beside the amount',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, portal);
    await page.goto(portal.address('/plans'));
    await page
      .getByRole('button', { name: /^Change the plan for/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const facts = dialog.getByTestId('entry-facts-list').first();
    for (const label of ['Latest price', 'Fee rate (your tier)', 'Autopay']) await expect(facts).toContainText(label);
    await expect(dialog.getByTestId('order-facts')).toContainText('Estimated units');
    for (const shown of [facts, dialog.getByRole('button', { name: 'Save changes' })])
      await expect(shown).toBeInViewport({ ratio: 1 });
    await axe(page, 'dialog');
  },
);

/** Tells whether the row of a fact is where the window begins with the page, and nothing lies over it. */
const isInSight = (fact: Locator): Promise<boolean> =>
  fact.evaluate((node) => {
    const { left, bottom } = (node.parentElement ?? node).getBoundingClientRect();
    const topmost = document.elementFromPoint(left + 2, bottom - 2);
    return window.scrollY === 0 && bottom <= window.innerHeight && (node.parentElement ?? node).contains(topmost);
  });
