import { describe, expect, it } from 'vitest';
import { daysOfYear, yearOf, yearsBetween } from '../../../domain/calendar/years';

describe('calendar years', () => {
  it('[PORT-46] calendar years have a first and a last day', () => {
    expect(yearOf('2026-03-04')).toBe(2026);
    expect(daysOfYear(2026)).toEqual({ first: '2026-01-01', last: '2026-12-31' });
    expect(daysOfYear(987)).toEqual({ first: '0987-01-01', last: '0987-12-31' });
  });

  it.each([0, -1, 10_000, 2026.5, Number.NaN])('[PORT-46] no calendar year stands for %s', (year) => {
    expect(daysOfYear(year)).toBeUndefined();
  });

  it('[PORT-46] calendar years are listed from the latest to the earliest, both included', () => {
    expect(yearsBetween('2024-12-31', '2026-01-01')).toEqual([2026, 2025, 2024]);
    expect(yearsBetween('2026-05-01', '2026-04-01')).toEqual([2026]);
    expect(yearsBetween('2027-01-01', '2026-04-01')).toEqual([]);
    expect(yearsBetween('', '2026-04-01')).toEqual([]);
    expect(yearsBetween('2026-04-01', 'today')).toEqual([]);
  });
});
