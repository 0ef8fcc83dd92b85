import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { cashBalances } from '../../../domain/cash-account/cash-balances';
import { cashBookings } from '../../../domain/cash-account/cash-bookings';
import { checkBankNotification } from '../../../domain/cash-account/instructions/check-bank-notification';
import { topUpSource } from '../../../domain/cash-account/instructions/top-up-source';
import { compare, isZero, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { arbitraryCashTransactions } from '../../arbitraries/cash-account';
import { decimal } from '../../builders/decimal';

const topUp = {
  transactionType: 'topup',
  amount: decimal('1000.00'),
  amountSigNum: 1,
  transactionStatus: 'accepted',
} as const;

describe('the two sides of the Cash Account’s ledger', () => {
  const sidesOf = (more: object) =>
    cashBookings({ ...topUp, ...more }).map(({ account, amount }) => [account, toText(amount)]);

  it('[VCA-21] the two sides of the Cash Account’s ledger are the account and the bank, or the orders that it pays and that pay back', () => {
    expect(sidesOf({})).toEqual([
      ['cash-account', '1000.00'],
      ['bank', '-1000.00'],
    ]);
    expect(sidesOf({ transactionType: 'withdrawal', amountSigNum: -1, amount: decimal('-5000') })).toEqual([
      ['cash-account', '-5000'],
      ['bank', '5000'],
    ]);
    for (const transactionType of ['lumpsum_subscription', 'escheduler_subscription', 'subscription'])
      expect(sidesOf({ transactionType, amountSigNum: -1 })[1]).toEqual(['orders', '1000.00']);
    expect(sidesOf({ transactionType: 'refund' })[1]).toEqual(['orders', '-1000.00']);
    expect(sidesOf({ transactionType: undefined })[1]).toEqual(['bank', '-1000.00']);
  });

  it('[VCA-19, VCA-22, OPEN-81] the two sides of the Cash Account’s ledger are none before a transaction is accepted, where it is rejected, and where nobody knows how much or which way', () => {
    for (const more of [
      { transactionStatus: 'pending' },
      { transactionStatus: 'rejected' },
      { transactionStatus: undefined },
      { amount: undefined },
      { amount: zero },
      { amountSigNum: undefined },
    ])
      expect(sidesOf(more)).toEqual([]);
  });

  it('[VCA-06, VCA-26] add up to zero, and the account’s side to its ledger balance', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCashTransactions), (transactions) => {
        const entries = transactions.flatMap(cashBookings);
        expect(isZero(sum(entries.map(({ amount }) => amount)))).toBe(true);
        const own = entries.filter(({ account }) => account === 'cash-account').map(({ amount }) => amount);
        expect(compare(sum(own), cashBalances(transactions).ledger)).toBe(0);
      }),
    );
  });
});

describe('a bank’s message', () => {
  const pending = { transactionStatus: 'pending', paymentStatus: 'pending' } as const;
  const note = { eventId: 'E1', aggregateId: 'T1' };

  it('[ERR-76, ERR-77, ERR-78, ERR-64, ERR-66, ERR-69] a bank’s message is used once, of a transaction that is under way, and not without its numbers', () => {
    const verdictOn = (more: object, record: object = {}) =>
      checkBankNotification({ ...note, ...more }, { isHandled: false, transaction: pending, ...record });
    expect(verdictOn({})).toBe('accepted');
    expect(verdictOn({ eventId: ' ' })).toBe('VCA-0300');
    expect(verdictOn({}, { isHandled: true })).toBe('VCA-0301');
    expect(verdictOn({ aggregateId: '' })).toBe('VCA-0302');
    expect(verdictOn({}, { transaction: undefined })).toBe('VCA-0102');
    expect(verdictOn({}, { transaction: { ...pending, transactionStatus: 'accepted' } })).toBe('VCA-0104');
    expect(verdictOn({}, { transaction: { ...pending, paymentStatus: 'rejected' } })).toBe('VCA-0107');
  });
});

describe('the source of a top-up', () => {
  const account = (activeFlag: string): BankAccount => ({
    bankAccountNo: '391-204-77018',
    activeFlag,
    debitLimitPrecision: 2,
    addressLines: [],
  });
  const day = '2026-11-23';
  const electronic = { eddaEnabled: true, underSHLFrozenPeriod: false };

  it('[VCA-32, CONFLICT-55, BANK-04, BANK-06] the source of a top-up is the direct debit in force, where the bank takes electronic ones and no freeze stops it', () => {
    const old = account('N');
    const used = account('Y');
    expect(topUpSource([old, used], electronic, day)).toEqual({ kind: 'from', account: used });
    expect(topUpSource([old], electronic, day)).toEqual({ kind: 'no-instruction' });
    const ended = { ...used, authExpiryDate: '2026-11-22' };
    expect(topUpSource([ended], electronic, day)).toEqual({ kind: 'no-instruction' });
    expect(topUpSource([used], { ...electronic, underSHLFrozenPeriod: true }, day)).toEqual({ kind: 'frozen' });
    for (const info of [undefined, {}, { eddaEnabled: false }])
      expect(topUpSource([used], info, day)).toEqual({ kind: 'not-electronic' });
  });
});
