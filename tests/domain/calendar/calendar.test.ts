import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  businessDayBefore,
  isBeyondCalendar,
  unlistedYear,
  isBusinessDay,
  nextBusinessDay,
  type Calendar,
} from '../../../domain/calendar/calendar';
import { eListLinkExpiresAt } from '../../../domain/calendar/e-list-link';
import { effectiveDate, type CutOff } from '../../../domain/calendar/effective-date';
import { parseInstant } from '../../../domain/calendar/iso-text';
import { isProvisional } from '../../../domain/calendar/provisional';
import { isCashAccountServiceHour } from '../../../domain/calendar/service-hours';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { instants, isoDates } from '../../arbitraries/iso-date';
import { sharedDataFile } from '../../builders/shared-data';

// 2026-02-13 is a Friday; the Lunar New Year holidays follow, and a typhoon on the 20th.
const market: Calendar = {
  holidays: new Set(['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19']),
  closures: new Set(['2026-02-20']),
};
const open: Calendar = { holidays: new Set() };
const cutOffs: readonly CutOff[] = ['onshore', 'offshore', 'cash-account'];
const taiwan = sharedDataFile('calendars/calendar_tw.json');

describe('a business day', () => {
  it('[TRADE-91, OPEN-32] a business day is no weekend, holiday or closure', () => {
    const days = ['2026-02-13', '2026-02-14', '2026-02-15', '2026-02-16', '2026-02-20', '2026-02-23'];
    expect(days.map((day) => isBusinessDay(day, market))).toEqual([true, false, false, false, false, true]);
    expect(isBusinessDay('2026-02-20', { holidays: market.holidays })).toBe(true);
  });

  it.each(['', '2026-02-30', '2026-2-3', '2026-02-13T10:00:00Z', 'Friday'])('a business day isn’t %j', (text) => {
    expect(isBusinessDay(text, open)).toBe(false);
    expect(nextBusinessDay(text, open)).toBe('');
    expect(addBusinessDays(text, 1, open)).toBe('');
    expect(addBusinessDays(text, 0, open)).toBe('');
  });

  it.skipIf(taiwan === undefined)('[OPEN-32] a business day isn’t a make-up Saturday in Taiwan', () => {
    const years = JSON.parse(readFileSync(taiwan ?? '', 'utf8')) as Record<
      string,
      { makeupWorkdays: readonly string[] }
    >;
    const saturdays = Object.values(years).flatMap((year) => year.makeupWorkdays);
    expect(saturdays.length).toBeGreaterThan(10);
    for (const saturday of saturdays) expect(isBusinessDay(saturday, open)).toBe(false);
  });
});

describe('the next business day', () => {
  it('[TRADE-92] the next business day is strictly later, over weekends, holidays, closures, months and leap days', () => {
    expect(nextBusinessDay('2026-02-12', market)).toBe('2026-02-13');
    expect(nextBusinessDay('2026-02-13', market)).toBe('2026-02-23');
    expect(nextBusinessDay('2024-02-28', open)).toBe('2024-02-29');
    expect(nextBusinessDay('2026-12-31', open)).toBe('2027-01-01');
  });

  it('[TRADE-92] the next business day is none when the market is closed for 60 days', () => {
    const closedFor = (days: number): Calendar => ({ holidays: new Set(daysAfter('2026-01-01', days)) });
    expect(nextBusinessDay('2026-01-01', closedFor(59))).toBe('2026-03-02');
    expect(nextBusinessDay('2026-01-01', closedFor(60))).toBe('');
    expect(addBusinessDays('2026-01-01', 3, closedFor(60))).toBe('');
  });

  it('[TRADE-92] the next business day is none after the last day that can be written', () => {
    expect(nextBusinessDay('9999-12-30', open)).toBe('9999-12-31');
    expect(nextBusinessDay('9999-12-31', open)).toBe('');
    expect(addBusinessDays('9999-12-31', 0, open)).toBe('9999-12-31');
  });

  it('[TRADE-92] the next business day is the first one after the date', () => {
    fc.assert(
      fc.property(isoDates, arbitraryCalendars, (date, calendar) => {
        const next = nextBusinessDay(date, calendar);
        const between = daysAfter(date, 60).filter((day) => day < next);
        expect(next > date).toBe(true);
        expect(isBusinessDay(next, calendar)).toBe(true);
        expect(between.some((day) => isBusinessDay(day, calendar))).toBe(false);
      }),
    );
  });
});

describe('the business day before', () => {
  it('[OPEN-32] the business day before is strictly earlier, over weekends, holidays and closures', () => {
    expect(businessDayBefore('2026-02-13', market)).toBe('2026-02-12');
    expect(businessDayBefore('2026-02-23', market)).toBe('2026-02-13');
    expect(businessDayBefore('2026-02-18', market)).toBe('2026-02-13');
  });

  it('[OPEN-32] the business day before is none when the market was closed for 60 days, or for what is no date', () => {
    const closed: Calendar = { holidays: new Set(daysAfter('2026-01-01', 60)) };
    expect(businessDayBefore('2026-03-02', closed)).toBe('2026-01-01');
    expect(businessDayBefore('2026-03-03', closed)).toBe('');
    expect(businessDayBefore('Friday', open)).toBe('');
  });

  it('[OPEN-32] the business day before has no other between itself and the date', () => {
    fc.assert(
      fc.property(isoDates, arbitraryCalendars, (date, calendar) => {
        const before = businessDayBefore(date, calendar);
        expect(before < date).toBe(true);
        expect(isBusinessDay(before, calendar)).toBe(true);
        expect(nextBusinessDay(before, calendar) >= date).toBe(true);
      }),
    );
  });
});

describe('business days later', () => {
  it('[TRADE-92] counts business days only', () => {
    expect(addBusinessDays('2026-02-12', 2, market)).toBe('2026-02-23');
    expect(addBusinessDays('2026-02-14', 0, market)).toBe('2026-02-14');
    expect(addBusinessDays('2026-02-14', 5, open)).toBe('2026-02-20');
    expect(addBusinessDays('2016-01-01', 2600, open)).toBe('2025-12-19');
  });

  it.each([-1, 1.5, NaN, Infinity, 2601])('business days later of %d there is none', (days) => {
    expect(addBusinessDays('2026-02-12', days, open)).toBe('');
  });

  it('[TRADE-92] business days later can be counted in two goes', () => {
    fc.assert(
      fc.property(
        isoDates,
        arbitraryCalendars,
        fc.nat({ max: 15 }),
        fc.nat({ max: 15 }),
        (date, calendar, first, second) => {
          const twice = addBusinessDays(addBusinessDays(date, first, calendar), second, calendar);
          expect(twice).toBe(addBusinessDays(date, first + second, calendar));
        },
      ),
    );
  });
});

describe('a date beyond the calendar', () => {
  const listed: Calendar = { ...market, lastYear: 2026 };

  it('[OPEN-32] lies after the last listed year, where only weekends and closures are known', () => {
    expect(['2026-12-31', '2027-01-01', '2099-06-15'].map((date) => isBeyondCalendar(date, listed))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isBeyondCalendar(nextBusinessDay('2026-12-31', listed), listed)).toBe(true);
    expect(isBusinessDay('2027-01-01', listed)).toBe(true);
    expect(isBusinessDay('2027-01-02', listed)).toBe(false);
    expect(isBusinessDay('2027-01-04', { ...listed, closures: new Set(['2027-01-04']) })).toBe(false);
  });

  it('[OPEN-32] a date beyond the calendar is none for a calendar that names no year, nor a text that is no date', () => {
    expect(isBeyondCalendar('2099-01-01', market)).toBe(false);
    expect(['', '2027', '2027-02-30', '2027-01-01T00:00:00Z'].some((text) => isBeyondCalendar(text, listed))).toBe(
      false,
    );
  });
});

describe('a provisional date', () => {
  const listed: Calendar = { ...market, lastYear: 2026 };

  it('[OPEN-32] a provisional date is one, or an instant by its day in Hong Kong, of a year without an official calendar', () => {
    expect(isProvisional('2026-12-31', listed)).toBe(false);
    expect(isProvisional('2027-01-01', listed)).toBe(true);
    expect(isProvisional('2026-12-31T15:59:59Z', listed)).toBe(false);
    expect(isProvisional('2026-12-31T16:00:00Z', listed)).toBe(true);
    expect(['', 'soon'].some((text) => isProvisional(text, listed))).toBe(false);
  });

  it('[OPEN-32] a provisional date is every business day after the last listed year, whichever day it is counted from, and none before', () => {
    fc.assert(
      fc.property(isoDates, fc.nat({ max: 40 }), (date, days) => {
        const day = addBusinessDays(date, days, listed);
        expect(isProvisional(day, listed)).toBe(day > '2026-12-31');
      }),
    );
  });
});

describe('the year that some dates reach beyond the calendar', () => {
  const listed: Calendar = { ...market, lastYear: 2026 };

  it('[OPEN-32] the year that some dates reach beyond the calendar is the first of them, and none while all are listed', () => {
    expect(unlistedYear(['2028-01-03', undefined, '2026-12-31', '2027-01-04', ''], listed)).toBe('2027');
    expect([unlistedYear(['2026-12-31', undefined, ''], listed), unlistedYear([], listed)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the effective date', () => {
  it.each<[string, CutOff, string]>([
    ['TRADE-112', 'onshore', '16:00:00'],
    ['TRADE-113', 'offshore', '13:00:00'],
    ['VCA-30', 'cash-account', '17:00:00'],
  ])(
    '[TRADE-90, TRADE-112, TRADE-113, VCA-30, CONST-16, OPEN-31] %s: %s is today until %s, from the next millisecond on tomorrow',
    (_, cutOff, time) => {
      const at = (fraction: string) => effectiveDate(`2026-02-11T${time}${fraction}+08:00`, cutOff, market);
      expect([at(''), at('.000'), at('.001')]).toEqual(['2026-02-11', '2026-02-11', '2026-02-12']);
      expect(effectiveDate('2026-02-11T00:00:00+08:00', cutOff, market)).toBe('2026-02-11');
      expect(effectiveDate('2026-02-11T23:59:59+08:00', cutOff, market)).toBe('2026-02-12');
    },
  );

  it('[TRADE-90, FMT-05] goes by the clocks of Hong Kong and Taipei', () => {
    expect(effectiveDate('2026-02-11T08:00:00Z', 'onshore', market)).toBe('2026-02-11');
    expect(effectiveDate('2026-02-11T08:00:00.001Z', 'onshore', market)).toBe('2026-02-12');
    expect(effectiveDate('2026-02-11T16:00:00Z', 'onshore', market)).toBe('2026-02-12');
    expect(effectiveDate('2026-02-11T23:00:00-05:00', 'offshore', market)).toBe('2026-02-12');
  });

  it('[TRADE-92, VCA-30, OPEN-67] rolls over weekends, holidays and closures, whatever the hour', () => {
    expect(effectiveDate('2026-02-13T16:00:01+08:00', 'onshore', market)).toBe('2026-02-23');
    expect(effectiveDate('2026-02-14T08:00:00+08:00', 'cash-account', market)).toBe('2026-02-23');
    expect(effectiveDate('2026-02-20T12:00:00+08:00', 'offshore', market)).toBe('2026-02-23');
  });

  it('[TRADE-90, TRADE-91, TRADE-92] the effective date is a business day, not before the day it was sent, and never earlier for a later instant', () => {
    fc.assert(
      fc.property(
        instants,
        instants,
        arbitraryCalendars,
        fc.constantFrom(...cutOffs),
        (one, other, calendar, cutOff) => {
          const [first, second] = [one, other].sort().map((at) => effectiveDate(at, cutOff, calendar));
          if (first === undefined || second === undefined) throw new Error('there are two');
          expect(first <= second).toBe(true);
          expect(isBusinessDay(first, calendar)).toBe(true);
          expect(first >= hongKongDate([one, other].sort()[0] ?? '')).toBe(true);
        },
      ),
    );
  });

  it.each(['', '2026-02-11', '2026-02-11T10:00:00', 'now', '2026-02-30T10:00:00Z'])(
    'the effective date of %j is none',
    (text) => {
      expect(effectiveDate(text, 'onshore', market)).toBe('');
      expect(isCashAccountServiceHour(text, market)).toBe(false);
      expect(eListLinkExpiresAt(text)).toBe('');
    },
  );
});

describe('the service hours of the Cash Account', () => {
  it('[VCA-28, VCA-29, OPEN-67] the service hours of the Cash Account are 9:00 to 17:00, both included, on Hong Kong business days', () => {
    const at = (time: string, date = '2026-02-11') => isCashAccountServiceHour(`${date}T${time}+08:00`, market);
    expect([at('08:59:59.999'), at('09:00:00'), at('17:00:00'), at('17:00:00.001')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2026-02-14', '2026-02-16', '2026-02-20'].map((date) => at('12:00:00', date))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isCashAccountServiceHour('2026-02-11T01:00:00Z', market)).toBe(true);
  });

  it('[VCA-30, OPEN-67] within them an instruction counts for the same day', () => {
    fc.assert(
      fc.property(instants, arbitraryCalendars, (at, calendar) => {
        if (isCashAccountServiceHour(at, calendar))
          expect(effectiveDate(at, 'cash-account', calendar)).toBe(hongKongDate(at));
      }),
    );
  });
});

describe('the link of an e-list', () => {
  it('[TRADE-93, OPEN-33] works until 24:00 of the day it was sent, Hong Kong time', () => {
    expect(eListLinkExpiresAt('2026-02-28T00:00:00+08:00')).toBe('2026-03-01T00:00:00+08:00');
    expect(eListLinkExpiresAt('2026-02-28T15:59:59.999Z')).toBe('2026-03-01T00:00:00+08:00');
    expect(eListLinkExpiresAt('2026-02-28T16:00:00Z')).toBe('2026-03-02T00:00:00+08:00');
  });

  it('[TRADE-93] works for at most a day, and for some time', () => {
    fc.assert(
      fc.property(instants, (sentAt) => {
        const left = (parseInstant(eListLinkExpiresAt(sentAt)) ?? 0) - Date.parse(sentAt);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
      }),
    );
  });
});

function daysAfter(date: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(date) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  );
}

const hongKongDate = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10);
