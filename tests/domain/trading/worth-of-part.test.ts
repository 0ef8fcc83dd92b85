import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitScale } from '../../../domain/money/currency';
import { compare, scaled, subtract, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { splitUnits, equalShares } from '../../../domain/trading/orders/split-units';
import { worthOfPart } from '../../../domain/trading/orders/worth-of-part';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

describe('what a part of a switch brings', () => {
  it('[ORDQ-02, R24] a part brings its share of the worth, rounded down to the unit of the currency, and a part of nothing is unknown', () => {
    const worth = { units: decimal('3'), worth: decimal('100'), currency: 'HKD' };
    expect(['1', '2', '3'].map((part) => toText(worthOfPart(decimal(part), worth) ?? decimal('0')))).toEqual([
      '33.33',
      '66.66',
      '100.00',
    ]);
    expect(worthOfPart(decimal('1'), { ...worth, units: decimal('0') })).toBeUndefined();
  });

  it('[ORDQ-02, R24] the parts of a switch never bring more than all of it, and less by under one unit each', () => {
    fc.assert(
      fc.property(
        positives,
        positives,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('HKD', 'TWD'),
        (units, worth, count, currency) => {
          const places = minorUnitScale(currency);
          const parts = splitUnits(units, equalShares(count), units.scale);
          const brought = sum(parts.flatMap((part) => worthOfPart(part, { units, worth, currency }) ?? []));
          expect(compare(brought, worth)).not.toBe(1);
          expect(compare(subtract(worth, brought), scaled(BigInt(count), places))).toBe(-1);
          expect(worthOfPart(units, { units, worth, currency })).toEqual(round(worth, places, 'down'));
        },
      ),
    );
  });
});
