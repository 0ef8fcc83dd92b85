import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercentFigure } from '../../../domain/formatting/format-number';
import { multiply, scaled, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { decimals } from '../../arbitraries/decimal';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

describe('a formatted number', () => {
  it.each([
    ['1234567.891', 2, '1,234,567.89'],
    ['1234.5', 0, '1,235'],
    ['-1234.5', 1, '-1,234.5'],
    ['0', 2, '0.00'],
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['12.3', 4, '12.3000'],
    ['999999999999999999999999999999.99', 2, '999,999,999,999,999,999,999,999,999,999.99'],
  ])('[FMT-01] %s with %i places is %s', (text, precision, expected) => {
    expect(formatNumber(text, { precision })).toBe(expected);
    expect(formatNumber(decimal(text), { precision })).toBe(expected);
  });

  it('[FMT-01] a formatted number is what the Hong Kong Chinese format of Intl gives', () => {
    const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(formatNumber('-9876.5', { precision: 2 })).toBe(new Intl.NumberFormat('zh-HK', places).format(-9876.5));
  });

  it('[FMT-02] a formatted number is a percent on request, of a fraction', () => {
    expect(formatNumber('0.125', { precision: 2, style: 'percent' })).toBe('12.50%');
    expect(formatNumber('-1', { precision: 0, style: 'percent' })).toBe('-100%');
  });

  it.each([null, undefined, '', ' ', 'NaN', '1e3', '1,000', '１２', '--'])(
    '[FMT-03] a formatted number of %j is empty',
    (value) => {
      expect(formatNumber(value, { precision: 2 })).toBe('');
      expect(formatPercentFigure(value)).toBe('');
    },
  );

  it('[OPEN-65] a formatted number has no minus before a zero, not even a rounded one', () => {
    expect(formatNumber('-0.004', { precision: 2 })).toBe('0.00');
    expect(formatNumber('-0', { precision: 0 })).toBe('0');
    expect(formatPercentFigure('-0.004')).toBe('0.00%');
  });

  it.each([
    [-1, '2'],
    [NaN, '2'],
    [1.7, '1.5'],
    [Infinity, `1.5${'0'.repeat(19)}`],
    [1000, `1.5${'0'.repeat(19)}`],
  ])('[HOLD-01] takes an odd precision from the wire (%d) as the nearest possible', (precision, expected) => {
    expect(formatNumber('1.5', { precision })).toBe(expected);
  });

  it('[FMT-01] keeps every digit and rounds half-up, whatever the size', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 8 }), (value, precision) => {
        const shown = formatNumber(value, { precision });
        expect(shown.replaceAll(',', '')).toBe(toText(round(value, precision, 'half-up')));
      }),
    );
  });

  it('[FMT-03] never throws and shows nothing for what is no number', () => {
    fc.assert(
      fc.property(garbage, fc.double(), (text, precision) => {
        const isNumber = /^-?[0-9]{1,30}(\.[0-9]{1,18})?$/.test(text);
        expect(formatNumber(text, { precision }) !== '').toBe(isNumber);
        expect(formatPercentFigure(text, precision) !== '').toBe(isNumber);
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('a percent figure', () => {
  it('[HOLD-05, FMT-04] a percent figure is divided by 100 and shown as a percent', () => {
    expect(formatPercentFigure('12.5', 1)).toBe('12.5%');
    expect(formatPercentFigure(decimal('-3'), 0)).toBe('-3%');
  });

  it('[HOLD-03, FMT-10] a percent figure has two places unless said otherwise', () =>
    expect(formatPercentFigure('1.2')).toBe('1.20%'));

  it('[HOLD-05] shows the figure that came, rounded half-up', () => {
    fc.assert(
      fc.property(decimals, fc.nat({ max: 6 }), (value, precision) => {
        const shown = formatPercentFigure(value, precision).replaceAll(',', '');
        expect(shown).toBe(`${toText(round(value, precision, 'half-up'))}%`);
        expect(formatPercentFigure(value, precision)).toBe(
          formatNumber(multiply(value, scaled(1n, 2)), { precision, style: 'percent' }),
        );
      }),
    );
  });
});
