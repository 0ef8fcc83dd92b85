import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashLeft } from '../../../domain/cash-account/cash-left';
import { add, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => decimal((cents / 100).toFixed(2)));

describe('the rest of a Cash Account’s balance', () => {
  it('[VCA-15, VCA-26] the rest of a Cash Account’s balance and the payments are together what was available', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 5 }), (available, payments) => {
        expect(toText(add(cashLeft(available, payments), sum(payments)))).toBe(toText(add(available, sum([]))));
      }),
    );
  });

  it('[VCA-26] the rest of a Cash Account’s balance is below zero where it doesn’t hold enough', () => {
    expect(toText(cashLeft(decimal('37250.50'), [decimal('20036.00'), decimal('20036.00')]))).toBe('-2821.50');
    expect(toText(cashLeft(decimal('100.00'), [decimal('100.00')]))).toBe('0.00');
  });
});
