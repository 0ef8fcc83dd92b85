import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { hongKongDay, hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { isoDates } from '../../arbitraries/iso-date';

describe('a day in Hong Kong and Taipei', () => {
  it('a day in Hong Kong and Taipei is the same for an instant in milliseconds', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(hongKongDayAt(date.getTime())).toBe(hongKongDay(date.toISOString()));
        },
      ),
    );
  });

  it('begins at 16:00 UTC the day before; no instant has none', () => {
    const days = ['2026-06-01T15:59:59Z', '2026-06-01T16:00:00Z', 'today'].map(hongKongDay);
    expect(days).toEqual(['2026-06-01', '2026-06-02', undefined]);
  });
});

describe('a day in Hong Kong and Taipei, by the calendars of the machine', () => {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format;
  const between = (min: string, max: string) =>
    fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true }).map((date) => date.getTime());

  it('a day in Hong Kong and Taipei, by the calendars of the machine is the same in both since 1980', () => {
    fc.assert(
      fc.property(between('1980-01-01', '2100-01-01'), (instant) => {
        expect(hongKongDayAt(instant)).toBe(dayIn('Asia/Hong_Kong')(instant));
        expect(hongKongDayAt(instant)).toBe(dayIn('Asia/Taipei')(instant));
      }),
    );
  });

  it('a day in Hong Kong and Taipei, by the calendars of the machine is Hong Kong’s before, whose clocks went forward in summer', () => {
    fc.assert(
      fc.property(between('1946-01-01', '1980-01-01'), (instant) => {
        expect(hongKongDayAt(instant)).toBe(dayIn('Asia/Hong_Kong')(instant));
      }),
    );
    expect(['1976-07-01T15:30:00Z', '1976-12-01T15:30:00Z'].map(hongKongDay)).toEqual(['1976-07-02', '1976-12-01']);
  });
});

describe('a date so many days away', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-02-30', 1, ''],
    ['', 1, ''],
  ])('a date so many days away is, for %s and %i, %s', (date, days, other) => {
    expect(addDays(date, days)).toBe(other);
  });

  it('a date so many days away is as far from there back again', () => {
    fc.assert(
      fc.property(isoDates, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const other = addDays(date, days);
        if (other.length === 10) expect(addDays(other, -days)).toBe(date);
      }),
    );
  });
});
