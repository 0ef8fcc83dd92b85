import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { instructionTiming } from '../../../domain/cash-account/instructions/instruction-timing';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';

// 2026-02-13 is a Friday; the Lunar New Year holidays follow on Tuesday.
const hongKong: Calendar = { holidays: new Set(['2026-02-17', '2026-02-18', '2026-02-19']) };
const topUpAt = (at: string) => instructionTiming('topup', `${at}+08:00`, hongKong);

describe('the day of an instruction to the Cash Account', () => {
  it('[VCA-29, VCA-30, OPEN-67] the day of an instruction to the Cash Account is the same day from 9:00 to 17:00, both included, and before 9:00 too', () => {
    const sameDay = { countsFor: '2026-02-13', expectedFinish: '2026-02-16' };
    expect(topUpAt('2026-02-13T08:59:59.999')).toEqual({ ...sameDay, note: 'before-hours' });
    expect(topUpAt('2026-02-13T09:00:00')).toEqual({ ...sameDay, note: undefined });
    expect(topUpAt('2026-02-13T17:00:00')).toEqual({ ...sameDay, note: undefined });
  });

  it('[VCA-30, VCA-31, OPEN-67] the day of an instruction to the Cash Account is the next business day after 17:00, on a weekend and on a holiday, each with its reason', () => {
    const monday = { countsFor: '2026-02-16', expectedFinish: '2026-02-20' };
    expect(topUpAt('2026-02-13T17:00:00.001')).toEqual({ ...monday, note: 'after-hours' });
    expect(topUpAt('2026-02-14T10:00:00')).toEqual({ ...monday, note: 'closed-day' });
    expect(topUpAt('2026-02-18T10:00:00')).toMatchObject({ countsFor: '2026-02-20', note: 'closed-day' });
  });

  it('[VCA-27, OPEN-66] a withdrawal is expected five business days later', () => {
    expect(instructionTiming('withdrawal', '2026-02-13T10:00:00+08:00', hongKong)).toMatchObject({
      countsFor: '2026-02-13',
      expectedFinish: '2026-02-25',
    });
  });

  it('[VCA-30, OPEN-67] the day of an instruction to the Cash Account is a business day, never before the day it is given; it is told why where it isn’t within the hours', () => {
    fc.assert(
      fc.property(instants, arbitraryCalendars, (at, calendar) => {
        const timing = instructionTiming('topup', at, calendar);
        if (!timing) return;
        const day = hongKongDay(at) ?? '';
        expect(isBusinessDay(timing.countsFor, calendar)).toBe(true);
        expect(timing.countsFor >= day && timing.expectedFinish > timing.countsFor).toBe(true);
        expect(timing.countsFor > day).toBe(timing.note === 'after-hours' || timing.note === 'closed-day');
      }),
    );
  });

  it('[OPEN-67] the day of an instruction to the Cash Account isn’t told for an instant that is none, nor where no business day comes', () => {
    fc.assert(
      fc.property(garbage, (at) => {
        expect(instructionTiming('topup', at, hongKong)).toBe(undefined);
      }),
      { numRuns: hostileRuns },
    );
    expect(instructionTiming('topup', '9999-12-31T18:00:00+08:00', hongKong)).toBe(undefined);
  });
});
