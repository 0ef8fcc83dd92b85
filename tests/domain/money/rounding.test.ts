import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  isZero,
  multiply,
  negate,
  scaled,
  subtract,
  toText,
  type Decimal,
} from '../../../domain/money/decimal';
import { divide, round, type Rounding, equalShare } from '../../../domain/money/rounding';
import { decimals } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const roundings: readonly Rounding[] = ['half-up', 'half-even', 'down', 'up'];
const halfUnit = (scale: number): Decimal => scaled(5n, scale + 1);

describe('rounding', () => {
  it.each<[string, Rounding, string]>([
    ['2.5', 'half-up', '3'],
    ['-2.5', 'half-up', '-3'],
    ['2.49', 'half-up', '2'],
    ['-2.51', 'half-up', '-3'],
    ['2.5', 'half-even', '2'],
    ['3.5', 'half-even', '4'],
    ['-2.5', 'half-even', '-2'],
    ['-3.5', 'half-even', '-4'],
    ['2.51', 'half-even', '3'],
    ['2.49', 'half-even', '2'],
    ['2.99', 'down', '2'],
    ['-2.99', 'down', '-2'],
    ['2.01', 'up', '3'],
    ['-2.01', 'up', '-3'],
    ['0.4', 'half-up', '0'],
    ['-0.4', 'half-up', '0'],
    ['2.00', 'up', '2'],
  ])('takes %s %s to %s', (text, rounding, expected) => {
    expect(toText(round(decimal(text), 0, rounding))).toBe(expected);
  });

  it('pads to the places asked for', () => expect(toText(round(decimal('1.5'), 3, 'down'))).toBe('1.500'));

  it('leaves a value with just those places alone', () => {
    const value = decimal('1.50');
    expect(round(value, 2, 'up')).toBe(value);
  });

  it('takes odd numbers of places from the wire as the nearest possible', () => {
    const value = decimal('1.55');
    expect(toText(round(value, -1, 'half-up'))).toBe('2');
    expect(toText(round(value, NaN, 'half-up'))).toBe('2');
    expect(toText(round(value, 1.9, 'half-up'))).toBe('1.6');
    expect(round(value, Infinity, 'half-up').scale).toBe(100);
  });

  it('rounding in a way that nobody foresaw is a bug and throws', () => {
    expect(() => {
      Reflect.apply(round, undefined, [decimal('1.5'), 0, 'sideways']);
    }).toThrow('sideways');
  });

  it('moves a value by less than one unit, by at most half when it goes to the nearest, and only once', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 20 }), fc.constantFrom(...roundings), (value, scale, rounding) => {
        const rounded = round(value, scale, rounding);
        const moved = size(subtract(rounded, value));
        const limit = rounding.startsWith('half') ? halfUnit(scale) : scaled(1n, scale);
        expect(compare(moved, limit)).toBeLessThanOrEqual(rounding.startsWith('half') ? 0 : -1);
        expect(round(rounded, scale, rounding)).toEqual(rounded);
        expect(rounded.scale).toBe(scale);
      }),
    );
  });

  it('treats gains and losses alike', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 20 }), fc.constantFrom(...roundings), (value, scale, rounding) => {
        expect(round(negate(value), scale, rounding)).toEqual(negate(round(value, scale, rounding)));
      }),
    );
  });

  it('lies between down and up', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 20 }), fc.constantFrom(...roundings), (value, scale, rounding) => {
        const rounded = size(round(value, scale, rounding));
        expect(compare(size(round(value, scale, 'down')), rounded)).toBeLessThanOrEqual(0);
        expect(compare(rounded, size(round(value, scale, 'up')))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('division', () => {
  it.each<[string, string, number, Rounding, string]>([
    ['1', '3', 4, 'half-up', '0.3333'],
    ['2', '3', 4, 'half-up', '0.6667'],
    ['-2', '3', 4, 'down', '-0.6666'],
    ['1', '-8', 2, 'half-up', '-0.13'],
    ['1', '8', 2, 'half-even', '0.12'],
    ['-1', '-8', 2, 'up', '0.13'],
    ['0.00', '7', 1, 'up', '0.0'],
    ['1.25', '0.05', 0, 'half-up', '25'],
  ])('%s / %s to %i places %s is %s', (a, b, scale, rounding, expected) => {
    const quotient = divide(decimal(a), decimal(b), scale, rounding);
    expect(quotient.ok && toText(quotient.value)).toBe(expected);
  });

  it('division by zero is refused, whatever the places of the zero', () => {
    expect(divide(decimal('1'), decimal('0.00'), 2, 'down')).toEqual({ ok: false, error: 'division-by-zero' });
  });

  it('division of a product by one factor gives the other factor', () => {
    fc.assert(
      fc.property(
        decimals,
        decimals.filter((value) => !isZero(value)),
        fc.constantFrom(...roundings),
        (a, b, rounding) => {
          expect(divide(multiply(a, b), b, a.scale, rounding)).toEqual({ ok: true, value: a });
        },
      ),
    );
  });

  it('toward zero leaves a remainder smaller than one unit of the divisor', () => {
    fc.assert(
      fc.property(
        decimals,
        decimals.filter((value) => !isZero(value)),
        fc.nat({ max: 20 }),
        (a, b, scale) => {
          const quotient = divide(a, b, scale, 'down');
          if (!quotient.ok) throw new Error('the divisor is not zero');
          const rest = size(subtract(a, multiply(quotient.value, b)));
          expect(compare(rest, size(multiply(b, scaled(1n, scale))))).toBe(-1);
        },
      ),
    );
  });
});

const size = (value: Decimal): Decimal => (value.digits < 0n ? negate(value) : value);

describe('equal parts', () => {
  it('the share of a part is the quotient of the value and the number of parts, of one at least', () => {
    fc.assert(
      fc.property(
        decimals,
        fc.integer({ min: 1, max: 1_000 }),
        fc.constantFrom(...roundings),
        (value, parts, rounding) => {
          const quotient = divide(value, scaled(BigInt(parts)), 6, rounding);
          expect(quotient).toEqual({ ok: true, value: equalShare(value, parts, 6, rounding) });
        },
      ),
    );
    expect(toText(equalShare(scaled(7n), 0, 2, 'down'))).toBe('7.00');
  });
});
