import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualisedYield } from '../../../domain/funds/performance/annualised-yield';
import {
  distributionFrequencies,
  largestShare,
  parseDistributionFrequency,
  parseFundDocumentKind,
  type DistributionFrequency,
} from '../../../domain/funds/fund-details';
import { isZero, multiply, scaled, subtract, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { expectToReadOnly } from '../../arbitraries/enumeration';
import { arbitraryNavs } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const frequencies = Object.keys(distributionFrequencies) as DistributionFrequency[];

describe('a fund’s shares', () => {
  it('[FUND-15] a fund’s shares are drawn beside the largest, wherever it stands', () => {
    const shares = ['41.2', '56.10', '2.7'].map((percent) => ({ name: percent, percent: decimal(percent) }));
    expect(largestShare(shares)).toEqual(decimal('56.10'));
    expect(largestShare([])).toBeUndefined();
  });
});

describe('a fund’s papers', () => {
  it('[FUND-16] a fund’s papers are of five kinds, in the order to be read, and nothing else is one', () => {
    expectToReadOnly(parseFundDocumentKind, [
      'prospectus',
      'key-facts',
      'factsheet',
      'annual-report',
      'interim-report',
    ]);
  });
});

describe('a fund’s distributions', () => {
  it('[FUND-17] come so often a year, and nothing else is a frequency', () => {
    expect(distributionFrequencies).toEqual({ none: 0, yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12 });
    expectToReadOnly(parseDistributionFrequency, frequencies);
  });

  it('[FUND-17] a fund’s distributions have a yield of a year: amount × times a year ÷ price, in percent', () => {
    const percent = (...[amount, frequency, price]: [string, DistributionFrequency, string]) => {
      const figure = annualisedYield(decimal(amount), frequency, decimal(price));
      return figure && toText(figure);
    };
    expect(percent('0.05', 'monthly', '10')).toBe('6.0000000000');
    expect(percent('0.1', 'quarterly', '12')).toBe('3.3333333333');
    expect(percent('0.6', 'yearly', '9')).toBe('6.6666666667');
    expect(percent('0.6', 'none', '9')).toBeUndefined();
    expect(percent('0.6', 'yearly', '0')).toBeUndefined();
    expect(annualisedYield(decimal('0.6'), 'yearly', undefined)).toBeUndefined();
  });

  it('[FUND-17] a fund’s distributions have a yield that gives the amount back', () => {
    const paying = fc.constantFrom(...frequencies.filter((frequency) => frequency !== 'none'));
    fc.assert(
      fc.property(arbitraryNavs, paying, arbitraryNavs, (amount, frequency, price) => {
        const percent = annualisedYield(amount, frequency, price) ?? scaled(0n);
        const ofAYear = multiply(amount, scaled(BigInt(distributionFrequencies[frequency])));
        const back = multiply(multiply(percent, price), scaled(1n, 2));
        expect(isZero(round(subtract(back, ofAYear), 4, 'half-up'))).toBe(true);
      }),
    );
  });
});
