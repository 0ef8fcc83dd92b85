import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { dealingBreaks, dealingMonth, monthAfter } from '../../../domain/calendar/dealing-month';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import { regions } from '../../../domain/region';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { closedAround } from '../../arbitraries/calendar';

// 13 February 2026 is a Friday; the Lunar New Year holidays follow, and a typhoon on the 20th.
const market: Calendar = {
  holidays: new Set(['2026-02-14', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-04-30']),
  closures: new Set(['2026-02-20']),
};
const months = fc
  .record({ year: fc.integer({ min: 2024, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${String(year)}-${String(month).padStart(2, '0')}`);

describe('a month of dealing days', () => {
  it('[TRADE-91, OPEN-32] a month of dealing days has every day of the month once, each open or closed as the calendar says', () => {
    expect(dealingMonth('2024-02', market)).toHaveLength(29);
    const february = dealingMonth('2026-02', market);
    expect(february.map(({ date }) => date).at(-1)).toBe('2026-02-28');
    expect(february.filter(({ isDealing }) => isDealing).map(({ date }) => Number(date.slice(-2)))).toEqual([
      2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 23, 24, 25, 26, 27,
    ]);
    for (const text of ['', '2026-13', '2026', '2026-2', 'month']) expect(dealingMonth(text, market)).toEqual([]);
  });

  it('[OPEN-32, TRADE-92] tells a break once, with the dealing days around it; a weekend alone is none', () => {
    expect(dealingBreaks('2026-02', market)).toEqual([
      {
        before: '2026-02-13',
        first: '2026-02-14',
        last: '2026-02-22',
        closed: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
        dealtOn: '2026-02-23',
      },
    ]);
    expect(dealingBreaks('2026-03', market)).toEqual([]);
  });

  it('[OPEN-32] tells a break at the end of a month, though orders are dealt in the next', () => {
    expect(dealingBreaks('2026-04', market)).toMatchObject([{ first: '2026-04-30', dealtOn: '2026-05-01' }]);
    expect(dealingBreaks('2026-05', market)).toEqual([]);
  });

  it('[OPEN-32] promises nothing where no dealing day comes or came', () => {
    expect(dealingBreaks('9999-12', { holidays: new Set(['9999-12-31']) })).toEqual([]);
    const closedFor = Array.from({ length: 100 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
    const holidays = new Set(closedFor.map((day) => day.toISOString().slice(0, 10)));
    expect(dealingBreaks('2026-03', { holidays })).toEqual([]);
  });

  it('[OPEN-32, TRADE-90..92] says of each break what becomes of an order that is sent in it', () => {
    fc.assert(
      fc.property(closedAround, ({ date, calendar }) => {
        for (const { before, first, last, closed, dealtOn } of dealingBreaks(date.slice(0, 7), calendar)) {
          expect([isBusinessDay(before, calendar), isBusinessDay(dealtOn, calendar)]).toEqual([true, true]);
          for (const day of [first, last, ...closed]) {
            expect(isBusinessDay(day, calendar)).toBe(false);
            expect(effectiveDate(`${day}T12:00:00+08:00`, 'onshore', calendar)).toBe(dealtOn);
          }
          expect(effectiveDate(`${before}T16:00:00.001+08:00`, 'onshore', calendar)).toBe(dealtOn);
          expect(closed.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('[OPEN-32] counts months over the end of a year, there and back', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-05',
    ]);
    expect(monthAfter('2026-13', 1)).toBe('');
    fc.assert(
      fc.property(months, fc.integer({ min: -30, max: 30 }), (month, by) => {
        expect(monthAfter(monthAfter(month, by), -by)).toBe(month);
      }),
    );
  });
});

it('[TRADE-112, TRADE-113, VCA-30] every cut-off of a region’s orders is told', () => {
  for (const region of regions)
    for (const company of ['51', '70', undefined])
      expect(orderDesks[region].cutOffs).toContain(orderDesks[region].cutOff(company));
  expect(regions.map((region) => orderDesks[region].cutOffs)).toEqual([['cash-account'], ['onshore', 'offshore']]);
});
