import { expect, it } from 'vitest';
import { distributionYield } from '../../../domain/funds/performance/distribution-yield';
import type { PricedFund } from '../../../domain/funds/performance/return-course';
import { toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

const paid = (exDate: string, amount: string, currency = 'USD') => ({ exDate, amount: decimal(amount), currency });
const yieldOf = (stated: Partial<PricedFund>) => {
  const figure = distributionYield({
    record: [
      { date: '2025-06-30', nav: decimal('4') },
      { date: '2026-06-30', nav: decimal('10') },
    ],
    currency: 'USD',
    distributionFrequency: 'monthly',
    distributions: [
      paid('2025-06-30', '7'),
      paid('2025-07-01', '0.1'),
      paid('2026-06-30', '0.3'),
      paid('2026-07-01', '9'),
    ],
    ...stated,
  });
  return figure && toText(figure);
};

it('[FUND-17] the distribution yield is what was distributed in the last twelve months, of the last price', () => {
  expect(yieldOf({})).toBe('4.0000000000');
});

it('[FUND-17] the distribution yield of a class that never distributes is nil', () => {
  expect(yieldOf({ distributionFrequency: 'none', distributions: [] })).toBe('0.0000000000');
});

it('[FUND-17] the distribution yield is unknown where some of the year’s distributions, their currency or a price are', () => {
  expect(yieldOf({ distributions: [] })).toBeUndefined();
  expect(yieldOf({ distributions: [paid('2025-07-01', '0.1')] })).toBeUndefined();
  expect(yieldOf({ distributions: [paid('2025-01-01', '1'), paid('2026-01-31', '0.1', 'HKD')] })).toBeUndefined();
  expect(yieldOf({ record: [] })).toBeUndefined();
});
