import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, scaled } from '../../../domain/money/decimal';
import { planShortfall } from '../../../domain/regular-plans/changing/plan-shortfall';
import { chargedFee } from '../../../domain/fees/purchase-fee';

const amounts = fc.bigInt({ min: 1n, max: 10_000_000_00n }).map((digits) => scaled(digits, 2));
const percents = fc.bigInt({ min: 0n, max: 300n }).map((digits) => scaled(digits, 2));

describe('the shortfall of a plan', () => {
  it('[RSP-07, BANK-03, ENT-44] is an amount with its fee above the limit of the debit, whatever was debited before', () => {
    fc.assert(
      fc.property(amounts, percents, amounts, amounts, (amount, feePercent, debitLimit, debited) => {
        const currency = 'HKD';
        const needed = add(amount, chargedFee({ amount, feePercent, currency }));
        const debits = [{ currency, day: '2026-03-10', amount: debited }];
        const found = planShortfall(
          { amount, feePercent, currency },
          { payment: 'direct-debit', debited: { debitLimit, periodicity: 'M', debits } },
        );
        expect(found).toEqual(compare(needed, debitLimit) > 0 ? { problem: 'above-mandate', needed } : undefined);
      }),
    );
  });

  it('[RSP-07, VCA-15] is none of a debit without a limit, nor of a Cash Account that can still be topped up', () => {
    fc.assert(
      fc.property(amounts, percents, amounts, (amount, feePercent, available) => {
        const purchase = { amount, feePercent, currency: 'HKD' };
        expect(planShortfall(purchase, { payment: 'cash-account', available })).toBeUndefined();
        const unlimited = { debitLimit: undefined, periodicity: undefined };
        expect(planShortfall(purchase, { payment: 'direct-debit', debited: unlimited })).toBeUndefined();
        expect(planShortfall(purchase, undefined)).toBeUndefined();
      }),
    );
  });
});
