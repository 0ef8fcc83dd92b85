import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  distributionEntries,
  distributionOnUnit,
  grossDistribution,
} from '../../../domain/dividends/distribution-payment';
import { compare, isZero, scaled, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';

test('[FUND-17] distributes its part of what it pays in a year on each unit', () => {
  const onUnit = distributionOnUnit(scaled(12_00n, 2), { yearly: 450, frequency: 'monthly' });
  expect(onUnit && toText(onUnit)).toBe('0.0450');
  expect(distributionOnUnit(scaled(12_00n, 2), { yearly: 450, frequency: 'none' })).toBeUndefined();
});

test('[FUND-17, FMT-11] pays whole TWD and JPY, and cents of other currencies, rounded down', () => {
  const units = scaled(1_000_5000n, 4);
  expect(toText(grossDistribution(units, scaled(450n, 4), 'TWD'))).toBe('45');
  expect(toText(grossDistribution(units, scaled(450n, 4), 'USD'))).toBe('45.02');
});

test('[FUND-17] pays no less for more units, however little more', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((digits) => scaled(digits, 4));
  const onUnit = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((digits) => scaled(digits, 4));
  fc.assert(
    fc.property(units, units, onUnit, (one, other, each) => {
      const [less, more] = compare(one, other) <= 0 ? [one, other] : [other, one];
      expect(compare(grossDistribution(less, each, 'USD'), grossDistribution(more, each, 'USD'))).toBeLessThanOrEqual(
        0,
      );
    }),
  );
});

test('[R24] takes from the fund what the client gains', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (digits) => {
      const gross = scaled(digits, 2);
      const entries = distributionEntries(gross);
      expect(entries.map(({ account }) => account)).toEqual(['fund', 'client']);
      expect(isZero(sum(entries.map(({ amount }) => amount)))).toBe(true);
      expect(entries[1]?.amount).toEqual(gross);
    }),
  );
});
