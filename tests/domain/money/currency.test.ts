import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, scaled, subtract, toText, negate } from '../../../domain/money/decimal';
import { convert, noRates } from '../../../domain/money/convert';
import { currencies, minorUnitScale, parseCurrency } from '../../../domain/money/currency';
import { percentOf } from '../../../domain/money/percent-of';
import { amounts, positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

describe('a currency', () => {
  it('[FMT-11, ENUM-30] a currency is one of eleven', () => {
    expect(currencies).toEqual(['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'NZD', 'SGD', 'TWD', 'USD']);
    expect(currencies.map(parseCurrency)).toEqual(currencies);
  });

  it('[CONFLICT-33] a currency is read in lower case too', () => expect(parseCurrency('twd')).toBe('TWD'));

  it.each(['PYC', 'ZZZ', 'XXX', 'pyc', '', 'ZAR', ' USD', 'US', undefined])(
    '[OPEN-90] a currency is not %j',
    (text) => {
      expect(parseCurrency(text)).toBeUndefined();
    },
  );

  it('a currency has no places for TWD and JPY, two for the rest', () => {
    expect(currencies.filter((currency) => minorUnitScale(currency) === 0)).toEqual(['JPY', 'TWD']);
    expect(currencies.filter((currency) => minorUnitScale(currency) === 2)).toHaveLength(9);
    expect(['jpy', 'Twd', 'ZAR', ''].map(minorUnitScale)).toEqual([0, 0, 2, 2]);
  });
});

describe('a conversion', () => {
  it('goes through the US dollar and rounds half-up once', () => {
    const converted = convert(decimal('100.00'), decimal('7.767'), decimal('30.28'), 'TWD');
    expect(converted && toText(converted)).toBe('390');
    const exactHalf = convert(decimal('-0.01'), decimal('2'), decimal('1'), 'HKD');
    expect(exactHalf && toText(exactHalf)).toBe('-0.01');
  });

  it.each([undefined, '0', '-1'])('a conversion without a rate above zero (%s) gives nothing', (text) => {
    const rate = text === undefined ? undefined : decimal(text);
    expect(convert(decimal('1'), rate, decimal('1'), 'USD')).toBeUndefined();
    expect(convert(decimal('1'), decimal('1'), rate, 'USD')).toBeUndefined();
  });

  it('a conversion at one rate only rounds, and is the same for debts', () => {
    fc.assert(
      fc.property(amounts, positives, fc.constantFrom(...currencies), (amount, rate, currency) => {
        const same = convert(amount, rate, rate, currency);
        const debt = convert(negate(amount), rate, rate, currency);
        if (same === undefined || debt === undefined) throw new Error('there is a rate');
        const off = subtract(same, amount);
        expect(compare(off.digits < 0n ? negate(off) : off, scaled(5n, minorUnitScale(currency) + 1))).toBeLessThan(1);
        expect(debt).toEqual(negate(same));
      }),
    );
  });
});

describe('a percentage', () => {
  it('a percentage has ten places, rounded half-up', () => {
    const third = percentOf(decimal('2'), decimal('3'));
    expect(third && toText(third)).toBe('66.6666666667');
  });

  it('a percentage of a whole of zero is none', () => expect(percentOf(decimal('2'), decimal('0.0'))).toBeUndefined());
});

it('[TRADE-43] no currency has a rate where all is in one', () => {
  expect([noRates('USD'), noRates('TWD')]).toEqual([undefined, undefined]);
});
