import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../domain/formatting/format-date';
import { type Language, languages } from '../../../domain/language';
import {
  formatOrderDates,
  formatReceivedDate,
  hasOrderNumbers,
  orderOutcome,
  receivedCount,
  type OrderResult,
  type ResultOrder,
  localiseOrderResult,
} from '../../../domain/trading/records/order-result';
import { bankNameAmong } from '../../../domain/trading/records/settlement-account';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

const writtenIn = (language: Language) => (date: string | undefined) => formatDate(date, language);

const nothing: OrderResult = {
  successfulAllotments: [],
  failedAllotments: [],
  successfulRedemptions: [],
  failedRedemptions: [],
  switches: [],
  isShortPin: false,
};
const order: ResultOrder = { fundCode: 'F1' };
const account = (bankName: string, masked = '39****18') => ({ kind: 'bank-account', bankName, masked }) as const;

describe('the name of a bank among accounts listed later', () => {
  const listed = [
    { bankAccountNo: '391-204-77018', bankName: 'Bank A' },
    { bankAccountNo: '391-204-99018', bankName: 'Bank A' },
    { bankAccountNo: '024-888123-456', bankName: 'Bank B' },
    { bankName: 'Bank C' },
  ];

  it('[ORDQ-05, I18N-12] the name of a bank among accounts listed later is that of the accounts whose masked number is the same', () => {
    expect(bankNameAmong(listed, account('甲銀行'))).toBe('Bank A');
  });

  it('[ORDQ-05, I18N-12] the name of a bank among accounts listed later is unknown where no account has that number, where accounts of several banks have, and for the Cash Account', () => {
    expect(bankNameAmong(listed, account('甲銀行', '99****99'))).toBeUndefined();
    const others = [...listed, { bankAccountNo: '390000000018', bankName: 'Bank D' }];
    expect(bankNameAmong(others, account('甲銀行'))).toBeUndefined();
    expect(bankNameAmong(listed, { kind: 'cash-account', masked: '39****18' })).toBeUndefined();
  });
});

describe('a result that is told again in another language', () => {
  const named: OrderResult = {
    ...nothing,
    orderReceivedDate: '2026-03-02',
    successfulAllotments: [
      { fundCode: 'F1', fundName: '甲基金', currency: 'TWD', settlementAccount: account('甲銀行') },
      { fundCode: 'F1', settlementAccount: account('乙銀行', '99****99') },
    ],
    failedAllotments: [
      { fundCode: 'F2', fundName: '乙基金', code: 'ORDER_FUND_CLOSED', message: '本日暫停申購。' },
      { fundCode: 'F3', fundName: '丙基金', code: 'ANY_OTHER', message: '其他原因。' },
    ],
    successfulRedemptions: [{ fundCode: 'F1', fundName: '甲基金' }],
    failedRedemptions: [{ fundCode: 'F9', fundName: '未知基金' }],
    switches: [{ sellDeal: { fundCode: 'F1', fundName: '甲基金' }, buyDeal: { fundCode: 'F2' } }],
  };
  const names: Readonly<Record<string, string>> = { F1: 'Fund A', F2: 'Fund B', F3: 'Fund C' };

  it('[TRADE-36, ORDQ-05] counts what was received, a switch once and what failed not at all', () => {
    expect([receivedCount(nothing), receivedCount(named)]).toEqual([0, 4]);
  });

  it('[ENT-55, I18N-08, I18N-12, ERR-22] names every fund and bank anew that is known, and leaves out words of the server where the portal has its own', () => {
    const banks: Readonly<Record<string, string>> = { '39****18': 'Bank A' };
    const told = localiseOrderResult(named, {
      fundOf: ({ fundCode }) => names[fundCode],
      bankOf: ({ masked }) => banks[masked],
    });
    expect(told).toEqual({
      ...nothing,
      orderReceivedDate: '2026-03-02',
      successfulAllotments: [
        { fundCode: 'F1', fundName: 'Fund A', currency: 'TWD', settlementAccount: account('Bank A') },
        { fundCode: 'F1', fundName: 'Fund A', settlementAccount: account('乙銀行', '99****99') },
      ],
      failedAllotments: [
        { fundCode: 'F2', fundName: 'Fund B', code: 'ORDER_FUND_CLOSED', message: undefined },
        { fundCode: 'F3', fundName: 'Fund C', code: 'ANY_OTHER', message: '其他原因。' },
      ],
      successfulRedemptions: [{ fundCode: 'F1', fundName: 'Fund A' }],
      failedRedemptions: [{ fundCode: 'F9', fundName: '未知基金' }],
      switches: [{ sellDeal: { fundCode: 'F1', fundName: 'Fund A' }, buyDeal: { fundCode: 'F2', fundName: 'Fund B' } }],
    });
  });
});

describe('the receipt of an order', () => {
  it('[TRADE-36, ENT-55] shows when it was received, with the time if that is stated', () => {
    const shown = (orderReceivedDate: string | undefined) =>
      languages.map((language) => formatReceivedDate({ ...nothing, orderReceivedDate }, language));
    expect(shown('2026-03-02T08:05:00Z')).toEqual(['02 Mar 2026 16:05', '2026/03/02 16:05', '2026/03/02 16:05']);
    expect(shown('2026-03-02')).toEqual(['02 Mar 2026', '2026/03/02', '2026/03/02']);
    expect(shown(undefined)).toEqual(['', '', '']);
  });

  it('[TRADE-37, ENT-55] shows the transaction date in the client’s language', () => {
    const dated = { ...order, transactionDate: '2026-03-03' };
    expect(formatOrderDates(dated, writtenIn('zh_TW'))).toEqual({ transactionDate: '2026/03/03', debitDate: '' });
    expect(formatOrderDates(dated, writtenIn('en_US')).transactionDate).toBe('03 Mar 2026');
  });

  it('[TRADE-38, ENT-55] shows the debit date in the client’s language', () => {
    const dated = { ...order, debitDate: '2026-03-04T20:00:00Z' };
    expect(formatOrderDates(dated, writtenIn('zh_TW'))).toEqual({ transactionDate: '', debitDate: '2026/03/05' });
    expect(formatOrderDates(dated, writtenIn('en_US')).debitDate).toBe('05 Mar 2026');
  });

  it('[TRADE-37, TRADE-38] shows every date, each in its own place', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (transactionDate, debitDate) => {
        expect(formatOrderDates({ ...order, transactionDate, debitDate }, writtenIn('zh_HK'))).toEqual({
          transactionDate: transactionDate.replaceAll('-', '/'),
          debitDate: debitDate.replaceAll('-', '/'),
        });
      }),
    );
  });

  it('[TRADE-36, TRADE-37, TRADE-38] shows nothing for garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, fc.constantFrom(...languages), (text, language) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}/.test(text));
        expect(formatReceivedDate({ ...nothing, orderReceivedDate: text }, language)).toBe('');
        expect(formatOrderDates({ ...order, transactionDate: text, debitDate: text }, writtenIn(language))).toEqual({
          transactionDate: '',
          debitDate: '',
        });
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('the outcome of a submission', () => {
  it('[TRADE-39, TRADE-41, TRADE-43] the outcome of a submission is received when any order of it was', () => {
    expect(orderOutcome({ ...nothing, successfulAllotments: [order], failedRedemptions: [order] })).toBe('received');
    expect(orderOutcome({ ...nothing, successfulRedemptions: [order] })).toBe('received');
    expect(orderOutcome({ ...nothing, switches: [{ buyDeal: order, sellDeal: order }] })).toBe('received');
  });

  it('[TRADE-40, TRADE-42] the outcome of a submission is failed when none was', () => {
    expect(orderOutcome(nothing)).toBe('failed');
    expect(orderOutcome({ ...nothing, failedAllotments: [order], failedRedemptions: [order] })).toBe('failed');
  });

  it('[TRADE-44] the outcome of a submission is failed when the password was too short', () => {
    expect(orderOutcome({ ...nothing, successfulAllotments: [order], isShortPin: true })).toBe('failed');
  });
});

describe('the numbers of received orders', () => {
  const numbered = { ...order, orderNo: '618-033-991' };

  it('[ORDQ-05] a result has order numbers where each order has one, a switch on the side that is sold', () => {
    const result = { ...nothing, successfulAllotments: [numbered], failedAllotments: [order] };
    const ofSwitch = (sellDeal: ResultOrder) => ({ ...result, switches: [{ sellDeal, buyDeal: order }] });
    expect([result, ofSwitch(numbered)].map(hasOrderNumbers)).toEqual([true, true]);
    expect([ofSwitch(order), { ...result, successfulRedemptions: [order] }].map(hasOrderNumbers)).toEqual([
      false,
      false,
    ]);
  });
});
