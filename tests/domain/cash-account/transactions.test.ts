import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay, type Calendar } from '../../../domain/calendar/calendar';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { cashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import {
  cashTransactionStatuses,
  parseCashTransactionStatus,
} from '../../../domain/cash-account/cash-transaction-status';
import { cashTransactionTypes, parseCashTransactionType } from '../../../domain/cash-account/cash-transaction-type';
import { expectedFinish } from '../../../domain/cash-account/expected-finish';
import { shownCashStatus } from '../../../domain/cash-account/shown-cash-status';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { arbitraryCashTransactions } from '../../arbitraries/cash-account';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';
import { decimal } from '../../builders/decimal';

// 2026-02-13 is a Friday; the Lunar New Year holidays follow.
const hongKong: Calendar = { holidays: new Set(['2026-02-17', '2026-02-18', '2026-02-19']) };

const transaction: CashTransaction = {
  vcaTransactionSid: 't1',
  transactionCurrency: 'HKD',
  transactionLastUpdateTime: '2026-02-13T10:30:00+08:00',
  transactionType: 'withdrawal',
  amountSigNum: -1,
  amount: decimal('5000.00'),
  amountPrecision: 2,
  transactionStatus: 'pending',
  carriedForwardBalance: decimal('1200.00'),
  balancePrecision: 2,
};

describe('the type of a transaction', () => {
  it.each([
    ['VCA-09', 'initial_topup'],
    ['VCA-10', 'topup'],
    ['VCA-11', 'escheduler_topup'],
    ['VCA-12', 'bankchange_topup'],
    ['VCA-13', 'deduct_reversal'],
    ['VCA-14', 'withdrawal'],
    ['VCA-15', 'lumpsum_subscription'],
    ['VCA-16', 'escheduler_subscription'],
    ['VCA-17', 'refund'],
    ['VCA-18', 'subscription'],
  ])('[VCA-09..18, ENUM-49] %s is %s', (_, name) => {
    expect(parseCashTransactionType(name)).toBe(name);
  });

  it('[ENUM-49] the type of a transaction is one of ten, and no other text is one', () => {
    expect(cashTransactionTypes).toHaveLength(10);
    for (const text of ['', 'top_up', 'topup ', 'Withdrawal', '__proto__', 'constructor', undefined])
      expect(parseCashTransactionType(text)).toBeUndefined();
    fc.assert(
      fc.property(garbage, (text) => void expect(parseCashTransactionType(text)).toBeUndefined()),
      { numRuns: hostileRuns },
    );
  });
});

describe('the status of a transaction', () => {
  it('[ENUM-50, CONFLICT-50] the status of a transaction is read in either case', () => {
    expect(cashTransactionStatuses).toEqual(['pending', 'accepted', 'rejected']);
    expect(['pending', 'PENDING', 'Accepted', 'rejecteD'].map(parseCashTransactionStatus)).toEqual([
      'pending',
      'pending',
      'accepted',
      'rejected',
    ]);
  });

  it('[ENUM-50] the status of a transaction is no other text', () => {
    for (const text of ['', 'completed', 'pending ', 'FAILED', '__proto__', undefined])
      expect(parseCashTransactionStatus(text)).toBeUndefined();
    fc.assert(
      fc.property(garbage, (text) => void expect(parseCashTransactionStatus(text)).toBeUndefined()),
      { numRuns: hostileRuns },
    );
  });
});

describe('the status as it is shown', () => {
  const shown = (changes: Partial<CashTransaction>) => shownCashStatus({ ...transaction, ...changes }, hongKong);

  it('[VCA-19, VCA-20, OPEN-66] the status as it is shown of a pending withdrawal is pending, with the date five business days on', () => {
    expect(shown({})).toEqual({ kind: 'pending', expectedFinish: '2026-02-25' });
    expect(shown({ transactionLastUpdateTime: '2026-02-13T17:00:00.001+08:00' })).toEqual({
      kind: 'pending',
      expectedFinish: '2026-02-26',
    });
  });

  it('[VCA-20, OPEN-66] the status as it is shown of a pending top-up is pending, with the next business day', () => {
    expect(shown({ transactionType: 'topup' })).toEqual({ kind: 'pending', expectedFinish: '2026-02-16' });
  });

  it('[VCA-19, VCA-20] the status as it is shown of another pending transaction is pending without a date', () => {
    const dateless = { kind: 'pending', expectedFinish: undefined };
    expect(shown({ transactionType: 'refund' })).toEqual(dateless);
    expect(shown({ transactionType: undefined })).toEqual(dateless);
    expect(shown({ transactionLastUpdateTime: undefined })).toEqual(dateless);
    expect(shown({ transactionLastUpdateTime: 'soon' })).toEqual(dateless);
  });

  it('[VCA-21] the status as it is shown of an accepted transaction is completed', () => {
    expect(shown({ transactionStatus: 'accepted' })).toEqual({ kind: 'completed' });
  });

  it('[VCA-22] the status as it is shown of a rejected transaction is rejected', () => {
    expect(shown({ transactionStatus: 'rejected' })).toEqual({ kind: 'rejected' });
  });

  it('[ENUM-50] the status as it is shown of a transaction without one is unknown, never completed', () => {
    expect(shown({ transactionStatus: undefined })).toEqual({ kind: 'unknown' });
  });

  it('[VCA-20] the status as it is shown has a date only while pending, and then a business day after the transaction', () => {
    fc.assert(
      fc.property(arbitraryCashTransactions, arbitraryCalendars, (each, calendar) => {
        const status = shownCashStatus(each, calendar);
        const date = status.kind === 'pending' ? status.expectedFinish : undefined;
        const isDated = each.transactionStatus === 'pending' && /^(withdrawal|topup)$/.test(each.transactionType);
        expect(date !== undefined).toBe(isDated);
        if (date === undefined) return;
        expect(isBusinessDay(date, calendar)).toBe(true);
        expect(date > effectiveDate(each.transactionLastUpdateTime, 'cash-account', calendar)).toBe(true);
      }),
    );
  });
});

describe('the expected finish', () => {
  it('[VCA-20, OPEN-66] the expected finish is five business days after the effective date for a withdrawal, one for a top-up', () => {
    expect(expectedFinish('withdrawal', '2026-02-13', hongKong)).toBe('2026-02-25');
    expect(expectedFinish('topup', '2026-02-13', hongKong)).toBe('2026-02-16');
    expect(expectedFinish('topup', '2026-02-16', hongKong)).toBe('2026-02-20');
  });

  it('[VCA-20, OPEN-66] the expected finish is none for the other types, whatever the date', () => {
    const others = cashTransactionTypes.filter((type) => type !== 'withdrawal' && type !== 'topup');
    expect(others).toHaveLength(8);
    for (const type of others) expect(expectedFinish(type, '2026-02-13', hongKong)).toBeUndefined();
    // @ts-expect-error -- a server may name a type that isn't one
    expect(expectedFinish('__proto__', '2026-02-13', hongKong)).toBeUndefined();
  });

  it('[OPEN-66] the expected finish from no date is none', () => {
    expect(['', '2026-02-30', 'soon'].map((date) => expectedFinish('withdrawal', date, hongKong))).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('[VCA-20, OPEN-66] counts business days and is never earlier for a later effective date', () => {
    fc.assert(
      fc.property(isoDates, isoDates, arbitraryCalendars, (one, other, calendar) => {
        const [first = '', second = ''] = [one, other].sort();
        expect(expectedFinish('withdrawal', first, calendar)).toBe(addBusinessDays(first, 5, calendar));
        expect(expectedFinish('topup', first, calendar)).toBe(addBusinessDays(first, 1, calendar));
        expect(
          (expectedFinish('withdrawal', first, calendar) ?? '') <=
            (expectedFinish('withdrawal', second, calendar) ?? ''),
        ).toBe(true);
      }),
    );
  });
});

describe('the row of a transaction', () => {
  it('[VCA-23, ENT-62, OPEN-81] shows date, type, what went out, balance and status', () => {
    expect(cashTransactionRow(transaction, hongKong)).toEqual({
      id: 't1',
      date: '2026-02-13T10:30:00+08:00',
      type: 'withdrawal',
      movement: { direction: 'out', amount: decimal('5000.00') },
      amountPrecision: 2,
      balance: decimal('1200.00'),
      balancePrecision: 2,
      status: { kind: 'pending', expectedFinish: '2026-02-25' },
    });
  });

  it('[VCA-23, OPEN-81] tells in from out by the sign number alone', () => {
    const movement = (changes: Partial<CashTransaction>) =>
      cashTransactionRow({ ...transaction, ...changes }, hongKong).movement;
    expect(movement({ amountSigNum: 1 })).toEqual({ direction: 'in', amount: decimal('5000.00') });
    expect(movement({ amount: decimal('-5000.00') })).toEqual({ direction: 'out', amount: decimal('5000.00') });
    expect(movement({ amountSigNum: 1, amount: decimal('-7') })).toEqual({ direction: 'in', amount: decimal('7') });
    expect([movement({ amountSigNum: undefined }), movement({ amount: undefined })]).toEqual([undefined, undefined]);
  });

  it('[VCA-23, ENT-62] the row of a transaction of every transaction keeps its figures', () => {
    fc.assert(
      fc.property(arbitraryCashTransactions, arbitraryCalendars, (each, calendar) => {
        const row = cashTransactionRow(each, calendar);
        expect(row.movement).toEqual({ direction: each.amountSigNum > 0 ? 'in' : 'out', amount: each.amount });
        expect(row.balance).toEqual(each.carriedForwardBalance);
        expect(row.status).toEqual(shownCashStatus(each, calendar));
      }),
    );
  });
});

describe('a withdrawal that waits', () => {
  const held = { ...transaction, heldUntil: '2026-02-14T10:30:00+08:00' };

  it('[VCA-19, VCA-20] a withdrawal that waits is held until its instant, and expected as if it came then', () => {
    const status = { kind: 'held', until: held.heldUntil, expectedFinish: '2026-02-26' };
    expect(shownCashStatus(held, hongKong)).toEqual(status);
    expect(shownCashStatus({ ...held, transactionLastUpdateTime: undefined }, hongKong)).toEqual(status);
    expect(shownCashStatus({ ...held, heldUntil: 'soon' }, hongKong).kind).toBe('pending');
  });

  it('[VCA-19..22] a withdrawal that waits is in progress once the wait is over, and told as cancelled where it was', () => {
    expect(shownCashStatus({ ...held, transactionLastUpdateTime: held.heldUntil }, hongKong).kind).toBe('pending');
    expect(shownCashStatus({ ...held, transactionStatus: 'accepted' }, hongKong)).toEqual({ kind: 'completed' });
    const cancelled = { ...held, transactionStatus: 'rejected' as const, cancelledAt: '2026-02-13T11:00:00+08:00' };
    expect(shownCashStatus(cancelled, hongKong)).toEqual({ kind: 'cancelled' });
  });
});
