import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPerformancePublished,
  oldestBaseDays,
  performance,
  type DatedNav,
} from '../../../domain/funds/performance/performance';
import { type PerformanceLabel, performanceLabels } from '../../../domain/funds/performance/performance-columns';
import { performanceText } from '../../../domain/funds/performance/performance-text';
import { periods, type Period } from '../../../domain/funds/performance/period';
import { add, compare, multiply, scaled, toText, type Decimal } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';
import { daysAfter, dirtyNavs, arbitraryNavs, navSeries } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';
import { sharedDataFile } from '../../builders/shared-data';

const realFolder = sharedDataFile('nav');
const anyPeriod = fc.constantFrom(...periods);

const series = (written: Readonly<Record<string, string>>): readonly DatedNav[] =>
  Object.entries(written).map(([date, nav]) => ({ date, nav: decimal(nav) }));

const percent = (list: readonly DatedNav[], period: Period, asOf: string): string | undefined => {
  const figure = performance(list, period, asOf);
  return figure && toText(figure);
};

describe('the periods', () => {
  it('[FUND-31, PORT-46, ENUM-53] the periods are seven, in this order', () => {
    expect(periods).toEqual(['1M', '3M', '6M', '1Y', '3Y', 'YTD', 'ALL']);
  });
});

describe('a fund’s performance', () => {
  const fund = series({
    '2019-07-25': '8',
    '2020-12-30': '9',
    '2021-07-30': '10',
    '2023-07-31': '12.5',
    '2023-12-29': '16',
    '2024-01-31': '18',
    '2024-04-30': '20',
    '2024-06-28': '24',
    '2024-07-31': '25',
  });

  it('[FUND-31, PORT-46] compares the last price with the last one at each period’s start', () => {
    const figures = periods.map((period) => [period, percent(fund, period, '2024-07-31')]);
    expect(figures).toEqual([
      ['1M', '4.1666666667'],
      ['3M', '25.0000000000'],
      ['6M', '38.8888888889'],
      ['1Y', '100.0000000000'],
      ['3Y', '150.0000000000'],
      ['YTD', '56.2500000000'],
      ['ALL', '212.5000000000'],
    ]);
  });

  it('[FUND-29, FUND-31] a fund’s performance is the same over the years of the columns', () => {
    const over = (label: PerformanceLabel) => {
      const figure = performance(fund, label, '2024-07-31');
      return figure && toText(figure);
    };
    expect(performanceLabels.map(over)).toEqual(['100.0000000000', undefined, '150.0000000000', '212.5000000000']);
  });

  it('[FUND-31] a fund’s performance has ten places, rounded half-up, away from zero', () => {
    const at = (last: string) => percent(series({ '2020-01-01': '3', '2021-01-01': last }), 'ALL', '2021-01-01');
    expect([at('5'), at('1'), at('3')]).toEqual(['66.6666666667', '-66.6666666667', '0.0000000000']);
    const half = series({ '2020-01-01': '2000000000000', '2021-01-01': '2000000000001' });
    expect(percent(half, 'ALL', '2021-01-01')).toBe('0.0000000001');
    const less = series({ '2020-01-01': '2000000000000', '2021-01-01': '1999999999999' });
    expect(percent(less, 'ALL', '2021-01-01')).toBe('-0.0000000001');
  });

  it('[FUND-31] starts on the same day of an earlier month, or on the last day of a shorter one', () => {
    const months = (list: readonly DatedNav[], asOf: string) => percent(list, '1M', asOf);
    const leap = series({
      '2023-01-02': '1',
      '2024-02-28': '4',
      '2024-02-29': '5',
      '2024-03-01': '8',
      '2024-03-31': '10',
    });
    expect(months(leap, '2024-03-31')).toBe('100.0000000000');
    const plain = series({
      '2022-01-02': '1',
      '2023-02-27': '4',
      '2023-02-28': '5',
      '2023-03-01': '8',
      '2023-03-31': '10',
    });
    expect(months(plain, '2023-03-31')).toBe('100.0000000000');
    expect(months(plain, '2023-04-01')).toBe('25.0000000000');
    expect(percent(leap, '3M', '2024-05-31')).toBe('100.0000000000');
    expect(percent(leap, '1Y', '2025-02-28')).toBe('150.0000000000');
  });

  it('[FUND-31] a fund’s performance of the year to date starts with the last price of the year before', () => {
    const list = series({
      '2022-12-30': '2',
      '2023-01-02': '3',
      '2023-12-31': '4',
      '2024-01-01': '5',
      '2024-06-03': '6',
    });
    expect(percent(list, 'YTD', '2024-06-03')).toBe('50.0000000000');
    expect(percent(list, 'YTD', '2024-01-01')).toBe('25.0000000000');
    expect(percent(list, 'YTD', '2023-12-31')).toBe('100.0000000000');
    expect(percent(list.slice(1), 'YTD', '2023-12-31')).toBeUndefined();
  });

  it('[FUND-31] goes by the last price up to the day asked for, and by none after it', () => {
    expect(percent(fund, '3M', '2024-08-02')).toBe('25.0000000000');
    expect(percent(fund, 'ALL', '2024-07-30')).toBe('200.0000000000');
    expect(percent(fund, '1M', '2024-06-28')).toBeUndefined();
  });

  it('[OPEN-27] a fund’s performance is none for a period that begins before the first price', () => {
    const young = series({ '2024-01-25': '10', '2024-04-30': '11', '2024-06-28': '8', '2024-07-31': '12' });
    expect(periods.map((period) => percent(young, period, '2024-07-31'))).toEqual([
      '50.0000000000',
      '9.0909090909',
      '20.0000000000',
      undefined,
      undefined,
      undefined,
      '20.0000000000',
    ]);
  });

  it('[FUND-31, OPEN-27] a fund’s performance is none for a period whose start has no price of its time, fourteen days before at most', () => {
    const gap = series({ '2026-01-05': '10', '2026-11-26': '11' });
    expect(periods.map((period) => percent(gap, period, '2026-11-26'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '10.0000000000',
    ]);
    const before = (days: number) =>
      percent([...gap, ...series({ [daysAfter('2026-10-26', -days)]: '8' })], '1M', '2026-11-26');
    expect([before(0), before(14), before(15)]).toEqual(['37.5000000000', '37.5000000000', undefined]);
  });

  it('[FUND-30, OPEN-27] a fund’s performance is none until the record is longer than six months, to the day', () => {
    const from = (first: string, asOf = '2024-08-31') => percent(series({ [first]: '10', [asOf]: '11' }), 'ALL', asOf);
    expect([from('2024-02-28'), from('2024-02-29'), from('2024-03-01')]).toEqual([
      '10.0000000000',
      undefined,
      undefined,
    ]);
    expect(from('2024-01-14', '2024-07-15')).toBe('10.0000000000');
    expect(from('2024-01-15', '2024-07-15')).toBeUndefined();
    expect(
      periods.map((period) => percent(series({ '2024-01-15': '10', '2024-07-15': '11' }), period, '2024-07-15')),
    ).toEqual(periods.map(() => undefined));
  });

  it('[FUND-30] a fund’s performance may be shown of a fund whose first price is older than six months', () => {
    expect(isPerformancePublished('2023-12-30', '2024-06-30')).toBe(false);
    expect(isPerformancePublished('2023-12-29', '2024-06-30')).toBe(true);
    for (const text of ['', '2023', '2023-02-30', '9999']) {
      expect(isPerformancePublished(text, '2024-06-30')).toBe(false);
      expect(isPerformancePublished('2023-01-01', text)).toBe(false);
    }
  });

  it('[FUND-31] takes prices in any order, and of two of one day the one given last', () => {
    const corrected = [...fund, ...series({ '2024-06-28': '20', '2019-07-25': '5', '2024-07-31': '30' })];
    expect(percent(corrected, '1M', '2024-07-31')).toBe('50.0000000000');
    expect(percent(corrected, 'ALL', '2024-07-31')).toBe('500.0000000000');
    expect(percent([...corrected.slice(-3), ...fund], '1M', '2024-07-31')).toBe('4.1666666667');
    expect(percent([...fund].reverse(), '3Y', '2024-07-31')).toBe('150.0000000000');
  });

  it('[FUND-31] passes over what is no day or no price', () => {
    const dirt = [
      ...series({ '2024-07-32': '99', '20240730': '99', '': '99', '2024-06-30': '0', '2024-07-31T00:00': '99' }),
      { date: '2018-01-01', nav: decimal('-9999') },
      { date: '2018-01-02', nav: decimal('0.000000') },
    ];
    for (const period of periods)
      expect(percent([...dirt, ...fund, ...dirt], period, '2024-07-31')).toBe(percent(fund, period, '2024-07-31'));
    expect(percent(dirt, 'ALL', '2024-07-31')).toBeUndefined();
  });

  it('[FUND-31] a fund’s performance is none without prices, for a day that isn’t one, and for a period there isn’t', () => {
    expect(percent([], 'ALL', '2024-07-31')).toBeUndefined();
    for (const asOf of ['', '2024-7-31', '2024-07-32', '9999', '2024-07-31T00:00:00Z'])
      for (const period of periods) expect(percent(fund, period, asOf)).toBeUndefined();
    expect(percent(fund, 'ALL', '2019-07-24')).toBeUndefined();
    for (const odd of ['2Y', '', '__proto__', '1m'])
      expect(performance(fund, odd as never, '2024-07-31')).toBeUndefined();
  });

  it('[FUND-31] reaches back to the first year there is', () => {
    const old = series({ '0001-01-01': '1', '0001-12-31': '2' });
    expect(percent(old, 'ALL', '0001-12-31')).toBe('100.0000000000');
    for (const period of ['1Y', '3Y', 'YTD'] as const) expect(percent(old, period, '0001-12-31')).toBeUndefined();
    expect(percent(series({ '0999-12-31': '1', '1000-06-30': '2', '0998-01-01': '5' }), 'YTD', '1000-06-30')).toBe(
      '100.0000000000',
    );
  });
});

describe('every performance', () => {
  it('[FUND-31, PORT-46] every performance is what an independent calculation finds', () => {
    fc.assert(
      fc.property(navSeries, anyPeriod, fc.nat({ max: 2000 }), (list, period, later) => {
        const asOf = daysAfter(list[0]?.date ?? '', later);
        expect(percent(list, period, asOf)).toBe(independently(list, period, asOf));
      }),
      { numRuns: 1000 },
    );
  });

  it('[FUND-31] leads from the price at the start back to the last one', () => {
    fc.assert(
      fc.property(longSeries, anyPeriod, ({ list, asOf }, period) => {
        const figure = performance(list, period, asOf);
        const base = sorted(list).findLast(({ date }) => date <= (independentStart(list, period, asOf) ?? ''));
        if (figure === undefined || base === undefined) throw new Error('the series is long enough');
        expect(round(multiply(base.nav, add(scaled(1n), multiply(figure, scaled(1n, 2)))), 4, 'half-up')).toEqual(
          sorted(list).at(-1)?.nav,
        );
      }),
    );
  });

  it('[FUND-31] chains: two halves of a year make the year', () => {
    fc.assert(
      fc.property(longSeries, ({ list, asOf }) => {
        const middle = independentMonthsBefore(asOf, 6);
        const factor = (period: Period, day: string): number => 1 + Number(percent(list, period, day) ?? NaN) / 100;
        const second = factor('6M', asOf);
        const first = factor('6M', middle);
        const year = factor('1Y', asOf);
        // Each factor is rounded to twelve places.
        expect(Math.abs(first * second - year)).toBeLessThan(1e-12 * (first + second + year + 1));
      }),
    );
  });

  it('[FUND-31] stays as it is when all prices are counted in another unit', () => {
    fc.assert(
      fc.property(navSeries, anyPeriod, arbitraryNavs, fc.nat({ max: 2000 }), (list, period, unit, later) => {
        const asOf = daysAfter(list[0]?.date ?? '', later);
        const recounted = list.map(({ date, nav }) => ({ date, nav: multiply(nav, unit) }));
        expect(percent(recounted, period, asOf)).toBe(percent(list, period, asOf));
      }),
    );
  });

  it('[FUND-31] depends neither on the order of the prices, nor on dirt, nor on what comes later', () => {
    const shuffled = navSeries.chain((list) =>
      fc
        .tuple(fc.constant(list), fc.array(dirtyNavs, { maxLength: 8 }))
        .chain(([clean, dirt]) =>
          fc.tuple(
            fc.constant(clean),
            fc.shuffledSubarray([...clean, ...dirt], { minLength: clean.length + dirt.length }),
          ),
        ),
    );
    fc.assert(
      fc.property(shuffled, anyPeriod, fc.nat({ max: 2000 }), ([list, mixed], period, later) => {
        const asOf = daysAfter(list[0]?.date ?? '', later);
        const known = list.filter(({ date }) => date <= asOf);
        expect(percent(mixed, period, asOf)).toBe(percent(known, period, asOf));
      }),
    );
  });

  it('[FUND-31] rises with the last price', () => {
    fc.assert(
      fc.property(longSeries, anyPeriod, arbitraryNavs, ({ list, asOf }, period, more) => {
        const last = sorted(list).at(-1);
        if (last === undefined) throw new Error('there is one');
        const risen = [...list, { ...last, nav: add(last.nav, more) }];
        const before = performance(list, period, asOf);
        const after = performance(risen, period, asOf);
        expect(before && after && compare(before, after)).toBe(-1);
      }),
    );
  });

  it('[FUND-31] every performance of anything at all is a figure or none, in no time, and never a throw', () => {
    const lists = fc.array(fc.oneof(dirtyNavs, fc.record({ date: fc.oneof(garbage, isoDates), nav: arbitraryNavs })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(lists, fc.oneof(anyPeriod, garbage), fc.oneof(garbage, isoDates), (list, period, asOf) => {
        const figure = performance(list, period as never, asOf);
        expect(figure === undefined || figure.scale === 10).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
    const forty = Array.from({ length: 10_000 }, (_, index) => ({
      date: daysAfter('1990-01-01', index),
      nav: scaled(BigInt(index + 1), 4),
    }));
    for (const period of periods) performance(forty, period, '2017-05-18');
    const start = process.cpuUsage();
    for (const period of periods) performance(forty, period, '2017-05-18');
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(50 * periods.length);
  });

  it.skipIf(realFolder === undefined)(
    '[FUND-30, FUND-31] every performance of real funds is what an independent calculation finds',
    () => {
      const files = readdirSync(realFolder ?? '').filter((file) => file.endsWith('.csv'));
      let figures = 0;
      for (const file of files) {
        const list = realSeries(join(realFolder ?? '', file));
        for (const asOf of ['2026-06-05', '2026-06-08', '2026-06-30', '2026-07-31', '2026-08-02', '2026-08-20'])
          for (const period of periods) {
            const figure = percent(list, period, asOf);
            expect(figure, `${file} ${period} ${asOf}`).toBe(independently(list, period, asOf));
            figures += figure === undefined ? 0 : 1;
          }
      }
      expect(files.length).toBeGreaterThan(150);
      expect(figures).toBeGreaterThan(2000);
    },
  );
});

describe('a performance that is shown', () => {
  it('[FUND-30, OPEN-27, OPEN-65] a performance that is shown is in percent with two places, or a dash', () => {
    expect(performanceText(decimal('66.6666666667'))).toBe('66.67%');
    expect(performanceText(decimal('-0.125'))).toBe('-0.13%');
    expect(performanceText(decimal('0'))).toBe('0.00%');
    expect(performanceText(undefined)).toBe('–');
  });
});

/** A series with a price at least every fourteen days over more than three years, the last on the day asked for; days that every month has. */
const longSeries = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .chain(([year, month, dayOfMonth]) => {
    const asOf = [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0')).join('-');
    return fc
      .array(fc.tuple(fc.integer({ min: 11, max: oldestBaseDays }), arbitraryNavs), { minLength: 110, maxLength: 120 })
      .map((steps) => {
        const list: DatedNav[] = [];
        let back = 0;
        for (const [gap, nav] of steps) {
          list.push({ date: daysAfter(asOf, -back), nav });
          back += gap;
        }
        return { list, asOf };
      });
  });

const sorted = (list: readonly DatedNav[]) => [...list].sort((a, b) => (a.date < b.date ? -1 : 1));

/** The same by other means: a sorted copy, the platform's dates, whole numbers. */
function independently(list: readonly DatedNav[], period: Period, asOf: string): string | undefined {
  const start = independentStart(list, period, asOf);
  const known = sorted(list).filter(({ date }) => date <= asOf);
  const base = start === undefined ? undefined : known.findLast(({ date }) => date <= start);
  const last = known.at(-1);
  if (base === undefined || last === undefined || start === undefined) return undefined;
  if ((Date.parse(start) - Date.parse(base.date)) / 86_400_000 > 14) return undefined;
  const top = whole(last.nav) - whole(base.nav);
  const bottom = whole(base.nav);
  const doubled = (top < 0n ? -top : top) * 10n ** 12n * 2n;
  const size = (doubled + bottom) / (bottom * 2n);
  const digits = size.toString().padStart(11, '0');
  const sign = top < 0n && size > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -10)}.${digits.slice(-10)}`;
}

function independentStart(list: readonly DatedNav[], period: Period, asOf: string): string | undefined {
  const first = sorted(list)[0]?.date ?? '9999';
  if (first >= independentMonthsBefore(asOf, 6)) return undefined;
  if (period === 'ALL') return first;
  if (period === 'YTD') return `${Number(asOf.slice(0, 4)) - 1}-12-31`;
  return independentMonthsBefore(asOf, { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36 }[period]);
}

function independentMonthsBefore(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** A price with up to eight places as a whole number of its hundred-millionths. */
const whole = (nav: Decimal): bigint => nav.digits * 10n ** BigInt(8 - nav.scale);

function realSeries(path: string): readonly DatedNav[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([date = '', nav = '']) => ({ date, nav: decimal(nav) }));
}
