import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../../domain/formatting/format-price';
import { scaled } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

describe('a price as it is shown', () => {
  it.each([
    ['10', '10.00'],
    ['10.5', '10.50'],
    ['10.5000', '10.5000'],
    ['10.500000', '10.5000'],
    ['1234.567890', '1,234.56789'],
    ['0.1234567', '0.1234567'],
  ])(
    '[FUND-14, HOLD-04] a price as it is shown has the places of its series, two at least: %s is %s',
    (price, shown) => {
      expect(formatPrice(decimal(price))).toBe(shown);
    },
  );

  it('[FUND-14] loses no place that is needed', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 8 }), (digits, scale) => {
        expect(Number(formatPrice(scaled(digits, scale)).replaceAll(',', ''))).toBe(Number(digits) / 10 ** scale);
      }),
    );
    expect(formatPrice(undefined)).toBe('');
  });
});
