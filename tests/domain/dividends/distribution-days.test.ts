import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { isBusinessDay } from '../../../domain/calendar/calendar';
import { distributesIn, distributionDays, distributionInstant } from '../../../domain/dividends/distribution-days';
import { distributionFrequencies, parseDistributionFrequency } from '../../../domain/funds/fund-details';
import { addMonths } from '../../../domain/calendar/months';

const market = marketCalendar('TW');

test.each([
  // The last day of February is a holiday's eve that is off.
  ['2026-02', '2026-02-26', '2026-03-05'],
  ['2026-03', '2026-03-31', '2026-04-07'],
  ['2026-04', '2026-04-30', '2026-05-07'],
  // A week later would be a holiday.
  ['2026-09', '2026-09-30', '2026-10-07'],
])('[FUND-17] the distribution of %s counts on %s and is paid on %s', (month, exDate, payDate) => {
  expect(distributionDays(month, market)).toEqual({ exDate, payDate });
});

test('[FUND-17] a distribution is paid on the next business day where a week later is none', () => {
  const closed = { holidays: new Set(['2026-05-07', '2026-05-08']) };
  expect(distributionDays('2026-04', closed)).toEqual({ exDate: '2026-04-30', payDate: '2026-05-11' });
});

test('[FUND-17] counts on the last day of a month that has no business day', () => {
  const days = Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
  expect(distributionDays('2026-02', { holidays: new Set(days) }).exDate).toBe('2026-02-28');
});

test('[FUND-17] every month counts on its last business day and is paid on a later one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (months) => {
      const month = addMonths('2020-01', months);
      const { exDate, payDate } = distributionDays(month, market);
      expect(exDate.slice(0, 7)).toBe(month);
      expect(isBusinessDay(exDate, market) && isBusinessDay(payDate, market)).toBe(true);
      expect(payDate > exDate).toBe(true);
    }),
  );
});

test.each([
  ['none', []],
  ['yearly', ['2026-12']],
  ['half-yearly', ['2026-06', '2026-12']],
  ['quarterly', ['2026-03', '2026-06', '2026-09', '2026-12']],
])('[FUND-17] a class that distributes %s does so in its months of the year', (text, expected) => {
  const frequency = parseDistributionFrequency(text) ?? 'monthly';
  const months = Array.from({ length: 12 }, (_, index) => addMonths('2026-01', index));
  expect(months.filter((month) => distributesIn(frequency, month))).toEqual(expected);
});

test('[FUND-17] distributes as often in a year as its class says', () => {
  const months = Array.from({ length: 12 }, (_, index) => addMonths('2026-01', index));
  for (const [text, times] of Object.entries(distributionFrequencies)) {
    const frequency = parseDistributionFrequency(text) ?? 'none';
    expect(months.filter((month) => distributesIn(frequency, month))).toHaveLength(times);
  }
});

test('[FUND-17] a distribution is paid at 9:00 of its day, before any cut-off', () => {
  expect(distributionInstant('2026-03-05')).toBe('2026-03-05T09:00:00+08:00');
});
