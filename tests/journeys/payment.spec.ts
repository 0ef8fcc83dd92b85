import type { Page } from '@playwright/test';
import { changeAnswer, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectNoOverflow } from './support/layout';
import { expect, test } from './support/portal-test';
import { saying } from './support/sentences';

const words = {
  payment: {
    'electronic-yes': 'Your bank accepts electronic direct debits from us.',
    'dividends-owner': 'Only the beneficiary may set the e-payment account that receives dividends.',
    'dividends-backup': 'If the e-payment account is unlinked, dividends are paid to the backup bank account.',
    'dividends-fees': 'In that case you bear the transfer fees.',
  },
};

const section = '/profile?tab=payment';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  '[ACCT-02, BANK-05, BANK-10, VCA-33, CONFLICT-13] a client of Hong Kong goes from the menu to the payment accounts, and shows a number that hides again on leaving',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    await page.getByRole('button', { name: 'My account', exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Payment details', exact: true }).press('Enter');
    await expect(page).toHaveURL(portal.address(section));
    const standing = part(page, 'Payout account');
    await expect(standing).toContainText('We use the first Hong Kong dollar account you registered.');
    await expect(standing).toContainText(
      'Your standing payment instruction. Proceeds of the funds you sell, and withdrawals from a Cash Account, are paid to this account only.',
    );
    const used = standing.getByRole('listitem').first();
    await expect(used.getByRole('heading')).toHaveText('Peak & Valley BankUsed');
    await expect(used).toContainText('39****18');
    const show = used.getByRole('button', { name: 'Show number: Peak & Valley Bank' });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(used).toContainText('391-204-77018');
    await inBothColorSchemes(page, axe);

    await page.getByRole('tab', { selected: true }).press('ArrowRight');
    await page.getByRole('tab', { selected: true }).press('ArrowLeft');
    await expect(used).toContainText('39****18');
    await expect(page.getByText('391-204-77018')).toHaveCount(0);
  },
);

test(
  '[ENT-44, BANK-04, BANK-06, BANK-10, BANK-12, OPEN-90, DIV-02, DIV-03, DIV-04] a client of Hong Kong reads which account is not used, what is debited, what is paid on the same day and where dividends go',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    const { payment } = words;
    await signIn(page, portal, { route: section });
    const standing = part(page, 'Payout account');
    await standing.getByText('Other accounts (1)').click();
    await expect(standing.getByRole('listitem').nth(1)).toContainText('Any currency');
    await expect(page.locator('main')).not.toContainText(/XXX|DAILY|MONTHLY/);
    const autopay = part(page, 'Autopay');
    await expect(autopay.getByRole('listitem').first()).toContainText('HKD 5,000,000.00');
    await expect(autopay.getByRole('listitem').first()).toContainText('At most once a day');
    await expect(autopay).toContainText(/\d{2} [A-Z][a-z]{2} \d{4} – \d{2} [A-Z][a-z]{2} \d{4}/);
    await expect(part(page, 'Same-day debit').getByRole('listitem')).toHaveText([payment['electronic-yes']]);
    for (const sentence of ['dividends-owner', 'dividends-backup', 'dividends-fees'] as const)
      await expect(part(page, 'Dividends to an e-payment account')).toContainText(payment[sentence]);
    const change = part(page, 'Changing an account');
    await expect(change).toContainText(saying('You can also send us the signed bank account form, or call {{phone}}.'));
    await expect(change.getByRole('link', { name: 'Get the form' })).toHaveAttribute('target', '_blank');
  },
);

test(
  '[ACCT-02, BANK-05, OPEN-90] clients of Hong Kong with an account for any currency, with none in Hong Kong dollars and with none at all read on a phone what that means',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: section });
    for (const [name, sentence] of [
      ['Payout account', 'You have not registered an account yet. Please call {{phone}} to register one.'],
      ['Autopay', 'You have not set up Autopay.'],
      ['Same-day debit', 'We have no record of same-day debits.'],
    ] as const)
      await expect(part(page, name)).toContainText(saying(sentence));
    await inBothColorSchemes(page, axe);

    await signIn(page, portal, { client: await demoClient(portal, /US dollars/), route: section });
    await expect(part(page, 'Payout account').getByRole('status')).toContainText(
      saying(
        'None of your accounts accepts Hong Kong dollars, so we cannot pay you in them. Please call {{phone}} to register one.',
      ),
    );
    await signIn(page, portal, { client: await demoClient(portal, /500 holdings/), route: section });
    await expect(part(page, 'Payout account')).toContainText(
      'You have not registered a Hong Kong dollar account, so we use the first one that accepts any currency.',
    );
    await expect(part(page, 'Same-day debit')).toContainText(
      'Direct debits from your bank account are paused for a while after a change of bank account.',
    );
  },
);

test(
  '[ACCT-02, OPEN-92] each part of the payment details fails and comes back by itself',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    const broken = { status: 500, json: {} };
    let isBroken = true;
    await page.route(/\/dda$/, (route) => (isBroken ? route.fulfill(broken) : route.fallback()));
    for (const operation of ['ActiveSpiHK', 'SameDayDdaHK'])
      await takeOver(page, operation, (route) => (isBroken ? route.fulfill(broken) : route.fallback()));
    await signIn(page, portal, { route: section });
    const retries = page.getByRole('button', { name: 'Try again' });
    await expect(retries).toHaveCount(3);
    await axe(page);
    isBroken = false;
    await part(page, 'Autopay').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(part(page, 'Autopay').getByRole('listitem').first()).toContainText('39****18');
    await expect(retries).toHaveCount(2);
    await part(page, 'Payout account').getByRole('button', { name: 'Try again' }).press('Enter');
    await part(page, 'Same-day debit').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(retries).toHaveCount(0);
  },
);

test(
  '[ACCT-02, BANK-08, API-60, API-61, API-62, API-63] a client of Taiwan reads on a phone which accounts are debited and credited, hides a number by leaving the page for another, and one who named none reads that',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: section });
    const debited = part(page, '扣款帳戶');
    await expect(debited).toContainText('授權有效');
    await expect(debited).toContainText('TWD 100,000,000');
    await expect(debited).toContainText('未申請');
    await expect(part(page, '入帳帳戶')).toContainText('使用中');
    await expect(part(page, '當日扣款')).toContainText('變更銀行帳戶後的一段時間內，自您的銀行帳戶扣款的服務會暫停。');
    await expect(page.getByText('您最近變更過銀行帳戶')).toHaveCount(0);
    await debited.getByRole('button').first().click();
    await expect(debited).toContainText('88210077120');
    await inBothColorSchemes(page, axe);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(debited).toContainText('88****20');
    await expect(page.getByText('88210077120')).toHaveCount(0);

    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: section });
    await expect(debited).toContainText('您尚未約定扣款帳戶。');
    await expect(part(page, '入帳帳戶')).toContainText('您尚未約定入帳帳戶。');
    await expect(part(page, '當日扣款')).toContainText('目前沒有當日扣款的資料。');
    await axe(page);
  },
);

test(
  '[ENT-44, FMT-03] a bank’s name of any length fits a phone, and what isn’t known is left out',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const bankName = 'BankOfTheVeryLongName'.repeat(12);
    await changeAnswer<{ activeSpiHK: readonly object[] }>(page, 'ActiveSpiHK', () => ({
      activeSpiHK: [{ bankAccountNo: '1'.repeat(60), accountCurrency: 'HKD', bankName }, { bankAccountNo: '7' }],
    }));
    await signIn(page, portal, { route: section });
    const standing = part(page, 'Payout account');
    await expect(standing).toContainText(bankName);
    await standing.getByRole('button').first().click();
    await expect(standing).toContainText('1'.repeat(60));
    await expectNoOverflow(page, 'a bank of a long name');
    await expect(standing).not.toContainText(/undefined|null|NaN|Invalid/);
  },
);
