import { describe, expect, it } from 'vitest';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { CashPage, refusedWith } from '../support/cash-page';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const page = new CashPage(portal, '/vca/top-up');
const at = '2026-11-23T10:00:00+08:00';

const sameDay = (more: object) => ({
  SameDayDdaHK: answer(200, {
    data: { sameDayDdaHK: { existDDADeals: false, underSHLFrozenPeriod: false, eddaEnabled: true, ...more } },
  }),
});

describe('the top-up page', () => {
  it('[ROUTE-15, CONST-18, VCA-24, VCA-31, VCA-32] says before an amount is typed where the money comes from, when, and how little', async () => {
    await page.open(at);
    await portal.find('[data-testid=cash-rules] li');
    expect(page.allWords('[data-testid=cash-rules] li')).toEqual([
      'The money is taken by Autopay (direct debit) from your bank account: Peak & Valley Bank 39****18account ending in 18',
      'You can top up on any day, at any hour.',
      'Minimum top-up: HKD 1,000.00.',
    ]);
  });

  it.each([
    [
      '2026-11-23T10:00:00+08:00',
      'If you top up now, we treat it as received on 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
    [
      '2026-11-23T08:00:00+08:00',
      'It is before 9:00 in Hong Kong. If you top up now, we treat it as received on 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
    [
      '2026-11-23T17:00:01+08:00',
      'It is after 17:00 in Hong Kong, so the next business day applies. If you top up now, we treat it as received on 24 Nov 2026. We expect the money in your Cash Account by 25 Nov 2026.',
    ],
    [
      '2026-11-22T10:00:00+08:00',
      'Banks are closed today, so the next business day applies. If you top up now, we treat it as received on 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
  ])(
    '[VCA-30, OPEN-66, OPEN-67] the top-up page at %s says for which day it counts, and why',
    async (instant, expected) => {
      await page.open(instant);
      await portal.find('[data-testid=cash-times] p');
      expect(page.allWords('[data-testid=cash-times] p').join(' ')).toBe(expected);
    },
  );

  it('[VCA-24, ERR-72, ERR-73] says beside the field what is wrong with an amount', async () => {
    await page.open(at);
    for (const [amount, said] of [
      ['', 'Please enter an amount in dollars and cents, e.g. 5000.00.'],
      ['abc', 'Please enter an amount in dollars and cents, e.g. 5000.00.'],
      ['999.99', 'The minimum top-up is HKD 1,000.'],
    ] as const) {
      await page.enter(amount);
      await portal.find('[data-testid=text-field-error]', said);
    }
    expect(page.sent()).toEqual([]);
  });

  it('[VCA-04, VCA-19, VCA-35, OPEN-44, OPEN-81, REAUTH-11..13] a top-up is read through once more, confirmed by the client, sent once with its key, and has a receipt', async () => {
    await page.open(at);
    await page.enter('２,500');
    await portal.find('h2', 'Review your top-up');
    expect(await page.words('[data-testid=cash-confirm] dl')).toBe(
      'Amount in HKDHKD 2,500.00FromPeak & Valley Bank 39****18account ending in 18ToCash Account of 510012300189',
    );
    const send = await portal.find('[data-testid=cash-confirm] button', 'Top up now');
    send.click();
    send.click();
    expect(await page.words('[data-testid=step-up-subject]')).toMatch(
      /^You are about to: top up your Cash AccountHKD 2,500\.00Nothing is done until you confirm\./,
    );
    await page.prove();
    await portal.find('h2', 'Your top-up has been received');
    expect(window.location.pathname).toBe('/eTrading/v2/vca/top-up');
    expect(await page.words('[data-testid=cash-confirm] dl')).toMatch(/^Amount in HKDHKD 2,500\.00 inStatusPending/);
    const wanted = {
      accountNo: '510012300189',
      transactionType: 'topup',
      transactionCurrency: 'HKD',
      amount: '2500.00',
    };
    const { variables, keys } = page.instructions;
    expect([variables, keys.size]).toEqual([[wanted, wanted], 1]);
    expect(page.proofs).toEqual(['N', 'Y']);
    expect([...keys][0]).toMatch(/^[\w.:-]{8,100}$/);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('reAuth'))).toEqual([]);
  });

  it('[REAUTH-14, REAUTH-16, VCA-35] stands as it was looked over after the client thought better of confirming it', async () => {
    await page.open(at);
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    (await portal.find('[data-testid=step-up-sheet] button', 'Go back without confirming')).click();
    await portal.find(
      '[data-testid=cash-confirm] [data-tone=warning]',
      'Not confirmed. No money has moved. You can submit it again.',
    );
    expect(await page.words('[data-testid=cash-confirm] dl')).toMatch(/^Amount in HKDHKD 2,500\.00From/);
    expect(page.sent()).toHaveLength(1);
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await page.prove();
    await portal.find('h2', 'Your top-up has been received');
    expect(page.instructions.keys.size).toBe(1);
    expect(page.proofs).toEqual(['N', 'N', 'Y']);
  });

  it('[REAUTH-01, OPEN-43] the client is not asked for a step-up twice when the server doesn’t take the one it got', async () => {
    await page.open(at, { AddVcaTransaction: refusedWith('RE_AUTH') });
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await page.prove();
    await portal.find('[data-testid=cash-confirm] [data-tone=warning]', /^Not confirmed/);
    expect([page.sent().length, page.sent(['beginReAuthentication']).length]).toEqual([2, 1]);
  });

  it.each([
    ['RE_AUTH_UNAVAILABLE', 'You cannot confirm this online. No money has moved. Please call 2000 1234.'],
    ['BUSY', 'We could not ask you to confirm. No money has moved. Please try again.'],
  ])('[OPEN-57, REAUTH-01] says what to do where no proof can be asked for: %s', async (code, said) => {
    await page.open(at, { beginReAuthentication: answer(400, refusal(code)) });
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await portal.find('[data-testid=cash-confirm] [role=alert]', said);
    expect(sessionStorage.getItem('etrading.reAuthBody')).toBeNull();
  });

  it('[VCA-04] lets the amount be changed before it is sent', async () => {
    await page.open(at);
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Change the amount')).click();
    expect(await page.typed()).toBe('2500');
  });

  it.each([
    ['frozen', sameDay({ underSHLFrozenPeriod: true }), 'Autopay from your bank account is paused for now'],
    [
      'not electronic',
      sameDay({ eddaEnabled: false }),
      'Your bank does not accept electronic direct debits for you yet',
    ],
    ['missing', { dda: answer(200, []) }, 'You have no Autopay in force'],
  ])('[VCA-32, BANK-04, CONFLICT-55] says what to do where the direct debit is %s', async (_, answers, said) => {
    await page.open(at, answers);
    await portal.find('[data-tone=warning] b', said);
    expect(await portal.addressOf('Your payment details')).toBe('/eTrading/v2/profile?tab=payment');
  });

  it('[OPEN-75, ERR-71] says why the server refuses it, and nothing was sent by itself again', async () => {
    await page.open(at, { AddVcaTransaction: refusedWith('VCA-0109') });
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await portal.find(
      '[data-testid=cash-confirm] [role=alert]',
      /^There is no bank account on record that may be used for this\./,
    );
    expect(page.sent()).toHaveLength(1);
  });

  it('[VCA-04, OPEN-75, API-90] says that it wasn’t sent where an earlier one was received, and lets the client enter it again', async () => {
    await page.open(at, { AddVcaTransaction: refusedWith('IDEMPOTENCY_KEY_REUSED') });
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await portal.find(
      '[data-tone=warning]',
      'An earlier top-up of yours has been received. The one you just confirmed was not submitted. If you still want it, please enter it again.',
    );
    (await portal.find('[data-testid=cash-move] button', 'Enter it again')).click();
    expect(await page.typed()).toBe('2500');
  });

  it('[OPEN-75, API-90] says that it looks for what has no answer', async () => {
    await page.open(at, { AddVcaTransaction: offline });
    await page.enter('2500');
    (await portal.find('[data-testid=cash-confirm] button', 'Top up now')).click();
    await portal.find('[data-testid=cash-confirm] [role=status]', 'We received no reply. Checking whether it arrived…');
    expect(page.sent()).toHaveLength(1);
  });

  it('[I18N-02, VCA-30] reads the same in Chinese', async () => {
    await page.open('2026-11-22T10:00:00+08:00', {}, { language: 'zh_HK' });
    await portal.find('h1', '存入款項至現金戶口');
    expect(await page.words('[data-testid=cash-times]')).toBe(
      '今日銀行休息，將於下一個營業日處理。現在提交，將作為 2026/11/23 的指示處理，預計款項於 2026/11/24 前存入您的現金戶口。',
    );
  });
});
