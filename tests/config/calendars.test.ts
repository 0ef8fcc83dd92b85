import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hongKongHolidays } from '../../config/calendars/hk';
import type { ListedHolidays } from '../../config/calendars/listed-holidays';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { taiwanHolidays } from '../../config/calendars/tw';
import { addBusinessDays, isBeyondCalendar, isBusinessDay, nextBusinessDay } from '../../domain/calendar/calendar';
import { effectiveDate } from '../../domain/calendar/effective-date';
import { isIsoDate } from '../../domain/calendar/iso-text';
import { regions } from '../../domain/region';
import { sharedDataFile } from '../builders/shared-data';

const hongKong = marketCalendar('HK');
const taiwan = marketCalendar('TW');
const lists: readonly ListedHolidays[] = [hongKongHolidays, taiwanHolidays];
const officialHongKong = sharedDataFile('calendars/holidays_hk.json');
const officialTaiwan = sharedDataFile('calendars/calendar_tw.json');

describe('the calendars of the markets', () => {
  it.each(['2024-02-12', '2024-12-26', '2025-05-05', '2025-10-29', '2026-04-07', '2026-12-25'])(
    '[OPEN-32] close Hong Kong on %s',
    (date) => {
      expect(isBusinessDay(date, hongKong)).toBe(false);
    },
  );

  it.each(['2024-02-08', '2024-09-17', '2025-01-27', '2025-10-24', '2026-02-20', '2026-12-25'])(
    '[OPEN-32] close Taiwan on %s',
    (date) => {
      expect(isBusinessDay(date, taiwan)).toBe(false);
    },
  );

  it('[OPEN-32] differ: each market has holidays of its own', () => {
    expect([isBusinessDay('2026-04-07', taiwan), isBusinessDay('2026-02-16', hongKong)]).toEqual([true, true]);
    expect([isBusinessDay('2025-10-10', hongKong), isBusinessDay('2025-10-10', taiwan)]).toEqual([true, false]);
  });

  it.each(['2024-02-17', '2025-02-08'])(
    '[OPEN-32] the calendar of Taiwan stays closed on the make-up Saturday %s',
    (saturday) => {
      expect(new Date(saturday).getUTCDay()).toBe(6);
      expect(isBusinessDay(saturday, taiwan)).toBe(false);
    },
  );

  it('[OPEN-32, TRADE-92] roll a valid date over the Lunar New Year', () => {
    expect(effectiveDate('2026-02-13T16:00:00.001+08:00', 'onshore', taiwan)).toBe('2026-02-23');
    expect(effectiveDate('2026-02-16T17:00:00.001+08:00', 'cash-account', hongKong)).toBe('2026-02-20');
  });

  it('[OPEN-32] take closures that arrive at run time, for that question alone', () => {
    const typhoon = marketCalendar('HK', new Set(['2026-02-20']));
    expect([isBusinessDay('2026-02-20', typhoon), isBusinessDay('2026-02-19', typhoon)]).toEqual([false, false]);
    expect(isBusinessDay('2026-02-20', marketCalendar('HK'))).toBe(true);
  });

  it('[OPEN-32] know when they don’t know: after the last listed year', () => {
    for (const region of regions) {
      const calendar = marketCalendar(region);
      expect([calendar.lastYear, isBeyondCalendar('2026-12-31', calendar)]).toEqual([2026, false]);
      expect(isBeyondCalendar(nextBusinessDay('2026-12-31', calendar), calendar)).toBe(true);
    }
  });

  it('[OPEN-32] list real days, each once, in order, under their year, with a reason', () => {
    for (const listed of lists)
      for (const [year, days] of Object.entries(listed)) {
        const dates = days.map(({ date }) => date);
        expect(dates.filter((date) => !isIsoDate(date) || !date.startsWith(`${year}-`))).toEqual([]);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(days.every(({ zh, en }) => zh !== '' && en !== '')).toBe(true);
      }
  });

  it('[OPEN-32] leave no year out and no break that a valid date couldn’t roll over', () => {
    for (const listed of lists) expect(Object.keys(listed)).toEqual(['2024', '2025', '2026']);
    for (const region of regions) expect(addBusinessDays('2024-01-01', 700, marketCalendar(region))).not.toBe('');
  });

  it.skipIf(officialHongKong === undefined)('[OPEN-32] the calendar of Hong Kong is the official list', () => {
    const official = JSON.parse(readFileSync(officialHongKong ?? '', 'utf8')) as Record<
      string,
      readonly { date: string; en: string; tc: string }[]
    >;
    for (const [year, days] of Object.entries(hongKongHolidays))
      expect(days).toEqual(official[year]?.map(({ date, en, tc }) => ({ date, zh: tc, en })));
  });

  it.skipIf(officialTaiwan === undefined)('[OPEN-32] the calendar of Taiwan is the official list', () => {
    const official = JSON.parse(readFileSync(officialTaiwan ?? '', 'utf8')) as Record<
      string,
      { closed: readonly { date: string; name: string }[]; makeupWorkdays: readonly string[] }
    >;
    for (const [year, days] of Object.entries(taiwanHolidays)) {
      expect(days).toEqual(official[year]?.closed.map(({ date, name }) => ({ date, zh: name })));
      for (const saturday of official[year]?.makeupWorkdays ?? []) expect(isBusinessDay(saturday, taiwan)).toBe(false);
    }
  });
});
