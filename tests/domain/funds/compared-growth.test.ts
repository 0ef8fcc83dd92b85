import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periods } from '../../../domain/funds/performance/period';
import { comparedGrowth } from '../../../domain/funds/prices/compared-growth';
import { toText } from '../../../domain/money/decimal';
import { navSeries } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const courseOf = (values: Readonly<Record<string, string>>, firstDate = '2020-01-02') => ({
  firstDate,
  values: Object.entries(values).map(([date, nav]) => ({ date, nav: decimal(nav) })),
});

const long = courseOf({
  '2024-01-02': '5',
  '2026-03-02': '10',
  '2026-06-01': '11',
  '2026-11-19': '12',
  '2026-11-20': '20',
});
const short = courseOf({ '2026-03-02': '8', '2026-11-19': '10' });
const written = (lines: ReturnType<typeof comparedGrowth>) =>
  lines.map((points) => points.map(({ date, percent }) => `${date} ${toText(percent)}`));

it('[FUND-24, FUND-31] the growth of compared funds begins where the youngest does, and ends on the last day of all', () => {
  expect(written(comparedGrowth([long, short], 'ALL'))).toEqual([
    ['2026-03-02 0.0000000000', '2026-06-01 10.0000000000', '2026-11-19 20.0000000000'],
    ['2026-03-02 0.0000000000', '2026-11-19 25.0000000000'],
  ]);
});

it('[FUND-24, FUND-30, FUND-31] the growth of compared funds leaves out one that doesn’t reach back so far, is too young or unknown', () => {
  expect(comparedGrowth([long, short], '3Y').map((points) => points.length)).toEqual([0, 0]);
  expect(comparedGrowth([undefined, short], 'ALL').map((points) => points.length)).toEqual([0, 2]);
  expect(comparedGrowth([courseOf({ '2026-11-01': '1', '2026-11-19': '2' }, '2026-11-01'), short], '1M')[0]).toEqual(
    [],
  );
  expect(comparedGrowth([], 'ALL')).toEqual([]);
  expect(comparedGrowth([courseOf({}), short], 'ALL').map((points) => points.length)).toEqual([0, 2]);
});

it('[FUND-24, FUND-31] the growth of compared funds begins at nil, on one day for all there is', () => {
  fc.assert(
    fc.property(fc.array(navSeries, { minLength: 1, maxLength: 4 }), fc.constantFrom(...periods), (records, period) => {
      const lines = comparedGrowth(
        records.map((values) => ({ firstDate: values[0]?.date ?? '', values })),
        period,
      );
      const last = records.map((values) => values.at(-1)?.date ?? '').toSorted()[0] ?? '';
      for (const points of lines) {
        if (points[0]) expect(toText(points[0].percent)).toBe('0.0000000000');
        expect(points.every(({ date }) => date <= last)).toBe(true);
      }
    }),
  );
});
