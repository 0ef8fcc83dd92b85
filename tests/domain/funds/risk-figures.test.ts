import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { riskPeriods, volatility, worstFall } from '../../../domain/funds/risk/risk-figures';
import { compare, isZero, multiply, scaled, toText, zero } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

const courseOf = (values: readonly DatedNav[]) => ({ firstDate: '2000-01-03', values });

const series = (written: Readonly<Record<string, string>>) =>
  courseOf(Object.entries(written).map(([date, nav]) => ({ date, nav: decimal(nav) })));

/** Month-end values up to the end of October 2026, and one in November. */
const monthly = (digits: readonly bigint[]): readonly DatedNav[] => [
  ...digits.map((value, index) => ({
    date: new Date(Date.UTC(2026, 10 - digits.length + 1 + index, 0)).toISOString().slice(0, 10),
    nav: scaled(value, 4),
  })),
  { date: '2026-11-05', nav: scaled(digits.at(-1) ?? 1n, 4) },
];

const asOf = '2026-11-05';
const values = (months: number) => fc.array(fc.bigInt(1_000n, 100_000n), { minLength: months, maxLength: months });

describe('the volatility of a fund', () => {
  it('[FUND-13, FUND-31] the volatility of a fund is the standard deviation of its monthly returns, times the root of twelve', () => {
    fc.assert(
      fc.property(values(40), fc.constantFrom(...riskPeriods), (digits, period) => {
        const months = period === '1Y' ? 12 : 36;
        const last = digits.slice(-months - 1).map(Number);
        const returns = last.slice(1).map((value, index) => (value / (last[index] ?? 1) - 1) * 100);
        const mean = returns.reduce((sum, each) => sum + each, 0) / months;
        const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (months - 1);
        const figure = volatility(courseOf(monthly(digits)), period, asOf);
        expect(Number(figure && toText(figure))).toBeCloseTo(Math.sqrt(variance * 12), 6);
      }),
    );
  });

  it('[FUND-13] the volatility of a fund that grows at the same pace each month is nil', () => {
    const digits = Array.from({ length: 13 }, (_, month) => 2n ** BigInt(month));
    const figure = volatility(courseOf(monthly(digits)), '1Y', asOf);
    expect(figure && isZero(figure)).toBe(true);
  });

  it('[FUND-13] the volatility of a fund doesn’t depend on how large a unit is', () => {
    fc.assert(
      fc.property(values(13), fc.bigInt(1n, 1_000n), (digits, factor) => {
        const larger = digits.map((value) => value * factor);
        expect(volatility(courseOf(monthly(larger)), '1Y', asOf)).toEqual(
          volatility(courseOf(monthly(digits)), '1Y', asOf),
        );
      }),
    );
  });

  it('[FUND-13, FUND-31] the volatility of a fund is unknown where a month has no price, or there are too few', () => {
    const whole = monthly(Array.from({ length: 13 }, (_, month) => BigInt(month + 10)));
    expect(volatility(courseOf(whole), '1Y', asOf)).toBeDefined();
    expect(volatility(courseOf(whole), '3Y', asOf)).toBeUndefined();
    expect(volatility(courseOf(whole.slice(1)), '1Y', asOf)).toBeUndefined();
    expect(volatility(courseOf(whole.toSpliced(5, 1)), '1Y', asOf)).toBeUndefined();
    expect(volatility(courseOf(whole.toSpliced(12, 1)), '1Y', asOf)).toBeUndefined();
    expect(volatility({ ...courseOf(whole), firstDate: '2026-07-01' }, '1Y', asOf)).toBeUndefined();
    const longer = monthly(Array.from({ length: 14 }, (_, month) => BigInt(month + 10)));
    expect(volatility(courseOf(longer.toSpliced(5, 1)), '1Y', asOf)).toBeUndefined();
    expect(volatility(courseOf(longer), '1Y', '2027-01-05')).toBeUndefined();
    const worthless = whole.map((value, month) => (month === 4 ? { ...value, nav: zero } : value));
    expect(volatility(courseOf(worthless), '1Y', asOf)).toBeUndefined();
    expect(volatility(courseOf([]), '1Y', asOf)).toBeUndefined();
  });
});

describe('the worst fall of a fund', () => {
  it('[FUND-13, FUND-31] the worst fall of a fund is unknown where the return of the period is', () => {
    expect(worstFall(courseOf([]), '1Y', asOf)).toBeUndefined();
    expect(worstFall(series({ '2026-05-05': '10', '2026-11-05': '9' }), '1Y', asOf)).toBeUndefined();
  });

  it('[FUND-13] the worst fall of a fund is from the highest value before it, with both days', () => {
    const course = series({
      '2025-11-05': '10',
      '2026-01-05': '12',
      '2026-02-02': '9',
      '2026-03-02': '11',
      '2026-09-01': '16',
      '2026-11-05': '13',
    });
    const worst = worstFall(course, '1Y', asOf);
    expect(worst && { ...worst, percent: toText(worst.percent) }).toEqual({
      percent: '-25.0000000000',
      from: '2026-01-05',
      to: '2026-02-02',
    });
  });

  it('[FUND-13] the worst fall of a fund that never fell is nil', () => {
    const worst = worstFall(series({ '2025-11-05': '10', '2026-06-01': '10', '2026-11-05': '11' }), '1Y', asOf);
    expect(worst?.percent).toEqual(zero);
  });

  it('[FUND-13] the worst fall of a fund is no less deep than that between any two days', () => {
    fc.assert(
      fc.property(values(14), (digits) => {
        const course = courseOf(monthly(digits));
        const inPeriod = course.values.filter(({ date }) => date >= '2025-10-31');
        const worst = worstFall(course, '1Y', asOf);
        if (!worst) throw new Error('a year is on record');
        const reached = course.values.find(({ date }) => date === worst.to);
        const peak = course.values.find(({ date }) => date === worst.from);
        if (!reached || !peak) throw new Error('both are days of the record');
        expect(compare(worst.percent, scaled(-100n))).toBe(1);
        for (const [index, earlier] of inPeriod.entries())
          for (const later of inPeriod.slice(index))
            // later ÷ earlier ≥ reached ÷ peak
            expect(compare(multiply(later.nav, peak.nav), multiply(reached.nav, earlier.nav))).toBeGreaterThanOrEqual(
              0,
            );
      }),
    );
  });

  it('[FUND-30, FUND-31] the worst fall of a fund is unknown where the record doesn’t reach back so far', () => {
    const course = series({ '2026-01-05': '12', '2026-11-05': '9' });
    expect(worstFall(course, '1Y', asOf)).toBeUndefined();
    expect(worstFall({ firstDate: '', values: [] }, '1Y', asOf)).toBeUndefined();
  });
});
