import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  isNegative,
  isZero,
  multiply,
  negate,
  parseDecimal,
  scaled,
  subtract,
  toText,
  zero,
} from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimals } from '../../arbitraries/decimal';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

describe('a decimal', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['-007.50', '-7.50'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['-0.05', '-0.05'],
    ['999999999999999999999999999999.999999999999999999', '999999999999999999999999999999.999999999999999999'],
  ])('reads %s and writes it as %s', (text, canonical) => {
    expect(toText(decimal(text))).toBe(canonical);
  });

  it.each([
    '',
    ' ',
    '1e3',
    '1,000',
    'NaN',
    'Infinity',
    '+1',
    '1.',
    '.5',
    '--1',
    '1 ',
    '１',
    '٣',
    '0x1',
    '1_0',
    '1\n',
    '1'.repeat(31),
    `0.${'1'.repeat(19)}`,
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toEqual({ ok: false, error: 'not-a-number' });
  });

  it('adds and subtracts without the error of floats, keeping the finer places', () => {
    expect(toText(add(decimal('0.1'), decimal('0.2')))).toBe('0.3');
    expect(toText(add(decimal('0.10'), decimal('0.2')))).toBe('0.30');
    expect(toText(subtract(decimal('1'), decimal('1.00')))).toBe('0.00');
  });

  it('multiplies exactly, with the places of both', () => {
    expect(toText(multiply(decimal('1.10'), decimal('-0.3')))).toBe('-0.330');
  });

  it('compares by value, whatever the places', () => {
    expect(compare(decimal('1.0'), decimal('1'))).toBe(0);
    expect(compare(decimal('-1'), decimal('-1.01'))).toBe(1);
    expect(compare(decimal('9.9'), decimal('10'))).toBe(-1);
  });

  it('knows zero and the numbers below it', () => {
    expect([isZero(decimal('0.00')), isZero(decimal('-0.01'))]).toEqual([true, false]);
    expect([isNegative(decimal('-0.00')), isNegative(decimal('-0.01')), isNegative(zero)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('a decimal is written and read back as the same value and places', () => {
    fc.assert(
      fc.property(decimals.filter(isOnTheWire), (value) => {
        expect(decimal(toText(value))).toEqual(value);
      }),
    );
  });

  it('a decimal is written canonically even when it outgrows the wire', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(toText(multiply(a, b))).toMatch(/^(-(?!0(\.0*)?$))?(0|[1-9]\d*)(\.\d+)?$/);
      }),
    );
  });

  it('adds in any order and grouping, and takes back what it added', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(compare(subtract(add(a, b), b), a)).toBe(0);
        expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0);
      }),
    );
  });

  it('a decimal has one order: reversed by swapping and by changing both signs', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const order = compare(a, b);
        expect(compare(b, a) + order).toBe(0);
        expect(compare(negate(b), negate(a))).toBe(order);
        expect(order < 0).toBe(isNegative(subtract(a, b)));
      }),
    );
  });

  it('refuses what isn’t text at all', () => {
    const wire = JSON.parse('[5, null, ["5"]]') as string[];
    expect(wire.map((value) => parseDecimal(value).ok)).toEqual([false, false, false]);
  });

  it('refuses garbage and never throws', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        expect(parseDecimal(text).ok).toBe(/^-?[0-9]{1,30}(\.[0-9]{1,18})?$/.test(text));
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('a sum', () => {
  it('a sum of nothing is zero', () => expect(sum([])).toEqual(zero));

  it('a sum has the places of the finest', () => {
    expect(toText(sum([decimal('1'), decimal('0.005'), decimal('-0.50')]))).toBe('0.505');
  });

  it('a sum is what adding one by one gives, in any order', () => {
    fc.assert(
      fc.property(fc.array(decimals), (values) => {
        expect(sum(values)).toEqual(values.reduce(add, zero));
        expect(sum([...values].reverse())).toEqual(sum(values));
      }),
    );
  });

  it('stays exact beyond what a float or a table of powers holds', () => {
    const tiny = scaled(1n, 80);
    expect(subtract(sum([scaled(10n ** 30n), tiny]), scaled(10n ** 30n))).toEqual(tiny);
  });
});

const isOnTheWire = (value: ReturnType<typeof scaled>): boolean => parseDecimal(toText(value)).ok;
