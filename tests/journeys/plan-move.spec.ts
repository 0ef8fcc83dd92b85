import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';

test(
  '[RSP-04, RSP-05, RSP-12, RSP-13, PIN-03] a client of Hong Kong moves the older plan to the eScheduler on a phone, reads when it moves, and finds it among the plans',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /^500 holdings/i);
    await signIn(page, portal, { client, route: '/plans' });
    const older = page.getByTestId('plans-section').filter({ hasText: 'Since 1 September 2021' });
    await older.getByRole('link', { name: 'Move it to the eScheduler' }).click();
    await page.getByLabel('On which day of the month should the eScheduler invest?').selectOption('28');
    const plan = page.getByTestId('plan-move-plan');
    await expect(plan).toContainText('HKD 2,500.00');
    await expect(plan).toContainText('on day 15 of every month');
    await expect(plan).toContainText('on day 28 of every month');
    await axe(page);
    await page.getByRole('button', { name: 'Next: check the move' }).click();
    await expect(page.getByRole('heading', { name: 'Check the move' })).toBeFocused();
    await axe(page);
    const pin = page.getByLabel('Transaction PIN', { exact: true });
    const send = page.getByRole('button', { name: 'Confirm and send' });
    await pin.fill('111111');
    await send.click();
    await expect(page.getByText('The transaction PIN is wrong.')).toBeVisible();
    await pin.fill(client.tradingSecret);
    await send.click();
    await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeFocused();
    await axe(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your plans are about to move' })).toBeVisible();
    await page.getByRole('link', { name: 'See my plans' }).click();
    await expect(older).toContainText(/Moves to the eScheduler on .+\. First debit there on .+\./);
    await axe(page);
    // Who would rather not go on ends it before it moves.
    await older.getByRole('button', { name: /^End/ }).click();
    await expect(page.getByRole('dialog')).toContainText('it will not move to the eScheduler');
    await axe(page);
    await page.getByRole('button', { name: 'Leave as it is' }).click();
  },
);
