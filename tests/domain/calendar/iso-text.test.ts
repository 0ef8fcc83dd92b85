import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, nextBusinessDay, type Calendar } from '../../../domain/calendar/calendar';
import { eListLinkExpiresAt } from '../../../domain/calendar/e-list-link';
import { effectiveDate, type CutOff } from '../../../domain/calendar/effective-date';
import { isIsoDate, parseInstant } from '../../../domain/calendar/iso-text';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';

const open: Calendar = { holidays: new Set() };
const cutOffs: readonly CutOff[] = ['onshore', 'offshore', 'cash-account'];
const pad = (number: number): string => String(number).padStart(2, '0');

describe('an ISO date', () => {
  it('[R20, FMT-05] an ISO date is a real day, leap years and all', () => {
    const leapYears = [4, 400, 1600, 1996, 2000, 2024, 2028, 2400];
    const days = [1, 2, 3, 4, 100, 400, 1600, 1900, 1996, 2000, 2023, 2024, 2026, 2028, 2100, 2400, 9999].flatMap(
      (year) =>
        [31, leapYears.includes(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last, index) => ({
          month: `${String(year).padStart(4, '0')}-${pad(index + 1)}`,
          last,
        })),
    );
    for (const { month, last } of days)
      for (let day = 0; day <= 32; day += 1)
        expect([month, day, isIsoDate(`${month}-${pad(day)}`)]).toEqual([month, day, day >= 1 && day <= last]);
  });

  it.each(['2026-00-10', '2026-13-10', '2026-99-10', '0000-01-01', '0000-02-29', '12026-02-11', 'x2026-02-11'])(
    '[R20] an ISO date isn’t %j',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );

  it.each(['2026-02-11 ', ' 2026-02-11', '2026-02-11\n', '2026-2-11', '26-02-11', '2026-02-1', '２０２６-02-11', ''])(
    '[R20] an ISO date isn’t %j either',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );
});

describe('an ISO instant', () => {
  it('an ISO instant is an instant with an offset or Z, to the millisecond', () => {
    expect(parseInstant('1970-01-01T08:00:00.0019+08:00')).toBe(1);
    expect(parseInstant('1970-01-01T00:00-00:30')).toBe(1_800_000);
    expect(parseInstant('1969-12-31T23:59:59.5Z')).toBe(-500);
  });

  it('an ISO instant is read as the platform reads it', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -23 * 60, max: 23 * 60 }), (instant, offset) => {
        const local = new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(0, -1);
        const size = Math.abs(offset);
        const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
        expect(parseInstant(local + zone)).toBe(Date.parse(instant));
      }),
    );
  });

  it.each([
    'x1970-01-01T00:00:00Z',
    '1970-01-01T00:00:00Zx',
    '1970-01-01T00:00:00Z\n',
    '1970-01-01t00:00:00z',
    '1970-01-01 00:00:00Z',
    '1970-01-01T24:00:00Z',
    '1970-01-01T00:60:00Z',
    '1970-01-01T00:00:60Z',
    '1970-01-01T00:00:00.Z',
    '1970-01-01T00:00.5Z',
    '1970-01-01T00:00:00.0123456789Z',
    '1970-01-01T00:00:00+24:00',
    '1970-01-01T00:00:00+08:60',
    '1970-01-01T00:00:00+0800',
    '1970-01-01T00:00:00',
    '1970-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '1970-01-01T0:00:00Z',
    '1970-01-01T00:0:00Z',
    '1970-01-01T00:00:0Z',
  ])('[R20] an ISO instant isn’t an instant: %j', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it('keeps three decimals and drops the others', () => {
    const at = (text: string) => parseInstant(`1970-01-01T00:00:01${text}Z`);
    expect([at('.1'), at('.12'), at('.123'), at('.1239'), at('.123999999'), at('')]).toEqual([
      1100, 1120, 1123, 1123, 1123, 1000,
    ]);
    expect(parseInstant('1970-01-01T23:59:59.999+23:59')).toBe(59_999);
    expect(parseInstant('1970-01-01T19:09:29-19:09')).toBe(((19 * 60 + 9) * 2 * 60 + 29) * 1000);
  });

  it('an ISO instant of any other kind is refused, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, fc.integer(), fc.constantFrom(...cutOffs), (text, days, cutOff) => {
        if (!/^\d{4}-\d{2}-\d{2}/.test(text)) {
          expect([parseInstant(text), nextBusinessDay(text, open), addBusinessDays(text, days, open)]).toEqual([
            undefined,
            '',
            '',
          ]);
          expect([effectiveDate(text, cutOff, open), eListLinkExpiresAt(text)]).toEqual(['', '']);
        }
      }),
      { numRuns: hostileRuns },
    );
  });
});
