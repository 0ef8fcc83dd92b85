import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnitScale } from '../../../domain/money/currency';
import { add, compare, multiply, scaled, subtract, toText } from '../../../domain/money/decimal';
import { estimatedPayout, estimatedWorth } from '../../../domain/trading/simulation/estimated-worth';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const currencies = fc.constantFrom('HKD', 'TWD', 'USD');

describe('the estimated worth of units', () => {
  it('[TRADE-23, R24] the worth of units is rounded down to the unit of the currency, as it is paid out', () => {
    const price = decimal('10.999');
    expect(toText(estimatedWorth(decimal('1.5'), { price, currency: 'HKD' }))).toBe('16.49');
    expect(toText(estimatedWorth(decimal('1.5'), { price, currency: 'TWD' }))).toBe('16');
    expect(toText(estimatedPayout(decimal('61.79'), 'TWD'))).toBe('61');
  });

  it('[TRADE-23, R24] the worth of units is never above units times price, and below it by under one unit of the currency', () => {
    fc.assert(
      fc.property(positives, positives, currencies, (units, price, currency) => {
        const exact = multiply(units, price);
        const worth = estimatedWorth(units, { price, currency });
        expect(compare(worth, exact)).not.toBe(1);
        expect(compare(subtract(exact, worth), scaled(1n, minorUnitScale(currency)))).toBe(-1);
      }),
    );
  });

  it('[TRADE-23, R24] units that leave in two parts are never estimated to bring more than at once', () => {
    fc.assert(
      fc.property(positives, positives, positives, currencies, (one, other, price, currency) => {
        const worthOf = (units: typeof one) => estimatedWorth(units, { price, currency });
        expect(compare(add(worthOf(one), worthOf(other)), worthOf(add(one, other)))).not.toBe(1);
      }),
    );
  });
});
