import type { Calendar } from '../../domain/calendar/calendar';
import type { Language } from '../../domain/language';
import type { ByRegion, Region } from '../../domain/region';
import { hongKongHolidays } from './hk';
import type { ListedHolidays } from './listed-holidays';
import { taiwanHolidays } from './tw';

const holidays: ByRegion<ListedHolidays> = { HK: hongKongHolidays, TW: taiwanHolidays };

const calendars: ByRegion<Calendar> = { HK: calendarOf(holidays.HK), TW: calendarOf(holidays.TW) };

/** A market's calendar: the listed holidays, and the closures that arrive at run time [OPEN-32]. After its last listed year it knows weekends and closures only. */
export const marketCalendar = (region: Region, closures: ReadonlySet<string> = new Set()): Calendar => ({
  ...calendars[region],
  closures,
});

/** Why a market is closed on a listed holiday, in a language; undefined on other days. Taiwan's have a Chinese name alone [OPEN-32]. */
export function holidayName(region: Region, date: string, language: Language): string | undefined {
  const listed = holidays[region][Number(date.slice(0, 4))]?.find((holiday) => holiday.date === date);
  return listed && (language === 'en_US' ? (listed.en ?? listed.zh) : listed.zh);
}

/** The first year whose holidays are listed. */
export const firstListedYear = (region: Region): number => Math.min(...Object.keys(holidays[region]).map(Number));

function calendarOf(listed: ListedHolidays): Calendar {
  const dates = Object.values(listed).flatMap((days) => days.map(({ date }) => date));
  return { holidays: new Set(dates), lastYear: Math.max(...Object.keys(listed).map(Number)) };
}
