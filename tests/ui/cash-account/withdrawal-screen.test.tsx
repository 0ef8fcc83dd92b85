import { describe, expect, it } from 'vitest';
import { PreferencesStore } from '../../../ui/stores/preferences-store';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { CashPage, refusedWith } from '../support/cash-page';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const page = new CashPage(portal, '/vca/withdraw');

const monday = '2026-11-23T10:00:00+08:00';

/** A Cash Account of which this much is available. */
const holding = (availableBalance: string | null) => ({
  VcaAccount: answer(200, {
    data: {
      vcaAccount: [
        {
          accountNo: '510012300189',
          accountCurrency: 'HKD',
          vcaSid: 'V1',
          accountStatus: 'ACTIVE',
          ledgerBalance: '45250.50',
          availableBalance,
          balancePrecision: 2,
          balanceLastUpdateTime: null,
        },
      ],
    },
  }),
});

describe('the withdrawal page', () => {
  it('[ROUTE-16, CONST-18, VCA-05, VCA-25, VCA-26, VCA-27, VCA-29, VCA-33] says before an amount is typed what is available, where it goes, when, and how little', async () => {
    await page.open(monday);
    expect(await page.words('[data-testid=cash-there]')).toBe('Available balanceHKD 37,250.50');
    expect(page.allWords('[data-testid=cash-rules] li')).toEqual([
      'The money is paid only to your payout account: Peak & Valley Bank 39****18account ending in 18',
      'Service hours are 9:00 to 17:00 Hong Kong time, Monday to Friday, except public holidays. You can submit a withdrawal at any time. The service is open now.',
      'A withdrawal is normally paid within 5 Hong Kong business days.',
      'Minimum withdrawal: HKD 5,000.00.',
    ]);
    expect(portal.all('[data-testid=cash-form] input, [data-testid=cash-form] select')).toHaveLength(1);
  });

  it.each([
    [
      monday,
      'If you withdraw now, we treat it as received on 23 Nov 2026. We expect the money in your bank account by 30 Nov 2026.',
      true,
    ],
    [
      '2026-11-23T08:59:59+08:00',
      'It is before 9:00 in Hong Kong. If you withdraw now, we treat it as received on 23 Nov 2026. We expect the money in your bank account by 30 Nov 2026.',
      false,
    ],
    [
      '2026-11-23T17:00:01+08:00',
      'It is after 17:00 in Hong Kong, so the next business day applies. If you withdraw now, we treat it as received on 24 Nov 2026. We expect the money in your bank account by 01 Dec 2026.',
      false,
    ],
    [
      '2026-10-01T10:00:00+08:00',
      'Banks are closed today, so the next business day applies. If you withdraw now, we treat it as received on 02 Oct 2026. We expect the money in your bank account by 09 Oct 2026.',
      false,
    ],
  ])(
    '[VCA-20, VCA-29, VCA-30, OPEN-66, OPEN-67] the withdrawal page at %s says for which day it counts, and why',
    async (at, expected, isOpen) => {
      await page.open(at);
      await portal.find('[data-testid=cash-times] p');
      expect(page.allWords('[data-testid=cash-times] p').join(' ')).toBe(expected);
      expect((await page.words('[data-testid=cash-rules]')).includes('The service is open now.')).toBe(isOpen);
    },
  );

  it('[VCA-25, VCA-26, ERR-72, ERR-74, ERR-75] says beside the field what is wrong with an amount', async () => {
    await page.open(monday);
    for (const [amount, said] of [
      ['', 'Please enter an amount in dollars and cents, e.g. 5000.00.'],
      ['37,250.51', 'This is more than the available balance of your Cash Account.'],
      ['4999.99', 'The minimum withdrawal is HKD 5,000. If you have less than that, withdraw the full balance.'],
    ] as const) {
      await page.enter(amount);
      await portal.find('[data-testid=text-field-error]', said);
    }
    expect(page.sent()).toEqual([]);
  });

  it('[VCA-05, VCA-19, VCA-20, VCA-35, OPEN-44, REAUTH-11..13] takes everything in one go, is confirmed by the client, sent once with its key, and has a receipt', async () => {
    await page.open(monday);
    (await portal.find('[data-testid=cash-form] button', 'Withdraw full balance')).click();
    await portal.find('h2', 'Review your withdrawal');
    expect(await page.words('[data-testid=cash-confirm] dl')).toBe(
      'Amount in HKDHKD 37,250.50FromCash Account of 510012300189ToPeak & Valley Bank 39****18account ending in 18',
    );
    (await portal.find('[data-testid=cash-confirm] button', 'Withdraw now')).click();
    expect(await page.words('[data-testid=step-up-subject]')).toMatch(
      /^You are about to: withdraw money from your Cash AccountHKD 37,250\.50Nothing is done until you confirm\./,
    );
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      type: 'txn',
      action: 'addVcaTransaction',
    });
    await page.prove();
    await portal.find('h2', 'Your withdrawal has been received');
    expect(await page.words('[data-testid=cash-confirm] dl')).toMatch(
      /^Amount in HKDHKD 37,250\.50 outStatusPendingReceived at23 Nov 2026 10:00Expected by30 Nov 2026Reference/,
    );
    const wanted = {
      accountNo: '510012300189',
      transactionType: 'withdrawal',
      transactionCurrency: 'HKD',
      amount: '37250.50',
    };
    const { variables, keys } = page.instructions;
    expect([variables, keys.size]).toEqual([[wanted, wanted], 1]);
    expect(page.proofs).toEqual(['N', 'Y']);
  });

  it('[VCA-05, VCA-35] says why money isn’t sent at once, and lets it wait only where the client chooses so', async () => {
    const why = refusedWith('COOLING_OFF_BANK_ACCOUNT', 'COOLING_OFF_HALF');
    await page.open(monday, ({ name }) => (name === 'AddVcaTransaction' ? why : undefined));
    await page.enter('20000');
    (await portal.find('[data-testid=cash-confirm] button', 'Withdraw now')).click();
    await portal.find('h2', 'Please pause before you send this money');
    expect(page.allWords('[data-testid=cooling-off] li')).toEqual([
      'The bank account it is paid to was changed recently.',
      'Together with pending payments, it is half of your portfolio or more.',
    ]);
    expect(page.allWords('[data-testid=cooling-off] button')).toEqual([
      'Cancel withdrawal',
      'Wait 24 hours, then proceed',
    ]);
    (await portal.find('[data-testid=cooling-off] button', 'Cancel withdrawal')).click();
    expect(await page.typed()).toBe('20000');
    expect(page.sent()).toHaveLength(1);
    await page.enter('20000');
    (await portal.find('[data-testid=cash-confirm] button', 'Withdraw now')).click();
    (await portal.find('[data-testid=cooling-off] button', 'Wait 24 hours, then proceed')).click();
    await page.prove();
    await portal.find('h2', 'Your withdrawal is being held');
    expect(await page.words('[data-testid=cash-confirm] dl')).toMatch(
      /StatusHeld until 24 Nov 2026 10:00Received at23 Nov 2026 10:00Expected by01 Dec 2026/,
    );
    expect(page.sent().map(({ name }) => name)).toEqual([
      'AddVcaTransaction',
      'AddVcaTransaction',
      'HoldVcaTransaction',
      'HoldVcaTransaction',
    ]);
    const held = { accountNo: '510012300189', transactionCurrency: 'HKD', amount: '20000.00' };
    expect(page.instructions.variables.slice(-2)).toEqual([held, held]);
  });

  it('[VCA-25] says where little is left that only all of it can be withdrawn, and takes it', async () => {
    await page.open(monday, holding('3000.00'));
    await portal.find(
      '[data-testid=cash-rules] li',
      'You have less than HKD 5,000.00, so you can only withdraw the full balance.',
    );
    await page.enter('2999');
    await portal.find('[data-testid=text-field-error]', /^The minimum withdrawal is HKD 5,000\./);
    (await portal.find('[data-testid=cash-form] button', 'Withdraw full balance')).click();
    expect(await page.words('[data-testid=cash-confirm] dl')).toMatch(/^Amount in HKDHKD 3,000\.00/);
  });

  it.each([
    ['0.00', '[data-tone=info] b', 'There is nothing to withdraw'],
    ['-10.00', '[data-tone=info] b', 'There is nothing to withdraw'],
    [null, '[data-tone=danger]', /^We could not find the balance of your Cash Account/],
  ] as const)('[VCA-26, ERR-65] offers no form where %s is available', async (available, place, said) => {
    await page.open(monday, holding(available));
    await portal.find(place, said);
    expect(portal.all('[data-testid=cash-form]')).toEqual([]);
  });

  it('[VCA-33, BANK-05] says what to do without a standing instruction in force', async () => {
    await page.open(monday, { ActiveSpiHK: answer(200, { data: { activeSpiHK: [] } }) });
    await portal.find('[data-tone=warning] b', 'You have no payout account in force');
    expect(await portal.addressOf('Your payment details')).toBe('/eTrading/v2/profile?tab=payment');
  });

  it('[VCA-34, ERR-68] says that the Cash Account isn’t enabled, or not opened', async () => {
    await page.open(monday, { VcaAccount: refusedWith('VCA-0106') });
    await portal.find('[data-tone=danger]', /^Your Cash Account is not enabled\./);
    await page.open(monday, { VcaAccount: answer(200, { data: { vcaAccount: [] } }) });
    await portal.find('[data-testid=cash-empty] b', 'Your Cash Account has not been opened yet');
  });

  it('[OPEN-75, VCA-26, ERR-75] says why the server refuses it, and nothing is sent by itself again', async () => {
    await page.open(monday, { AddVcaTransaction: refusedWith('VCA-0201') });
    await page.enter('5000');
    (await portal.find('[data-testid=cash-confirm] button', 'Withdraw now')).click();
    await portal.find(
      '[data-testid=cash-confirm] [role=alert]',
      'This is more than the available balance of your Cash Account.',
    );
    expect(page.sent()).toHaveLength(1);
  });

  it('[OPEN-75, API-90] says that it looks for what has no answer', async () => {
    await page.open(monday, { AddVcaTransaction: offline });
    await page.enter('5000');
    (await portal.find('[data-testid=cash-confirm] button', 'Withdraw now')).click();
    await portal.find('[data-testid=cash-confirm] [role=status]', 'We received no reply. Checking whether it arrived…');
    expect(page.sent()).toHaveLength(1);
  });

  it('[REAUTH-13, VCA-35] leaves alone what another page wants to have proved, and what was exchanged for another account', async () => {
    const body = { accountNo: '510012300189', transactionType: 'topup', transactionCurrency: 'HKD', amount: '5000.00' };
    for (const change of [{}, { transactionType: 'withdrawal', accountNo: '510012301251' }]) {
      const request = { action: 'addVcaTransaction', body: { ...body, ...change }, salt: 's', nonce: 'n' };
      const reAuthBody = JSON.stringify(request);
      await page.open(
        monday,
        {},
        { kept: { reAuthUrl: '/vca/top-up', reAuthType: 'txn', reAuthBody, isReAuthCompleted: true } },
      );
      expect(await page.typed()).toBe('');
      expect([page.sent(), sessionStorage.getItem('etrading.reAuthUrl')]).toEqual([[], '"/vca/top-up"']);
    }
  });

  it('[PORT-45] hides the balance while amounts are hidden', async () => {
    await page.open(monday);
    await portal.find('[data-testid=cash-there]');
    portal.part(PreferencesStore).toggleAmounts();
    await portal.find('[data-testid=cash-there] dd', /hidden/);
  });

  it('[I18N-02, VCA-27, VCA-29] reads the same in Chinese', async () => {
    await page.open('2026-11-22T10:00:00+08:00', {}, { language: 'zh_HK' });
    await portal.find('h1', '從現金戶口提款');
    expect(await page.words('[data-testid=cash-times]')).toBe(
      '今日銀行休息，將於下一個營業日處理。現在提交，將作為 2026/11/23 的指示處理，預計款項於 2026/11/30 前存入您的銀行戶口。',
    );
    expect(page.allWords('[data-testid=cash-rules] li').slice(1)).toEqual([
      '服務時間為星期一至五香港時間上午 9 時至下午 5 時，公眾假期除外。您可隨時提交提款指示。',
      '提款一般於 5 個香港營業日內支付。',
      '每次提款最少為 HKD 5,000.00。',
    ]);
  });

  it('[VCA-05] the withdrawal page is reached from the Cash Account, and is unknown in Taiwan', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/vca/tx-balance' });
    expect(await portal.addressOf('Withdraw')).toBe('/eTrading/v2/vca/withdraw');
    await portal.open({ block: { region: 'TW', profile: 'standalone' }, route: '/vca/withdraw' });
    await portal.find('h1', '找不到頁面');
  });
});
