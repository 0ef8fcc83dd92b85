import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { performance } from '../../../domain/funds/performance/performance';
import { periods } from '../../../domain/funds/performance/period';
import {
  type PricedFund,
  pricedFund,
  priceCourse,
  type ReturnCourse,
  totalReturn,
  totalReturnCourse,
} from '../../../domain/funds/performance/return-course';
import { compare, toText } from '../../../domain/money/decimal';
import { navSeries } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const series = (written: Readonly<Record<string, string>>): readonly DatedNav[] =>
  Object.entries(written).map(([date, nav]) => ({ date, nav: decimal(nav) }));
const paid = (exDate: string, amount: string, currency = 'USD') => ({ exDate, amount: decimal(amount), currency });
const fund = (stated: Partial<PricedFund>): PricedFund => ({
  record: series({ '2025-01-06': '8', '2026-01-05': '10', '2026-02-02': '9', '2026-03-02': '10' }),
  currency: 'USD',
  distributionFrequency: 'monthly',
  distributions: [],
  ...stated,
});

const before = paid('2025-12-01', '0.5');
const yearToDate = (stated: Partial<PricedFund>) => {
  const course = totalReturnCourse(
    fund({
      record: series({ '2025-01-06': '8', '2025-12-30': '10', '2026-02-02': '9', '2026-03-02': '10' }),
      ...stated,
    }),
  );
  const figure = course && totalReturn(course, 'YTD', '2026-03-02');
  return figure && toText(figure);
};

it('[FUND-13, FUND-17] the total return of a fund is unknown where its distributions are on record only after its last price', () => {
  expect(totalReturnCourse(fund({ distributions: [paid('2026-04-01', '1')] }))).toBeUndefined();
});

it('[FUND-13, FUND-17] a distribution on a day whose price is nil buys nothing', () => {
  const record = series({ '2025-12-30': '10', '2026-02-02': '0', '2026-03-02': '10' });
  const course = totalReturnCourse(fund({ record, distributions: [before, paid('2026-02-02', '1')] }));
  expect(course?.values.map(({ nav }) => toText(nav))).toEqual([
    '10.000000000000',
    '0.000000000000',
    '10.000000000000',
  ]);
});

it('[FUND-13, FUND-17] a fund without details has prices, and nothing known of distributions', () => {
  const { record } = fund({});
  const known = { distributionFrequency: 'monthly', distributions: [] } as const;
  expect(pricedFund({ baseCurrency: 'USD' }, record, known)).toEqual(fund({}));
  expect(pricedFund({ baseCurrency: 'USD' }, record, undefined)).toEqual(fund({ distributionFrequency: undefined }));
});

describe('the total return of a fund', () => {
  it('[FUND-13, FUND-17] the total return of a fund counts what each distribution would have bought at the price of its ex-date', () => {
    // 0.9 a unit buys a tenth of a unit at 9; 1.1 units at 10 are 11.
    expect(yearToDate({ distributions: [before, paid('2026-02-02', '0.9')] })).toBe('10.0000000000');
  });

  it('[FUND-13, FUND-17] the total return of a fund takes the next price where the ex-date has none, whatever order the distributions are in', () => {
    const distributions = [paid('2026-03-03', '5'), paid('2026-01-31', '0.9'), before];
    expect(yearToDate({ distributions })).toBe('10.0000000000');
    expect(yearToDate({ distributions: distributions.toReversed() })).toBe('10.0000000000');
  });

  it('[FUND-13, FUND-17] the total return of a fund that never distributes is that of its price', () => {
    expect(yearToDate({ distributionFrequency: 'none' })).toBe('0.0000000000');
    fc.assert(
      fc.property(navSeries, fc.constantFrom(...periods), (record, period) => {
        const asOf = record.at(-1)?.date ?? '';
        const course = totalReturnCourse(fund({ record, distributionFrequency: 'none' }));
        expect(course).toEqual(priceCourse(record));
        expect(course && totalReturn(course, period, asOf)).toEqual(performance(record, period, asOf));
      }),
    );
  });

  it.each<[string, Partial<PricedFund>]>([
    ['nothing is on record', {}],
    ['nothing is known of how often it pays', { distributionFrequency: undefined }],
    ['the distributions on record begin later', { distributions: [paid('2026-02-02', '0.9')] }],
    ['it was paid in another currency', { distributions: [before, paid('2026-02-02', '0.9', 'HKD')] }],
    ['there is no price', { record: [], distributions: [before] }],
  ])('[FUND-13, FUND-17] the total return of a fund is unknown where %s', (_, stated) => {
    expect(yearToDate(stated)).toBeUndefined();
  });

  it('[FUND-30] the total return of a fund isn’t shown in its first six months, however late its distributions begin', () => {
    const distributions = [paid('2024-01-31', '0.1'), paid('2024-07-31', '0.1')];
    const young = totalReturnCourse(
      fund({ record: series({ '2024-01-31': '10', '2024-07-31': '11' }), distributions }),
    );
    expect(young && totalReturn(young, 'ALL', '2024-07-31')).toBeUndefined();
    expect(young && totalReturn(young, 'ALL', '2024-08-01')).toBeDefined();
  });

  it('[FUND-13, FUND-17] the total return of a fund is never below that of the price alone, and grows with what is distributed', () => {
    fc.assert(
      fc.property(navSeries, fc.integer({ min: 1, max: 500 }), fc.nat(), (record, cents, pick) => {
        const exDate = record[1 + (pick % Math.max(record.length - 1, 1))]?.date;
        if (exDate === undefined) return;
        const asOf = record.at(-1)?.date ?? '';
        const course = (amount: number): ReturnCourse | undefined =>
          totalReturnCourse(
            fund({ record, distributions: [paid('1900-01-01', '1'), paid(exDate, String(amount / 100))] }),
          );
        const price = performance(record, 'ALL', asOf);
        const [less, more] = [course(cents), course(cents + 1)].map((one) => one && totalReturn(one, 'ALL', asOf));
        expect(less === undefined).toBe(price === undefined);
        if (!price || !less || !more) return;
        expect(compare(less, price)).toBeGreaterThanOrEqual(0);
        expect(compare(more, less)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
