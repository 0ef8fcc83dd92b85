import { describe, expect, it } from 'vitest';
import type { TransportRequest } from '../../../adapters/http/transport';
import { PreferencesStore } from '../../../ui/stores/preferences-store';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const block = { region: 'HK', profile: 'standalone' } as const;
const route = '/vca/tx-balance';
const openPage = (more: Partial<Parameters<ShownPortal['open']>[0]> = {}) => portal.open({ block, route, ...more });

const refusedWith = (code: string) => (request: TransportRequest) =>
  request.name === 'VcaAccount'
    ? answer(200, { errors: [{ message: '', extensions: { classification: 'INTERNAL_ERROR', errors: [{ code }] } }] })
    : undefined;

const facts = async (): Promise<Record<string, string>> => {
  await portal.find('[data-testid=cash-balance] dt');
  return Object.fromEntries(
    portal
      .all('[data-testid=cash-balance] dt')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
};

describe('the Cash Account page', () => {
  it('[ROUTE-14, VCA-02, VCA-06, ENT-27] says what is available and what is on the books, as of when', async () => {
    await openPage();
    const told = await facts();
    expect(told).toMatchObject({ 'Available balance': 'HKD 37,250.50', 'Ledger balance': 'HKD 45,250.50' });
    expect(Object.keys(told)).toEqual(['Available balance', 'Ledger balance', 'Last transaction', 'As of']);
  });

  it('[ENT-28, VCA-23] shows what the bank or the desk remarked on a transaction, beneath its kind and day', async () => {
    const remarked = {
      vcaTransactionSid: 'V-1',
      transactionCurrency: 'HKD',
      transactionType: 'refund',
      amountSigNum: 1,
      transactionLastUpdateTime: '2026-11-17T02:00:00Z',
      amount: '100.00',
      amountPrecision: 2,
      transactionStatus: 'accepted',
      paymentStatus: 'accepted',
      carriedForwardBalance: '100.00',
      balancePrecision: 2,
      remark: 'Order 7 could not be dealt',
    };
    const plain = { ...remarked, vcaTransactionSid: 'V-2', remark: null };
    await openPage({
      answer: ({ name }) =>
        name === 'VcaTransactions' ? answer(200, { data: { completed: [remarked, plain], pending: [] } }) : undefined,
    });
    await portal.find('[data-testid=cash-table] th small');
    expect(portal.textsOf('[data-testid=cash-table] th[scope=row] small')).toEqual([
      '17 Nov 2026',
      'Order 7 could not be dealt',
      '17 Nov 2026',
    ]);
  });

  it('[VCA-08, VCA-19, VCA-20] keeps apart what is in progress, with the date by which it is expected', async () => {
    await openPage();
    await portal.find('[data-testid=cash-pending] li');
    expect(portal.textsOf('[data-testid=cash-pending] li')).toEqual([
      'Top-up19 Nov 2026HKD 5,000.00 inPending, expected by 20 Nov 2026',
      'Withdrawal18 Nov 2026HKD 8,000.00 outPending, expected by 25 Nov 2026',
    ]);
  });

  it('[VCA-05, VCA-08] says until when a withdrawal waits, and cancels it where the client is sure', async () => {
    const cancelled: string[] = [];
    const held = {
      vcaTransactionSid: 'V-HELD',
      transactionCurrency: 'HKD',
      transactionType: 'withdrawal',
      amountSigNum: -1,
      transactionLastUpdateTime: '2026-11-20T02:00:00Z',
      amount: '6000.00',
      amountPrecision: 2,
      transactionStatus: 'pending',
      paymentStatus: 'pending',
      carriedForwardBalance: null,
      balancePrecision: 2,
      remark: null,
    };
    const heldUntil = '2026-11-21T02:00:00Z';
    const ended = { ...held, transactionStatus: 'rejected', paymentStatus: 'rejected' };
    const cancelledAt = '2026-11-20T03:00:00Z';
    let refusal: string | undefined = 'VCA-9999';
    await openPage({
      answer: (request) => {
        const isCancelled = cancelled.length > 0;
        if (request.name === 'VcaTransactions') {
          const [completed, pending] = isCancelled ? [[ended], []] : [[], [held]];
          return answer(200, { data: { completed, pending } });
        }
        if (request.name === 'HeldVcaTransactions') {
          const told = isCancelled ? { transaction: ended, heldUntil, cancelledAt } : { transaction: held, heldUntil };
          return answer(200, { data: { heldVcaTransactions: [told] } });
        }
        if (request.name !== 'CancelVcaTransaction') return undefined;
        if (refusal !== undefined)
          return answer(200, {
            errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code: refusal }] } }],
          });
        cancelled.push(request.body ?? '');
        return answer(200, { data: { cancelVcaTransaction: { transaction: ended, heldUntil, cancelledAt } } });
      },
    });
    await portal.find('[data-testid=cash-pending] li');
    expect(portal.textsOf('[data-testid=cash-pending] li')).toEqual([
      'Withdrawal20 Nov 2026HKD 6,000.00 outHeld until 21 Nov 2026 10:00 · Pending, expected by 30 Nov 2026Cancel this withdrawal',
    ]);
    (await portal.find('[data-testid=cash-pending] button', 'Cancel this withdrawal')).click();
    await portal.find('dialog h2', 'Cancel this withdrawal?');
    (await portal.find('dialog button', 'Cancel withdrawal')).click();
    await portal.find('dialog [role=alert]', /^It was not cancelled\. Please try again/);
    refusal = 'VCA-0104';
    (await portal.find('dialog button', 'Cancel withdrawal')).click();
    await portal.find('dialog [role=alert]', /^The wait is over, so this withdrawal can no longer be cancelled here\./);
    (await portal.find('dialog button', 'Close')).click();
    refusal = undefined;
    (await portal.find('[data-testid=cash-pending] button', 'Cancel this withdrawal')).click();
    (await portal.find('dialog button', 'Cancel withdrawal')).click();
    await portal.find('[data-testid=cash-pending] [role=status]', 'The withdrawal is cancelled. Nothing is paid out.');
    await portal.find('[data-testid=cash-status-cancelled]', 'Cancelled');
    expect(cancelled).toHaveLength(1);
    expect(portal.textsOf('[data-testid=cash-pending] li')).toEqual([]);
  });

  it('[VCA-07, VCA-21, VCA-22, VCA-23] lists what is done with: type, date, in or out, balance after it, status', async () => {
    await openPage();
    await portal.find('[data-testid=cash-table] tbody th');
    const row = portal.all('[data-testid=cash-table] tbody tr')[0];
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Refund08 Nov 2026',
      'HKD 1,250.50 in',
      'HKD 45,250.50',
      'Completed',
    ]);
    expect(portal.textsOf('[data-testid=cash-status-rejected]')).toEqual(['Rejected']);
  });

  it('[VCA-07] narrows the transactions down, keeps the filter in the address, and shows all again', async () => {
    await openPage();
    await portal.find('[data-testid=cash-table] tbody th');
    portal.choose('[data-testid=cash-filter] select', 'rejected');
    await portal.find('[data-testid=cash-bar] p', '1 of 5 transactions');
    expect(window.location.search).toBe('?state=rejected');
    portal.choose('[data-testid=cash-filter] select', 'refund');
    await portal.find('[data-testid=cash-bar] p', 'No transaction matches.');
    (await portal.find('[data-testid=cash-bar] button', 'Show all')).click();
    await portal.find('[data-testid=cash-bar] p', '5 of 5 transactions');
    expect(window.location.search).toBe('');
    portal.choose('[data-testid=cash-filter] select', 'cancelled');
    await portal.find('[data-testid=cash-bar] p', 'No transaction matches.');
    expect(window.location.search).toBe('?state=cancelled');
  });

  it('[VCA-34, ROLE-05, OPEN-57] tells who has none that there is none, and whom to call, and asks the server for nothing', async () => {
    const user = (flags: object) => (request: TransportRequest) =>
      request.name === 'UserPortfolioHK'
        ? answer(200, {
            data: {
              userPortfolioHK: {
                userId: 'U1',
                userNameWithTitle: 'Ms Chan',
                msAccounts: [],
                taAccountHKs: [],
                ...flags,
              },
            },
          })
        : undefined;
    await openPage({ answer: user({ vcaEnabled: false, isVCClient: true }) });
    await portal.find('[data-testid=cash-empty] p', 'Your Cash Account is not enabled yet');
    expect(portal.requests.filter(({ name }) => name.startsWith('Vca'))).toEqual([]);
    await openPage({ answer: user({ vcaEnabled: false, isVCClient: false }) });
    await portal.find('[data-testid=cash-empty] p', 'You have no Cash Account');
    await openPage({ answer: user({ vcaEnabled: true }) });
    await portal.find('[data-testid=cash-empty] p', 'Your Cash Account has not been opened yet');
  });

  it.each([
    ['VCA-0100', /^We could not find your Cash Account\. Nothing was changed\./],
    ['VCA-0103', /^We could not find the balance of your Cash Account/],
    ['VCA-0106', /^Your Cash Account is not enabled\./],
  ])('[OPEN-75, ERR-62, ERR-65, ERR-68] says why the server refuses it: %s', async (code, words) => {
    await openPage({ answer: refusedWith(code) });
    await portal.find('[data-testid=cash-page] [role=alert]', words);
  });

  it('[OPEN-75, ERR-06] asks again in its place where no reason is known', async () => {
    await openPage({ answer: refusedWith('E1') });
    await portal.find('[data-testid=cash-page] [role=alert] p', 'We could not load this part.');
  });

  it('[VCA-01, CONFLICT-49] the Cash Account page is reached from the summary on the home, and is unknown in Taiwan', async () => {
    await portal.open({ block });
    expect(await portal.addressOf('See all transactions')).toBe('/eTrading/v2/vca/tx-balance');
    await portal.open({ block: { region: 'TW', profile: 'standalone' }, route });
    await portal.find('h1', '找不到頁面');
  });

  it('[PORT-45] hides every amount while amounts are hidden', async () => {
    await openPage();
    await portal.find('[data-testid=cash-table] tbody th');
    portal.part(PreferencesStore).toggleAmounts();
    await portal.find('[data-testid=cash-balance] dd', /hidden/);
    expect(document.querySelector('main')?.textContent).not.toMatch(/\d\.\d\d/);
  });
});
