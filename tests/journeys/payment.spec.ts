import type { Page } from '@playwright/test';
import { changeAnswer, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothLights } from './support/in-both-lights';
import { expect, test } from './support/portal-test';
import { say, saying } from './support/words';

const room = '/profile?tab=payment';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  '[ACCT-02, BANK-04, BANK-05, BANK-06, BANK-10, BANK-12, OPEN-90, VCA-33, CONFLICT-13, DIV-02, DIV-03, DIV-04] a client of Hong Kong goes from the menu to where she is paid and debited, and shows a number that hides again when she leaves',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { payment } = words;
    await signIn(page, portal);
    await page.getByRole('button', { name: words['menu-group'].account, exact: true }).press('Enter');
    await page.getByRole('link', { name: words.menu.payment, exact: true }).press('Enter');
    await expect(page).toHaveURL(portal.address(room));
    const standing = part(page, payment.standing);
    await expect(standing).toContainText(payment['standing-hkd']);
    await expect(standing).toContainText(payment['standing-lead']);
    const used = standing.getByRole('listitem').first();
    await expect(used.getByRole('heading')).toHaveText(`Peak & Valley Bank${payment.used}`);
    await expect(used).toContainText('39****18');
    const show = used.getByRole('button', { name: say(payment['show-of'], { bank: 'Peak & Valley Bank' }) });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(used).toContainText('391-204-77018');
    await inBothLights(page, axe);

    await page.getByRole('tab', { selected: true }).press('ArrowRight');
    await page.getByRole('tab', { selected: true }).press('ArrowLeft');
    await expect(used).toContainText('39****18');
    await expect(page.getByText('391-204-77018')).toHaveCount(0);

    await standing.getByText(say(payment.others, { number: 1 })).click();
    await expect(standing.getByRole('listitem').nth(1)).toContainText(payment['any-currency']);
    await expect(page.locator('main')).not.toContainText(/XXX|DAILY|MONTHLY/);
    const autopay = part(page, payment.autopay);
    await expect(autopay.getByRole('listitem').first()).toContainText('HKD 100,000.00');
    await expect(autopay.getByRole('listitem').first()).toContainText(payment['frequency-daily']);
    for (const sentence of ['electronic-yes', 'frozen-no', 'deals-yes'] as const)
      await expect(part(page, payment['same-day'])).toContainText(payment[sentence]);
    for (const sentence of ['dividends-owner', 'dividends-backup', 'dividends-fees'] as const)
      await expect(part(page, payment.dividends)).toContainText(payment[sentence]);
    const change = part(page, payment.change);
    await expect(change).toContainText(saying(payment['change-how']));
    await expect(change.getByRole('link', { name: payment['change-form'] })).toHaveAttribute('target', '_blank');
  },
);

test(
  '[ACCT-02, BANK-05, OPEN-90] clients of Hong Kong with an account for any currency, with none in Hong Kong dollars and with none at all read on a phone what that means',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { payment } = words;
    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: room });
    for (const [name, sentence] of [
      [payment.standing, payment['standing-empty']],
      [payment.autopay, payment['autopay-empty']],
      [payment['same-day'], payment['same-day-none']],
    ] as const)
      await expect(part(page, name)).toContainText(saying(sentence));
    await inBothLights(page, axe);

    await signIn(page, portal, { client: await demoClient(portal, /US dollars/), route: room });
    await expect(part(page, payment.standing).getByRole('status')).toContainText(saying(payment['standing-none']));
    await signIn(page, portal, { client: await demoClient(portal, /500 holdings/), route: room });
    await expect(part(page, payment.standing)).toContainText(payment['standing-any']);
    await expect(part(page, payment['same-day'])).toContainText(payment['frozen-yes']);
  },
);

test(
  '[ACCT-02, OPEN-92] each part of the payment details fails and comes back by itself',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    const { payment, panel } = words;
    const broken = { status: 500, json: {} };
    let isBroken = true;
    await page.route(/\/dda$/, (route) => (isBroken ? route.fulfill(broken) : route.fallback()));
    for (const operation of ['ActiveSpiHK', 'SameDayDdaHK'])
      await takeOver(page, operation, (route) => (isBroken ? route.fulfill(broken) : route.fallback()));
    await signIn(page, portal, { route: room });
    const retries = page.getByRole('button', { name: panel.retry });
    await expect(retries).toHaveCount(3);
    await axe(page);
    isBroken = false;
    await part(page, payment.autopay).getByRole('button', { name: panel.retry }).press('Enter');
    await expect(part(page, payment.autopay).getByRole('listitem').first()).toContainText('39****18');
    await expect(retries).toHaveCount(2);
    await part(page, payment.standing).getByRole('button', { name: panel.retry }).press('Enter');
    await part(page, payment['same-day']).getByRole('button', { name: panel.retry }).press('Enter');
    await expect(retries).toHaveCount(0);
  },
);

test(
  '[ACCT-02, BANK-08, API-60, API-61, API-62, API-63] a client of Taiwan reads on a phone which accounts are debited and credited, hides a number by leaving the page for another, and one who named none reads that',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    const { payment } = words;
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: room });
    const debited = part(page, payment.debited);
    await expect(debited).toContainText(payment['in-force']);
    await expect(debited).toContainText('TWD 100,000');
    await expect(debited).toContainText(payment['online-none']);
    await expect(part(page, payment.credited)).toContainText(payment['state-in-use']);
    await expect(part(page, payment['same-day'])).toContainText(payment['frozen-yes']);
    await expect(page.getByText(words['bank-change'].title)).toHaveCount(0);
    await debited.getByRole('button').click();
    await expect(debited).toContainText('88210077120');
    await inBothLights(page, axe);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(debited).toContainText('88****20');
    await expect(page.getByText('88210077120')).toHaveCount(0);

    await signIn(page, portal, { client: await demoClient(portal, /no holdings/i), route: room });
    await expect(debited).toContainText(payment['debited-empty']);
    await expect(part(page, payment.credited)).toContainText(payment['credited-empty']);
    await expect(part(page, payment['same-day'])).toContainText(payment['same-day-none']);
    await axe(page);
  },
);

test(
  '[ENT-44, FMT-03] a bank’s name of any length fits a phone, and what isn’t known is left out',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    const bankName = 'BankOfTheVeryLongName'.repeat(12);
    await changeAnswer<{ activeSpiHK: readonly object[] }>(page, 'ActiveSpiHK', () => ({
      activeSpiHK: [{ bankAccountNo: '1'.repeat(60), accountCurrency: 'HKD', bankName }, { bankAccountNo: '7' }],
    }));
    await signIn(page, portal, { route: room });
    const standing = part(page, words.payment.standing);
    await expect(standing).toContainText(bankName);
    await standing.getByRole('button').first().click();
    await expect(standing).toContainText('1'.repeat(60));
    const [width, scrolled] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(scrolled).toBeLessThanOrEqual(width);
    await expect(standing).not.toContainText(/undefined|null|NaN|Invalid/);
  },
);
