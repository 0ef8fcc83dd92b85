import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashBalances } from '../../../domain/cash-account/cash-balances';
import { add, compare, negate, zero } from '../../../domain/money/decimal';
import { arbitraryCashTransactions } from '../../arbitraries/cash-account';
import { decimal } from '../../builders/decimal';

const moved = (amount: string, amountSigNum: 1 | -1, transactionStatus: 'pending' | 'accepted' | 'rejected') => ({
  amount: decimal(amount),
  amountSigNum,
  transactionStatus,
});

describe('the balances of a Cash Account', () => {
  it('[VCA-26, ENT-27, OPEN-81] book what was accepted, and keep back what is on its way out', () => {
    const { ledger, available } = cashBalances([
      moved('50000.00', 1, 'accepted'),
      moved('3000.00', -1, 'accepted'),
      moved('8000.00', -1, 'pending'),
      moved('5000.00', 1, 'pending'),
      moved('10000.00', 1, 'rejected'),
    ]);
    expect([ledger, available]).toEqual([decimal('47000.00'), decimal('39000.00')]);
  });

  it('[ENT-27] take which way money went from the sign number alone, and nothing from what states none', () => {
    const accepted = 'accepted' as const;
    expect(cashBalances([moved('-100.00', 1, accepted)]).ledger).toEqual(decimal('100.00'));
    expect(compare(cashBalances([{ amountSigNum: 1, transactionStatus: accepted }]).ledger, zero)).toBe(0);
    expect(compare(cashBalances([{ amount: decimal('5'), transactionStatus: accepted }]).ledger, zero)).toBe(0);
    expect(cashBalances([])).toEqual({ ledger: zero, available: zero });
  });

  it('[VCA-26] never let more be available than is booked, in whatever order things moved', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCashTransactions), (transactions) => {
        const { ledger, available } = cashBalances(transactions);
        expect(compare(available, ledger)).toBeLessThanOrEqual(0);
        expect(compare(cashBalances(transactions.toReversed()).ledger, ledger)).toBe(0);
        const back = transactions.map((one) => ({ ...one, amountSigNum: one.amountSigNum === 1 ? -1 : 1 }) as const);
        expect(compare(add(ledger, cashBalances(back).ledger), add(ledger, negate(ledger)))).toBe(0);
      }),
    );
  });
});
