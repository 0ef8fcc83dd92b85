import type { Page } from '@playwright/test';
import { demoClient, type JourneyClient, signIn } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

const subAccount = 'Regular Investment Plan sub-account 51001230018901';

/** Returns the units of a fund that the sell or switch page says are held and available. */
const factOf = (page: Page, name: string) =>
  page.locator('[data-testid=entry-facts-list] > div').filter({ hasText: name }).locator('dd');

async function sendFromConfirmation(page: Page, { tradingSecret }: JourneyClient): Promise<void> {
  await page.getByRole('button', { name: 'Next: review your order' }).click();
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeFocused();
  await expect(page.getByText(`Account: ${subAccount}`)).toBeVisible();
  for (const note of await page.getByTestId('order-notes').getByRole('checkbox').all()) await note.check();
  await page.getByLabel('Transaction PIN', { exact: true }).fill(tradingSecret);
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByTestId('order-receipt')).toBeVisible();
}

test(
  '[RSP-10, RSP-11, ORDQ-02, ORDQ-03, ORDQ-05] a client of Hong Kong comes from the older plan to sell and switch units of its sub-account, reads on each page which account it is, and has fewer of them afterwards',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    test.slow();
    const client = await demoClient(portal);
    await signIn(page, portal, { client, route: '/plans' });
    const account = page.getByRole('combobox', { name: 'Which account?' });
    const holdings = page.getByRole('region', { name: 'Which of your funds?' });
    const choose = async (action: string, fundCode: string) => {
      await page.goto(portal.address('/plans'));
      await page.getByRole('link', { name: action }).click();
      await expect(account.locator('option:checked')).toHaveText(subAccount);
      await holdings.getByRole('button', { name: fundCode }).click();
      await expect(page.getByTestId('chosen-holding').getByRole('heading')).toContainText(subAccount);
      await page.getByText('Accounts and dates', { exact: true }).click();
    };

    await choose('Sell its funds', 'HK0010');
    const held = Number((await factOf(page, 'Units held').innerText()).replaceAll(',', ''));
    await inBothColorSchemes(page, axe);
    await page.getByRole('textbox', { name: 'Units', exact: true }).fill('10');
    await sendFromConfirmation(page, client);

    await choose('Sell its funds', 'HK0010');
    await expect
      .poll(async () => Number((await factOf(page, 'Available units').innerText()).replaceAll(',', '')))
      .toBeCloseTo(held - 10, 4);

    await choose('Switch its funds', 'HK0011');
    await page.getByRole('textbox', { name: 'Units', exact: true }).fill('10');
    await page.locator('[data-testid=place-order-search] input').fill('HK0002');
    await page.locator('[data-testid=place-order-search] [role=option]').first().click();
    await sendFromConfirmation(page, client);
  },
);
