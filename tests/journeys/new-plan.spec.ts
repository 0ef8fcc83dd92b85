import { demoClient, signIn } from './support/clients';
import { oneWidth } from './support/one-width';
import { expect, test } from './support/portal-test';

test(
  '[RSP-07, RSP-02, RSP-09] a client of Hong Kong sets a monthly plan up from a fund’s page, and finds it among the plans',
  { tag: ['@hk', ...oneWidth('@phone')] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    await page.goto(portal.address('/fund/HK0002'));
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('link', { name: 'Monthly plan (eScheduler)' }).click();
    await page.getByLabel('Amount each month in HKD').fill('2500.50');
    await page.getByLabel('Day', { exact: true }).selectOption('28');
    await axe(page);
    await page.reload();
    await expect(page.getByLabel('Amount each month in HKD')).toHaveValue('2500.50');
    await page.getByRole('button', { name: 'Next: review your plan' }).click();
    await expect(page.getByRole('heading', { name: 'Review your plan' })).toBeFocused();
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await axe(page);
    await page.getByLabel('Transaction PIN', { exact: true }).fill((await demoClient(portal)).tradingSecret);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan is set up' })).toBeFocused();
    const number = /RP[A-Z]{10}/.exec((await page.getByTestId('order-page').textContent()) ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await axe(page);
    await page.getByRole('link', { name: 'See my plans' }).click();
    const card = page.getByRole('article').filter({ hasText: number });
    await expect(card).toContainText('HKD 2,500.50');
    await card.getByRole('button', { name: /^Stop plan/ }).click();
    await page.getByRole('button', { name: 'Stop plan', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has been stopped' })).toBeVisible();
  },
);
