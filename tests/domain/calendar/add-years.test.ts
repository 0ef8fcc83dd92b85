import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { addYears } from '../../../domain/calendar/add-years';
import { isIsoDate } from '../../../domain/calendar/iso-text';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

const years = fc.integer({ min: 0, max: 100 });

describe('a date so many years later', () => {
  it('[SUIT-23, ORDQ-12..15] a date so many years later is the same day, for a leap day the last of February', () => {
    expect(addYears('2025-03-01', 1)).toBe('2026-03-01');
    expect([1, 4].map((count) => addYears('2024-02-29', count))).toEqual(['2025-02-28', '2028-02-29']);
    expect(addYears('2023-02-28', 1)).toBe('2024-02-28');
    expect(addYears('0009-06-30', 5)).toBe('0014-06-30');
  });

  it('a date so many years later is nothing where there is no date, or none that far', () => {
    expect(['', '2025-02-30', '2025-3-1', '9999-06-01', '9999-02-28'].map((date) => addYears(date, 1))).toEqual(
      Array(5).fill(''),
    );
    fc.assert(
      fc.property(garbage, years, (text, count) => {
        if (!isIsoDate(text)) expect(addYears(text, count)).toBe('');
      }),
      { numRuns: hostileRuns },
    );
  });

  it('a date so many years later is the calendar’s own', () => {
    fc.assert(
      fc.property(isoDates, years, (date, count) => {
        expect(addYears(date, count)).toBe(
          DateTime.fromISO(date, { zone: 'utc' }).plus({ years: count }).toFormat('yyyy-MM-dd'),
        );
      }),
    );
  });

  it('keeps the order of days, and no years change nothing', () => {
    fc.assert(
      fc.property(isoDates, isoDates, years, (one, other, count) => {
        const [first = '', second = ''] = [one, other].sort();
        expect(addYears(first, count) <= addYears(second, count)).toBe(true);
        expect(addYears(one, 0)).toBe(one);
      }),
    );
  });
});
