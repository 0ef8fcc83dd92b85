import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, multiply, scaled, toText } from '../../../domain/money/decimal';
import { squareRoot } from '../../../domain/money/square-root';
import { decimal } from '../../builders/decimal';

it('[FUND-13] a square root has the places asked for, rounded down, and is zero below zero', () => {
  expect(['2', '144', '0.25', '0', '-4'].map((text) => toText(squareRoot(decimal(text), 4)))).toEqual([
    '1.4142',
    '12.0000',
    '0.5000',
    '0.0000',
    '0.0000',
  ]);
});

it('[FUND-13] a square root squared isn’t above its square, and one step more is', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 40n), fc.nat(12), fc.nat(12), (digits, scale, places) => {
      const value = scaled(digits, scale);
      const root = squareRoot(value, places);
      const next = add(root, scaled(1n, places));
      expect(compare(multiply(root, root), value)).toBeLessThanOrEqual(0);
      expect(compare(multiply(next, next), value)).toBe(1);
    }),
  );
});
