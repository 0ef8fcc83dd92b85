import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';

test(
  '[RSP-04, RSP-05, RSP-12, RSP-13, PIN-03] a client of Hong Kong moves the older plan to the eScheduler on a phone, reads when it moves, and finds it among the plans',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /^500 holdings/i);
    await signIn(page, portal, { client, route: '/plans' });
    const older = page.getByTestId('plans-section').filter({ hasText: 'Since 1 September 2021' });
    await older.getByRole('link', { name: 'Transfer to eScheduler' }).click();
    await page.getByLabel('On which day of the month should eScheduler invest?').selectOption('28');
    const plan = page.getByTestId('plan-move-plan');
    await expect(plan).toContainText('HKD 2,500.00');
    await expect(plan).toContainText('15th of every month');
    await expect(plan).toContainText('28th of every month');
    await axe(page);
    await page.getByRole('button', { name: 'Next: review transfer' }).click();
    await expect(page.getByRole('heading', { name: 'Review transfer' })).toBeFocused();
    await axe(page);
    const pin = page.getByLabel('Transaction PIN', { exact: true });
    const send = page.getByRole('button', { name: 'Submit' });
    await pin.fill('111111');
    await send.click();
    await expect(page.getByText('The transaction PIN is wrong.')).toBeVisible();
    await pin.fill(client.tradingSecret);
    await send.click();
    await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeFocused();
    await axe(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your transfer is in progress' })).toBeVisible();
    await page.getByRole('link', { name: 'See my plans' }).click();
    await expect(older).toContainText(/Transfers to eScheduler on .+\. First debit there on .+\./);
    await axe(page);
    // Who would rather not go on ends it before it moves.
    await older.getByRole('button', { name: /^Stop plan/ }).click();
    await expect(page.getByRole('dialog')).toContainText('will not transfer to eScheduler');
    await axe(page);
    await page.getByRole('button', { name: 'Keep plan' }).click();
  },
);
