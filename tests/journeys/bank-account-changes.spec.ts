import type { Page } from '@playwright/test';
import { ownBankAccounts } from '../../contract/rest/account/bank-account-change';
import { aPicture } from '../builders/a-picture';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectNoOverflow } from './support/layout';
import { type OwnSandbox, serveOwn } from './support/own-sandbox';
import { expect, type Portal, portalOver, test } from './support/portal-test';

type AskedAccount = {
  readonly ask: string;
  readonly place: RegExp;
  readonly secret: string;
  readonly send: string;
  readonly requested: string;
  /** The account as it is masked, and as a purchase names it and the one of before. */
  readonly masked: string;
  readonly paidFrom: RegExp;
  readonly paidBefore: string;
};

/** Moves the clock of the demonstration, which Taiwan's pages have, three days on, lets the firm accept the request, and serves what that leaves. */
async function acceptAfterThreeDays(sandbox: OwnSandbox, portal: Portal, id: string): Promise<Portal> {
  for (let days = 0; days < 4; days += 1) {
    const moved = await fetch(`${sandbox.TW}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ to: 'day' }),
    });
    expect(moved.status).toBe(200);
  }
  await sandbox.stopAndRun('bank-account-changes', 'accept', id);
  return portalOver(await sandbox.serveAgain(), portal.region);
}

/** Fills the form in and sends it; returns the id of the request that waits. */
async function askForAccount(page: Page, { place, secret, send, requested }: AskedAccount, clientSecret: string) {
  const form = page.getByTestId('bank-account-form');
  const places = form.getByRole('combobox');
  await places.selectOption({ label: (await places.locator('option', { hasText: place }).textContent()) ?? '' });
  const buffer = Buffer.from(await aPicture('jpeg', 400));
  await form.locator('input[type=file]').setInputFiles({ name: '存摺.jpg', mimeType: 'image/jpeg', buffer });
  await form.getByLabel(secret, { exact: true }).fill(clientSecret);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/account/bankAccount') && response.request().method() === 'POST',
  );
  await form.getByRole('button', { name: send }).click();
  const { changes } = ownBankAccounts.parse(await (await answered).json());
  await expect(page.getByText(requested)).toBeVisible();
  return changes[0]?.id ?? '';
}

/** Expects a purchase to be debited from the new account, and no longer from the one of before. */
async function expectPaidFrom(page: Page, amount: string, { paidFrom, paidBefore }: AskedAccount): Promise<void> {
  const card = page.getByTestId('place-order-card');
  await card.locator('input[inputmode=decimal]').first().fill(amount);
  await expect(card).toContainText(paidFrom);
  await expect(card).not.toContainText(paidBefore);
}

test(
  '[R1, R14, BANK-06, ACCT-02] a client of Hong Kong puts another bank account in the place of one on a phone, the firm accepts the picture, and a purchase is debited from the new account',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal: shared, axe }) => {
    test.slow();
    const sandbox = await serveOwn();
    try {
      const portal = portalOver(sandbox, shared.region);
      const client = await demoClient(portal);
      const asked: AskedAccount = {
        ask: 'Ask for another account',
        place: /^In place of Peak & Valley Bank 39\*\*\*\*18/,
        secret: 'Your PIN or password',
        send: 'Ask for this account',
        requested: 'Harbour Bank 02****99: we have your request. We have told you by the contacts on file.',
        masked: '02****99',
        paidFrom: /Harbour Bank.*99/,
        paidBefore: 'Peak & Valley Bank',
      };
      await signIn(page, portal, { client, route: '/profile?tab=payment' });
      await page.getByRole('button', { name: asked.ask }).click();
      await expect(page.getByRole('heading', { name: 'Another bank account' })).toBeFocused();
      await page.getByRole('button', { name: asked.send }).click();
      await expect(page.getByText('Please choose a picture.')).toBeVisible();
      await expectNoOverflow(page, 'the form for another bank account');
      await inBothColorSchemes(page, axe);
      await page.getByLabel('Bank', { exact: true }).fill('Harbour Bank');
      await page.getByLabel('Account number').fill('024-888123-999');
      const id = await askForAccount(page, asked, client.secret);
      const waiting = page.getByTestId('bank-account-waiting');
      await expect(waiting).toContainText('In place of 39****18');
      await inBothColorSchemes(page, axe);
      await page.goto(portal.address('/message'));
      const message = page.getByTestId('message-row').filter({ hasText: 'You asked us to use the bank account' });
      await message.getByRole('link', { name: 'Payment details' }).click();
      await expect(waiting).toBeVisible();

      const later = await acceptAfterThreeDays(sandbox, portal, id);
      await page.context().clearCookies();
      await signIn(page, later, { client, route: '/profile?tab=payment' });
      await expect(page.getByRole('region', { name: 'Autopay' }).getByRole('listitem').first()).toContainText(
        asked.masked,
      );
      await expect(waiting).toBeHidden();
      await page.goto(later.address('/order/buy?fundCode=HK0002'));
      await expectPaidFrom(page, '10000', asked);
    } finally {
      await sandbox.end();
    }
  },
);

test(
  '[R1, R14, MSG-27, BANK-07, BANK-09] a client of Taiwan gives a request for another bank account up, asks again, and once the firm accepts the picture is told of the recent change and debited from the new account',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal: shared, axe }) => {
    test.slow();
    const sandbox = await serveOwn();
    try {
      const portal = portalOver(sandbox, shared.region);
      const client = await demoClient(portal, withoutCode.TW);
      const asked: AskedAccount = {
        ask: '申請變更或新增帳戶',
        place: /^取代 青田銀行 88\*\*\*\*20/,
        secret: '您的登入密碼',
        send: '送出申請',
        requested: '晨光商業銀行 01****88：已收到您的申請，並以登記的聯絡方式通知您。',
        masked: '01****88',
        paidFrom: /扣款帳戶晨光商業銀行、帳號末碼 88/,
        paidBefore: '青田銀行',
      };
      const fill = async () => {
        await page.getByRole('button', { name: asked.ask }).click();
        await page.getByLabel('銀行名稱').fill('晨光商業銀行');
        await page.getByLabel('分行名稱').fill('西屯分行');
        await page.getByLabel('帳號', { exact: true }).fill('0123-4500-667788');
        return askForAccount(page, asked, client.secret);
      };
      await signIn(page, portal, { client, route: '/profile?tab=payment' });
      await fill();
      await inBothColorSchemes(page, axe);
      await page.getByRole('button', { name: '取消申請：晨光商業銀行 01****88' }).click();
      await expect(page.getByText('晨光商業銀行 01****88：申請已取消，您的帳戶維持不變。')).toBeVisible();
      await expect(page.getByTestId('bank-account-waiting')).toBeHidden();
      const id = await fill();

      const later = await acceptAfterThreeDays(sandbox, portal, id);
      await page.context().clearCookies();
      await signIn(page, later, { client, route: '/profile?tab=payment' });
      await expect(page.getByText('您最近變更過銀行帳戶')).toBeVisible();
      await expect(page.getByRole('region', { name: '扣款帳戶' })).toContainText(asked.masked);
      await inBothColorSchemes(page, axe);
      await page.goto(later.address('/order/buy?fundCode=TW0001'));
      await expectPaidFrom(page, '12345', asked);
    } finally {
      await sandbox.end();
    }
  },
);
