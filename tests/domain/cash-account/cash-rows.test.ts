import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../domain/calendar/calendar';
import { type CashFilter, filterCashRows } from '../../../domain/cash-account/cash-filter';
import { cashSheet, type CashWords } from '../../../domain/cash-account/cash-sheet';
import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { cashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { negate } from '../../../domain/money/decimal';
import { arbitraryCashTransactions } from '../../arbitraries/cash-account';
import { decimal } from '../../builders/decimal';

const row = (more: Partial<CashTransactionRow>): CashTransactionRow => ({
  id: '1',
  date: '2026-11-20T15:59:59.999Z',
  type: 'topup',
  movement: { direction: 'in', amount: decimal('1000.00') },
  amountPrecision: 2,
  balance: decimal('6000.00'),
  balancePrecision: 2,
  status: { kind: 'completed' },
  ...more,
});

const paid = row({ id: '2', type: 'withdrawal', movement: { direction: 'out', amount: decimal('5000.00') } });
const late = row({ id: '3', date: '2026-11-20T16:00:00.000Z', status: { kind: 'rejected' } });
const bare: CashTransactionRow = { id: '4', amountPrecision: 2, balancePrecision: 2, status: { kind: 'unknown' } };
const rows = [row({}), paid, late, bare];

const idsOf = (filter: CashFilter) => filterCashRows(rows, filter).map(({ id }) => id);

describe('a filter of the Cash Account’s transactions', () => {
  it('[VCA-07, VCA-23] narrows down by type, way, status and the days of Hong Kong', () => {
    expect(idsOf({})).toEqual(['1', '2', '3', '4']);
    expect(idsOf({ type: 'withdrawal' })).toEqual(['2']);
    expect(idsOf({ direction: 'in' })).toEqual(['1', '3']);
    expect(idsOf({ status: 'rejected' })).toEqual(['3']);
    expect([idsOf({ to: '2026-11-20' }), idsOf({ from: '2026-11-21' })]).toEqual([['1', '2'], ['3']]);
    expect([idsOf({ from: '2026-11-20', to: '2026-11-20' }), idsOf({ to: '2026-11-19' })]).toEqual([['1', '2'], []]);
  });

  it('[VCA-07] leaves nothing out by a day that is none', () => {
    for (const day of ['', '2026-02-30', 'yesterday', '\0']) expect(idsOf({ from: day, to: day })).toHaveLength(4);
  });

  it('[VCA-07] keeps the order, and what fulfils two filters fulfils both in either order', () => {
    const calendar: Calendar = { holidays: new Set() };
    const filters = fc.record<CashFilter>(
      {
        type: fc.constantFrom('topup', 'withdrawal', 'refund'),
        direction: fc.constantFrom('in', 'out'),
        status: fc.constantFrom('completed', 'rejected', 'pending'),
        from: fc.constantFrom('2000-01-01', '2026-11-20'),
        to: fc.constantFrom('2026-11-20', '2100-01-01'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(arbitraryCashTransactions), filters, filters, (transactions, one, other) => {
        const all = transactions.map((transaction) => cashTransactionRow(transaction, calendar));
        const both = filterCashRows(filterCashRows(all, one), other);
        expect(both).toEqual(filterCashRows(filterCashRows(all, other), one));
        expect(all.filter((each) => both.includes(each))).toEqual(both);
      }),
    );
  });
});

describe('the row of a transaction', () => {
  it('[ENT-28, VCA-19..23, OPEN-81] the row of a transaction has the transaction’s own id, instant, kind, figures, places and remark; sign and the payment’s own state say nothing of it', () => {
    const calendar: Calendar = { holidays: new Set() };
    const places = fc.constantFrom(0, 2, 3);
    fc.assert(
      fc.property(arbitraryCashTransactions, places, places, (some, amountPrecision, balancePrecision) => {
        const transaction = { ...some, amountPrecision, balancePrecision };
        const made = cashTransactionRow(transaction, calendar);
        expect(made).toMatchObject({
          id: some.vcaTransactionSid,
          date: some.transactionLastUpdateTime,
          type: some.transactionType,
          balance: some.carriedForwardBalance,
          amountPrecision,
          balancePrecision,
          movement: { direction: some.amountSigNum === 1 ? 'in' : 'out', amount: some.amount },
        });
        expect(made.status.kind === 'pending').toBe(some.transactionStatus === 'pending');
        const otherwise = { paymentStatus: 'rejected', transactionCurrency: 'USD' } as const;
        expect(cashTransactionRow({ ...transaction, ...otherwise }, calendar)).toEqual(made);
        expect(cashTransactionRow({ ...transaction, remark: ' Bank ref 7 ' }, calendar).remark).toBe('Bank ref 7');
        expect(cashTransactionRow({ ...transaction, remark: ' ' }, calendar).remark).toBeUndefined();
        expect(cashTransactionRow({ ...transaction, amount: negate(some.amount) }, calendar)).toEqual(made);
      }),
    );
  });
});

describe('the sheet of the Cash Account’s transactions', () => {
  const words: CashWords = {
    name: 'Cash Account',
    columns: { date: 'D', type: 'T', in: 'I', out: 'O', balance: 'B', currency: 'C', status: 'S', expected: 'E' },
    typeOf: ({ type }) => type ?? 'other',
    statusOf: ({ status }) => status.kind,
  };
  const pending = row({ status: { kind: 'pending', expectedFinish: '2026-11-24' } });
  const number = (text: string) => ({ kind: 'number', value: decimal(text), places: 2 });
  const text = (words: string) => ({ kind: 'text', text: words });
  const empty = { kind: 'empty' };

  it('[VCA-07, VCA-23] the sheet of the Cash Account’s transactions has date, type, what came in or went out, balance, currency, status and expected finish of each', () => {
    const sheet = cashSheet([pending, paid, bare], words, false);
    expect([sheet.name, sheet.headings]).toEqual(['Cash Account', ['D', 'T', 'I', 'O', 'B', 'C', 'S', 'E']]);
    const [day, finish] = ['2026-11-20', '2026-11-24'].map((date) => ({ kind: 'date', date }));
    const hkd = text('HKD');
    expect(sheet.rows).toEqual([
      [day, text('topup'), number('1000.00'), empty, number('6000.00'), hkd, text('pending'), finish],
      [day, text('withdrawal'), empty, number('5000.00'), number('6000.00'), hkd, text('completed'), empty],
      [empty, text('other'), empty, empty, empty, hkd, text('unknown'), empty],
    ]);
  });

  it('[PORT-45] the sheet of the Cash Account’s transactions has no amount while amounts are hidden', () => {
    const { rows: cells } = cashSheet([pending, paid], words, true);
    expect(cells.flat().filter(({ kind }) => kind === 'number')).toEqual([]);
  });
});
