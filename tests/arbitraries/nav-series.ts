import fc from 'fast-check';
import type { DatedNav } from '../../domain/funds/performance/performance';
import { scaled } from '../../domain/money/decimal';
import { isoDates } from './iso-date';

const day = 86_400_000;

/** The date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** A price above zero with four places. */
export const arbitraryNavs = fc.bigInt(1n, 10_000_000n).map((digits) => scaled(digits, 4));

const gaps = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 10 }) }, fc.integer({ min: 1, max: 40 }));

/** Prices on different days, the earliest first, a few days apart, now and then up to forty: up to about two years. */
export const navSeries: fc.Arbitrary<readonly DatedNav[]> = fc
  .tuple(isoDates, fc.array(fc.tuple(gaps, arbitraryNavs), { minLength: 1, maxLength: 70 }))
  .map(([start, steps]) => {
    let date = start;
    return steps.map(([gap, nav]) => {
      date = daysAfter(date, gap);
      return { date, nav };
    });
  });

/** Rows of a real feed that aren't prices: words for dates, days there aren't, and marks in place of a price. */
export const dirtyNavs: fc.Arbitrary<DatedNav> = fc.oneof(
  fc.record({
    date: fc.constantFrom(
      '',
      '2020',
      '20200101',
      '2020-02-30',
      '2020-13-01',
      ' 2020-01-01',
      '２０２０-01-01',
      '__proto__',
    ),
    nav: arbitraryNavs,
  }),
  fc.record({ date: isoDates, nav: fc.constantFrom(scaled(0n), scaled(0n, 6), scaled(-9999n), scaled(-1n, 18)) }),
);
