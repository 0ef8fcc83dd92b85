import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../adapters/http/transport';
import { answer, offline } from '../adapters/support/scripted-transport';
import { ShownPortal } from './support/shown-portal';

const portal = new ShownPortal();
afterEach(() => {
  portal.close();
  vi.useRealTimers();
});

const block = { region: 'HK', profile: 'standalone', hotline: '2000 1234' } as const;
const field = '.cash-form input[inputmode=decimal]';

const openPage = (
  at: string,
  answers: Readonly<Record<string, TransportAnswer>> = {},
  language: 'en_US' | 'zh_HK' = 'en_US',
) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  return portal.open({
    ...{ block, language, route: '/vca/top-up' },
    answer: ({ name }: TransportRequest) => answers[name],
  });
};

const words = async (selector: string) => (await portal.find(selector)).textContent.replace(/\s+/g, ' ').trim();

const enter = async (amount: string) => {
  await portal.find(field);
  portal.type(field, amount);
  (await portal.find('.cash-form button', 'Continue')).click();
};

const sameDay = (more: object) => ({
  SameDayDdaHK: answer(200, {
    data: { sameDayDdaHK: { existDDADeals: false, underSHLFrozenPeriod: false, eddaEnabled: true, ...more } },
  }),
});

describe('the top-up page', () => {
  it('[ROUTE-15, VCA-24, VCA-31, VCA-32] says before an amount is typed where the money comes from, when, and how little', async () => {
    await openPage('2026-11-23T10:00:00+08:00');
    await portal.find(field);
    expect(portal.all('.cash-rules li').map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
      'The money is taken by direct debit from your bank account: Peak & Valley Bank 39****18number ending in 18',
      'You can top up on any day, at any hour.',
      'The smallest top-up is HKD 1,000.00.',
    ]);
  });

  it.each([
    [
      '2026-11-23T10:00:00+08:00',
      'A top-up given now counts for 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
    [
      '2026-11-23T08:00:00+08:00',
      'It is before 9:00 in Hong Kong. A top-up given now counts for 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
    [
      '2026-11-23T17:00:01+08:00',
      'It is after 17:00 in Hong Kong, so the next business day counts. A top-up given now counts for 24 Nov 2026. We expect the money in your Cash Account by 25 Nov 2026.',
    ],
    [
      '2026-11-22T10:00:00+08:00',
      'Banks are closed today, so the next business day counts. A top-up given now counts for 23 Nov 2026. We expect the money in your Cash Account by 24 Nov 2026.',
    ],
  ])('[VCA-30, OPEN-66, OPEN-67] at %s says for which day it counts, and why', async (at, expected) => {
    await openPage(at);
    await portal.find('.cash-times p');
    expect(
      portal
        .all('.cash-times p')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toBe(expected);
  });

  it('[VCA-24, ERR-72, ERR-73] says beside the field what is wrong with an amount', async () => {
    await openPage('2026-11-23T10:00:00+08:00');
    for (const [amount, said] of [
      ['', 'Please enter an amount above zero, in dollars and cents, for example 1500.00.'],
      ['abc', 'Please enter an amount above zero, in dollars and cents, for example 1500.00.'],
      ['999.99', 'The smallest top-up is HKD 1,000.'],
    ] as const) {
      await enter(amount);
      await portal.find('.text-field-error', said);
    }
    expect(portal.requests.filter(({ name }) => name === 'AddVcaTransaction')).toEqual([]);
  });

  it('[VCA-04, VCA-19, OPEN-81] is read through once more, sent once with its key, and has a receipt', async () => {
    await openPage('2026-11-23T10:00:00+08:00');
    await enter('2500');
    await portal.find('h2', 'Please check your top-up');
    expect(await words('.cash-confirm dl')).toBe(
      'Amount in HKDHKD 2,500.00FromPeak & Valley Bank 39****18number ending in 18ToCash Account of 510012300189',
    );
    const send = await portal.find('.cash-confirm button', 'Top up now');
    send.click();
    send.click();
    await portal.find('h2', 'Your top-up has been received');
    expect(await words('.cash-confirm dl')).toMatch(/^Amount in HKDHKD 2,500\.00 inStatusPending/);
    const sent = portal.requests.filter(({ name }) => name === 'AddVcaTransaction');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[\w.:-]{8,100}$/);
    expect(JSON.parse(sent[0]?.body ?? '{}')).toMatchObject({
      variables: { accountNo: '510012300189', transactionType: 'topup', transactionCurrency: 'HKD', amount: '2500.00' },
    });
  });

  it('[VCA-04] lets the amount be changed before it is sent', async () => {
    await openPage('2026-11-23T10:00:00+08:00');
    await enter('2500');
    (await portal.find('.cash-confirm button', 'Change the amount')).click();
    expect((await portal.find<HTMLInputElement>(field)).value).toBe('2500');
  });

  it.each([
    ['frozen', sameDay({ underSHLFrozenPeriod: true }), 'Direct debits from your bank account are paused for now'],
    ['not electronic', sameDay({ eddaEnabled: false }), 'Your bank does not take electronic direct debits for you yet'],
    ['missing', { dda: answer(200, []) }, 'There is no direct debit in force'],
  ])('[VCA-32, BANK-04, CONFLICT-55] says what to do where the direct debit is %s', async (_, answers, said) => {
    await openPage('2026-11-23T10:00:00+08:00', answers);
    await portal.find('.notice-warning b', said);
    expect(await portal.addressOf('Your payment details')).toBe('/eTrading/v2/profile?tab=payment');
  });

  it('[OPEN-75, ERR-71] says why the server refuses it, and nothing was sent by itself again', async () => {
    const extensions = { classification: 'INTERNAL_ERROR', errors: [{ code: 'VCA-0109' }] };
    await openPage('2026-11-23T10:00:00+08:00', { AddVcaTransaction: answer(200, { errors: [{ extensions }] }) });
    await enter('2500');
    (await portal.find('.cash-confirm button', 'Top up now')).click();
    await portal.find('.cash-confirm [role=alert]', /^There is no bank account on record that may be used for this\./);
    expect(portal.requests.filter(({ name }) => name === 'AddVcaTransaction')).toHaveLength(1);
  });

  it('[OPEN-75, API-90] says that it looks for what has no answer', async () => {
    await openPage('2026-11-23T10:00:00+08:00', { AddVcaTransaction: offline });
    await enter('2500');
    (await portal.find('.cash-confirm button', 'Top up now')).click();
    await portal.find('.cash-confirm [role=status]', 'No answer came. We are checking whether it has arrived…');
    expect(portal.requests.filter(({ name }) => name === 'AddVcaTransaction')).toHaveLength(1);
  });

  it('[I18N-02, VCA-30] reads the same in Chinese', async () => {
    await openPage('2026-11-22T10:00:00+08:00', {}, 'zh_HK');
    await portal.find('h1', '現金戶口增值');
    expect(await words('.cash-times')).toBe(
      '今天銀行休息，因此以下一個營業日計算。現在發出的增值指示，以 2026/11/23 計算。預計款項於 2026/11/24 前存入您的現金戶口。',
    );
  });
});
