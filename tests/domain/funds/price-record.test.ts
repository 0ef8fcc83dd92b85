import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performance, type DatedNav } from '../../../domain/funds/performance/performance';
import { type Period, periods } from '../../../domain/funds/performance/period';
import { priceCourse } from '../../../domain/funds/performance/return-course';
import {
  growthIn,
  monthEnds,
  priceMoves,
  pricePlaces,
  priceRange,
  priceRecord,
  pricesIn,
} from '../../../domain/funds/prices/price-record';
import { compare, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { decimals } from '../../arbitraries/decimal';
import { daysAfter, dirtyNavs, navSeries } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const anyPeriod = fc.constantFrom(...periods);

const series = (written: Readonly<Record<string, string>>): readonly DatedNav[] =>
  Object.entries(written).map(([date, nav]) => ({ date, nav: decimal(nav) }));

const written = (navs: readonly DatedNav[]) => navs.map(({ date, nav }) => `${date} ${toText(nav)}`);

/** The last day of a record, or some days after it. */
const withDay = navSeries.chain((record) =>
  fc.integer({ min: -400, max: 30 }).map((days) => ({ record, asOf: daysAfter(record.at(-1)?.date ?? '', days) })),
);

describe('a price record', () => {
  it('[FUND-14] a price record has one price a day, the earliest first, and nothing that is no price', () => {
    fc.assert(
      fc.property(navSeries, fc.array(dirtyNavs), (clean, dirt) => {
        const shuffled = fc.sample(
          fc.shuffledSubarray([...clean, ...dirt], { minLength: clean.length + dirt.length }),
          1,
        );
        expect(priceRecord(shuffled[0] ?? [])).toEqual(clean);
      }),
    );
  });

  it('[FUND-14] takes the price given last for a day', () => {
    const twice = [...series({ '2024-01-02': '3', '2024-01-03': '4' }), ...series({ '2024-01-02': '5' })];
    expect(written(priceRecord(twice))).toEqual(['2024-01-02 5', '2024-01-03 4']);
  });
});

describe('the prices of a period', () => {
  const record = series({ '2023-12-29': '16', '2024-01-31': '18', '2024-06-28': '24', '2024-07-31': '25' });

  it('[FUND-14, FUND-31] begin with the one that counts on its first day and end with the day asked for', () => {
    expect(written(pricesIn(record, 'YTD', '2024-06-30'))).toEqual(['2023-12-29 16', '2024-01-31 18', '2024-06-28 24']);
    expect(written(pricesIn(record, '1M', '2024-07-31'))).toEqual(['2024-06-28 24', '2024-07-31 25']);
  });

  it('[FUND-14, FUND-31] begin with the price of the first day, where that day has one', () => {
    expect(written(pricesIn(record, '1M', '2024-03-01'))).toEqual(['2024-01-31 18']);
    expect(written(pricesIn(record, '6M', '2024-07-31'))).toEqual(['2024-01-31 18', '2024-06-28 24', '2024-07-31 25']);
  });

  it('[FUND-14, FUND-31] begin after a gap with the first price of the period itself', () => {
    expect(written(pricesIn(record, '1M', '2024-02-29'))).toEqual(['2024-01-31 18']);
    expect(written(pricesIn(record, '3M', '2024-07-31'))).toEqual(['2024-06-28 24', '2024-07-31 25']);
    expect(pricesIn(record, '1M', '2024-06-20')).toEqual([]);
  });

  it('[FUND-14] the prices of a period are those there are, where the record is younger', () => {
    expect(pricesIn(record, '3Y', '2024-07-31')).toEqual(record);
    expect(pricesIn(record, 'ALL', '2024-07-31')).toEqual(record);
    expect(pricesIn([], 'ALL', '2024-07-31')).toEqual([]);
    expect(pricesIn(record, '1M', '2020-01-01')).toEqual([]);
  });

  it('[FUND-14] the prices of a period are an unbroken piece of the record', () => {
    fc.assert(
      fc.property(withDay, anyPeriod, ({ record: all, asOf }, period) => {
        const piece = pricesIn(all, period, asOf);
        // After a gap as long as the period there is none of it, only older ones.
        fc.pre(piece.length > 0);
        const start = piece[0] ? all.indexOf(piece[0]) : 0;
        expect(piece).toEqual(all.slice(start, start + piece.length));
        expect(all[start + piece.length]?.date ?? '9999').not.toBe(asOf);
        expect((all[start + piece.length]?.date ?? '9999') > asOf).toBe(true);
      }),
    );
  });
});

const growthOf = (record: readonly DatedNav[], period: Period, asOf: string) => {
  const course = priceCourse(record);
  return course ? growthIn(course, period, asOf) : [];
};

describe('a fund’s growth', () => {
  it('[FUND-13, FUND-31] ends at the period’s performance, and begins at 0', () => {
    fc.assert(
      fc.property(withDay, anyPeriod, ({ record, asOf }, period) => {
        const points = growthOf(record, period, asOf);
        const stated = performance(record, period, asOf);
        expect(points.at(-1)?.percent).toEqual(stated);
        if (points[0]) expect(toText(points[0].percent)).toBe('0.0000000000');
      }),
    );
  });

  it('[FUND-13, FUND-30] a fund’s growth isn’t shown for a record of six months or less', () => {
    const young = series({ '2024-01-31': '18', '2024-07-31': '25' });
    expect(growthOf(young, 'ALL', '2024-07-31')).toEqual([]);
    expect(growthOf(young, 'ALL', '2024-08-01').map(({ percent }) => toText(percent))).toEqual([
      '0.0000000000',
      '38.8888888889',
    ]);
  });
});

describe('a series that is no record', () => {
  it('[FUND-13] a series that is no record has no growth over a price of zero', () => {
    const dirty = series({ '2023-12-20': '5', '2023-12-29': '0', '2024-07-31': '8' });
    expect(growthOf(dirty, 'YTD', '2024-07-31')).toEqual([]);
    expect(growthOf(priceRecord(dirty), 'YTD', '2024-07-31').map(({ percent }) => toText(percent))).toEqual([
      '0.0000000000',
      '60.0000000000',
    ]);
  });
});

describe('the range of prices', () => {
  it('[FUND-14] names the highest and the lowest, each on its first day', () => {
    const range = priceRange(series({ '2024-01-01': '3', '2024-01-02': '5', '2024-01-03': '5.0', '2024-01-04': '3' }));
    expect(range && written([range.highest, range.lowest])).toEqual(['2024-01-02 5', '2024-01-01 3']);
    const falling = priceRange(series({ '2024-01-01': '3', '2024-01-02': '2', '2024-01-03': '2.0' }));
    expect(falling && written([falling.highest, falling.lowest])).toEqual(['2024-01-01 3', '2024-01-02 2']);
    expect(priceRange([])).toBeUndefined();
  });

  it('[FUND-14] holds every price', () => {
    fc.assert(
      fc.property(navSeries, (navs) => {
        const range = priceRange(navs);
        const inside = navs.every(
          ({ nav }) => range && compare(nav, range.highest.nav) <= 0 && compare(nav, range.lowest.nav) >= 0,
        );
        expect(inside).toBe(true);
      }),
    );
  });
});

describe('a record as a table', () => {
  it('[FUND-14] says of every price but the first how far it moved', () => {
    const moves = priceMoves(series({ '2024-01-01': '4', '2024-01-02': '5', '2024-01-03': '4.5' }));
    expect(moves.map(({ percent }) => percent && toText(percent))).toEqual([
      undefined,
      '25.0000000000',
      '-10.0000000000',
    ]);
    expect(written(moves)).toEqual(['2024-01-01 4', '2024-01-02 5', '2024-01-03 4.5']);
  });

  it('[FUND-14, HOLD-04] shows all prices with the places any of them needs', () => {
    expect(pricePlaces(series({ '2024-01-01': '4', '2024-01-02': '5.1250', '2024-01-03': '4.50000' }))).toBe(3);
    expect(pricePlaces(series({ '2024-01-01': '400' }))).toBe(2);
    expect(pricePlaces(series({ '2024-01-01': '1.0050' }))).toBe(3);
    expect(pricePlaces([])).toBe(2);
    expect([0, 1, 4].map((known) => pricePlaces(series({ '2024-01-01': '1.005' }), known))).toEqual([3, 3, 4]);
  });

  it('[FUND-14, HOLD-04] shows every price exactly, with two places at least and no more than some price needs', () => {
    fc.assert(
      fc.property(fc.array(decimals.map((nav) => ({ nav }))), fc.nat({ max: 6 }), (prices, known) => {
        const places = pricePlaces(prices, known);
        for (const { nav } of prices) expect(compare(round(nav, places, 'half-up'), nav)).toBe(0);
        expect(places).toBeGreaterThanOrEqual(Math.max(2, known));
        const isNeeded = prices.some(({ nav }) => compare(round(nav, places - 1, 'half-up'), nav) !== 0);
        expect(isNeeded || places === Math.max(2, known)).toBe(true);
      }),
    );
  });

  it('[FUND-13] holds the first point and the last of each month', () => {
    fc.assert(
      fc.property(navSeries, (navs) => {
        const ends = monthEnds(navs);
        const months = new Set(navs.map(({ date }) => date.slice(0, 7)));
        expect(new Set(ends.map(({ date }) => date.slice(0, 7)))).toEqual(months);
        expect(ends[0]).toEqual(navs[0]);
        expect(ends.at(-1)).toEqual(navs.at(-1));
        expect(ends.length).toBeLessThanOrEqual(months.size + 1);
        for (const end of ends.slice(1))
          expect(navs.filter(({ date }) => date.slice(0, 7) === end.date.slice(0, 7)).at(-1)).toEqual(end);
      }),
    );
  });
});
