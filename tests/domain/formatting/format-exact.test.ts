import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../../../domain/formatting/format-exact';
import { parseDecimal, compare } from '../../../domain/money/decimal';
import { decimals } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

describe('an exact figure', () => {
  it.each([
    ['1234.5000000000', 2, '1,234.50'],
    ['1234.5678900000', 2, '1,234.56789'],
    ['100', 0, '100'],
    ['100', 3, '100.000'],
    ['0.10', 0, '0.1'],
  ])('[FMT-01] %s with at least %i places is %s', (text, atLeast, expected) => {
    expect(formatExact(decimal(text), atLeast)).toBe(expected);
  });

  it('[FMT-03] that is missing is nothing', () => expect(formatExact(undefined, 2)).toBe(''));

  it('[FMT-01] loses nothing', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 6 }), (value, atLeast) => {
        const read = parseDecimal(formatExact(value, atLeast).replaceAll(',', ''));
        expect(read.ok && compare(read.value, value)).toBe(0);
      }),
    );
  });
});
