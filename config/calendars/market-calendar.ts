import type { Calendar } from '../../domain/calendar/calendar';
import type { ByRegion, Region } from '../../domain/region';
import { hongKongHolidays } from './hk';
import type { ListedHolidays } from './listed-holidays';
import { taiwanHolidays } from './tw';

const calendars: ByRegion<Calendar> = {
  HK: calendarOf(hongKongHolidays),
  TW: calendarOf(taiwanHolidays),
};

/** A market's calendar: the listed holidays, and the closures that arrive at run time [OPEN-32]. After its last listed year it knows weekends and closures only. */
export const marketCalendar = (region: Region, closures: ReadonlySet<string> = new Set()): Calendar => ({
  ...calendars[region],
  closures,
});

function calendarOf(listed: ListedHolidays): Calendar {
  const dates = Object.values(listed).flatMap((days) => days.map(({ date }) => date));
  return { holidays: new Set(dates), lastYear: Math.max(...Object.keys(listed).map(Number)) };
}
