import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { add, compare, isZero, multiply, negate, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { shareOfHolding } from '../../../domain/trading/orders/share-of-holding';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const shareText = (units: string, held: string): string | undefined => {
  const share = shareOfHolding(decimal(units), decimal(held));
  return share && toText(share);
};

describe('the share of a holding that leaves it', () => {
  it.each([
    ['25', '100', '25.00'],
    ['1', '3', '33.33'],
    ['2', '3', '66.67'],
    ['100', '100', '100.00'],
    ['99999.9999', '100000', '99.99'],
    ['0.0001', '100000', '0.01'],
    ['0', '100000', '0.00'],
    ['12', '10', '120.00'],
  ])(
    '[TRADE-22, ENT-50, ENT-53] the share of a holding that leaves it is said in percent with two places: %s of %s units is %s',
    (units, held, percent) => {
      expect(shareText(units, held)).toBe(percent);
    },
  );

  it('[TRADE-22, ENT-53] the share of a holding that leaves it is none where nothing is held', () =>
    expect(shareText('1', '0')).toBeUndefined());

  it('[TRADE-22, ENT-53, FMT-10] reads as it is sent, a hundred only for all units, zero only for none, within a hundredth of the exact share', () => {
    fc.assert(
      fc.property(positives, positives, (some, other) => {
        const held = add(some, other);
        const share = shareOfHolding(some, held) ?? zero;
        expect(formatPercentFigure(share)).toBe(`${toText(share)}%`);
        expect([isZero(share), compare(share, scaled(100n))]).toEqual([false, -1]);
        const apart = subtract(multiply(share, held), multiply(some, scaled(100n)));
        const least = multiply(scaled(1n, 2), held);
        expect([compare(apart, least), compare(apart, negate(least))]).toEqual([-1, 1]);
        expect(shareOfHolding(held, held)).toEqual(decimal('100.00'));
      }),
    );
  });

  it('[TRADE-22, ENT-53] never falls where more units leave', () => {
    fc.assert(
      fc.property(positives, positives, positives, (some, more, held) => {
        const less = shareOfHolding(some, held);
        const greater = shareOfHolding(add(some, more), held);
        expect(compare(less ?? zero, greater ?? zero)).not.toBe(1);
      }),
    );
  });
});
