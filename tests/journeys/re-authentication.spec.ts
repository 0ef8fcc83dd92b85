import type { Page } from '@playwright/test';
import { demoClient, signIn } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';
import { addAuthenticator } from './support/virtual-authenticator';

const accountNo = '510012300189';
const tradingPin = '739162';

/** Orders a fund as the portal's calls do; its pages have journeys of their own. */
async function placeOrder(page: Page, amount: string): Promise<void> {
  const status = await page.evaluate(
    async ([account, vpin, sum]) => {
      const token = JSON.parse(sessionStorage.getItem('etrading.AUTH_CHECKED') ?? '""') as string;
      const ask = async (path: string, body?: object, key = ''): Promise<Response> =>
        fetch(`/tet-web/rest${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            'Content-Type': 'application/json',
            'X-Requested-With': 'XMLHttpRequest',
            AUTH_CHECKED: token,
            ...(key === '' ? {} : { 'Idempotency-Key': key }),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      const funds = (await (await ask('/fund?isAll=true')).json()) as {
        name: { code: string };
        baseCurrency: string;
      }[];
      const fundCode = funds.find(({ baseCurrency }) => baseCurrency === 'HKD')?.name.code ?? '';
      const orders = [{ type: 'B', fundCode, currency: 'HKD', amount: sum }];
      const composed = await ask('/orders/compose', { accountNo: account, orders }, crypto.randomUUID());
      const { oid } = (await composed.json()) as { oid: string };
      const allotment = { fundCode, currency: 'HKD', amount: sum, discountCode: '', agreements: [] };
      const list = {
        accountNo: account,
        vpin,
        oid,
        lineManager: '',
        disadvantagedElderlyAck: 'N',
        elderlyRedeemOverHalfAck: 'N',
        allotmentList: [{ ...allotment, paidFrom: 'direct-debit' }],
        redemptionList: [],
        switchList: [],
      };
      return (await ask('/urlService/submit', list, `order-list:${oid}`)).status;
    },
    [accountNo, tradingPin, amount] as const,
  );
  expect(status).toBe(200);
}

test.describe('the typical client', () => {
  // One after the other: with a passkey this client is asked for it.
  test.describe.configure({ mode: 'default' });

  test(
    '[REAUTH-01..05, REAUTH-07..11, REAUTH-13, REAUTH-14, ROUTE-05, ROUTE-06, API-23, SESS-26, OPEN-13, OPEN-43] a client of Hong Kong cancels an order, proves it at the identity provider after thinking better of it once, and finds it cancelled in the page that asked',
    { tag: ['@hk', '@phone'] },
    async ({ page, portal, axe, tolerate }) => {
      // The server refuses what needs a proof, of which the browser tells in its console.
      tolerate(/status of 403/);
      const client = await demoClient(portal);
      await signIn(page, portal, { client });
      // Other journeys of this client have orders of their own.
      const amount = 20_000 + Math.floor(Math.random() * 70_000);
      await placeOrder(page, String(amount));
      await page.goto(portal.address('/orders'));
      const proved: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/orders/cancel')) proved.push(request.headers()['re_auth']);
      });
      const ask = async (): Promise<void> => {
        const card = page.getByRole('listitem').filter({ hasText: `HKD ${amount.toLocaleString('en')}` });
        await card.getByRole('button', { name: /^Cancel this order: / }).click();
        await page.getByRole('button', { name: 'Cancel the order', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Identity provider (AUTHE)' })).toBeVisible();
      };
      await ask();
      await page.getByRole('link', { name: 'Go back without confirming' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Not confirmed. The order was not cancelled and is unchanged.');
      await inBothColorSchemes(page, axe);
      await dialog.getByRole('button', { name: 'Cancel the order', exact: true }).click();
      await page.getByLabel('Username or MasterAccount number').fill(client.login);
      await page.getByLabel('PIN or password').fill(client.secret);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(/^The order for .+ is cancelled\. See Past orders\.$/)).toBeVisible();
      await expect(page).toHaveURL(portal.address('/orders'));
      expect(proved).toEqual(['N', 'N', 'Y']);
      // What came back counts once, and nothing waits any more.
      await page.goto(portal.address('/re-auth-redirect'));
      await expect(page.getByText(/^There is nothing to confirm in this window/)).toBeVisible();
      await inBothColorSchemes(page, axe);
    },
  );

  test(
    '[R14, REAUTH-01, REAUTH-13, REAUTH-14, OPEN-43] a client of Hong Kong adds a passkey, tops up with it after the device refused once, prefers the PIN another time, and removes it',
    { tag: ['@hk', '@phone'] },
    async ({ page, portal, axe, tolerate }) => {
      // The server refuses what needs a proof, of which the browser tells in its console.
      tolerate(/status of 403/);
      const client = await demoClient(portal);
      const device = await addAuthenticator(page);
      await signIn(page, portal, { client, route: '/profile?tab=security' });
      const passkeys = page.getByRole('region', { name: 'Passkeys' });
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await passkeys.getByLabel('Name of this passkey').fill('My phone');
      await inBothColorSchemes(page, axe);
      await passkeys.getByLabel('Your PIN or password').fill('111222');
      await passkeys.getByRole('button', { name: 'Continue' }).click();
      await expect(passkeys.getByText('The PIN or password is not right. Please try again.')).toBeVisible();
      await passkeys.getByLabel('Your PIN or password').fill(client.secret);
      await passkeys.getByRole('button', { name: 'Continue' }).click();
      await expect(passkeys.getByText('The passkey has been added. We have notified you.')).toBeVisible();
      await expect(passkeys.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Changes of the last 90 days' })).toContainText(/Passkey\s*Added/);

      const topUp = async (amount: string): Promise<void> => {
        await page.goto(portal.address('/vca/top-up'));
        await page.getByLabel('Amount in HKD').fill(amount);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('button', { name: 'Top up now' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Confirm it is you' })).toBeVisible();
      };
      await topUp('1000.01');
      await expect(page.getByText('top up your Cash Account')).toBeVisible();
      await inBothColorSchemes(page, axe);
      await device.refuse(true);
      await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
      await expect(page.getByText('No passkey was used or created. You can try again.')).toBeVisible();
      await device.refuse(false);
      await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Your top-up has been received' })).toBeVisible();

      await topUp('1000.02');
      await page.getByRole('button', { name: 'Use my PIN or password instead' }).click();
      await page.getByLabel('Username or MasterAccount number').fill(client.login);
      await page.getByLabel('PIN or password').fill(client.secret);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Your top-up has been received' })).toBeVisible();

      await page.goto(portal.address('/profile?tab=security'));
      await expect(passkeys.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('last used');
      await passkeys.getByRole('button', { name: 'Remove the passkey “My phone”' }).click();
      await passkeys.getByLabel('Your PIN or password').fill(client.secret);
      await passkeys.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
    },
  );
});

test(
  '[VCA-05, VCA-08, VCA-25, VCA-33, VCA-35, ROUTE-16, OPEN-44, REAUTH-13, REAUTH-14, ROUTE-05] a client of Hong Kong whose bank account is new lets a withdrawal wait, proves it at the identity provider, finds it held, and cancels it',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    const client = await demoClient(portal, /^Direct debits are paused/);
    await signIn(page, portal, { client, route: '/vca/tx-balance' });
    await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText(/^The money is paid only to your payout account/)).toBeVisible();
    await axe(page);
    // Other runs of this journey have withdrawals of their own.
    const cents = 500_001 + Math.floor(Math.random() * 99_998);
    const amount = `${Math.floor(cents / 100).toLocaleString('en')}.${String(cents % 100).padStart(2, '0')}`;
    await page.getByLabel('Amount in HKD').fill(amount);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Review your withdrawal' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Please pause before you send this money' }),
    ).toBeFocused();
    await expect(page.getByText('The bank account it is paid to was changed recently.')).toBeVisible();
    await inBothColorSchemes(page, axe);
    await page.getByRole('button', { name: 'Wait 24 hours, then proceed' }).click();
    await page.getByLabel('Username or MasterAccount number').fill(client.login);
    await page.getByLabel('PIN or password').fill(client.secret);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your withdrawal is being held' })).toBeVisible();
    await expect(page).toHaveURL(portal.address('/vca/withdraw'));
    await page.getByRole('link', { name: 'Back to the Cash Account' }).click();
    const row = page.getByRole('listitem').filter({ hasText: `HKD ${amount} out` });
    await expect(row).toContainText(/^Withdrawal.*Held until \d{2} \w{3} \d{4} \d{2}:\d{2}.*expected by /);
    await inBothColorSchemes(page, axe);
    await row.getByRole('button', { name: 'Cancel this withdrawal' }).click();
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(page.getByText('The withdrawal is cancelled. Nothing is paid out.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: `HKD ${amount} out` })).toContainText('Cancelled');
  },
);
