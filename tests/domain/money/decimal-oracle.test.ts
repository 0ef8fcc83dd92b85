import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, type Decimal, multiply, subtract, toText } from '../../../domain/money/decimal';
import { divide, round, type Rounding } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { decimals } from '../../arbitraries/decimal';

const modes: Readonly<Record<Rounding, 0 | 1 | 2 | 3>> = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 };
const roundings = fc.constantFrom<Rounding>('down', 'half-up', 'half-even', 'up');

describe('decimals, beside an independent library', () => {
  it('add, subtract, multiply and compare alike', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        expect(big(add(a, b)).eq(big(a).plus(big(b)))).toBe(true);
        expect(big(subtract(a, b)).eq(big(a).minus(big(b)))).toBe(true);
        expect(big(multiply(a, b)).eq(big(a).times(big(b)))).toBe(true);
        expect(compare(a, b)).toBe(big(a).cmp(big(b)));
      }),
    );
  });

  it('round alike, in every way and to any places', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 20 }), roundings, (value, places, rounding) => {
        expect(big(round(value, places, rounding)).eq(big(value).round(places, modes[rounding]))).toBe(true);
      }),
    );
  });

  it('divide alike, rounded once', () => {
    const places = fc.nat({ max: 12 });
    fc.assert(
      fc.property(decimals, decimals, places, roundings, (a, b, scale, rounding) => {
        const quotient = divide(a, b, scale, rounding);
        expect(quotient.ok).toBe(!big(b).eq(0));
        if (quotient.ok) expect(big(quotient.value).eq(quotientOf(a, b, { scale, rounding }))).toBe(true);
      }),
    );
  });

  it('decimals, beside an independent library are summed alike', () => {
    fc.assert(
      fc.property(fc.array(decimals), (values) => {
        const total = values.reduce((running, value) => running.plus(big(value)), new Big(0));
        expect(big(sum(values)).eq(total)).toBe(true);
      }),
    );
  });
});

const big = (value: Decimal): Big => new Big(toText(value));

function quotientOf(a: Decimal, b: Decimal, { scale, rounding }: { scale: number; rounding: Rounding }): Big {
  const divider = Big();
  divider.DP = scale;
  divider.RM = modes[rounding];
  return new divider(toText(a)).div(toText(b));
}
