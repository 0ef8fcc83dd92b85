import { hongKongHolidays } from '../../config/calendars/hk';
import { taiwanHolidays } from '../../config/calendars/tw';
import { type CutOff, cutOffTimes, type Region } from './rules';

const listed = ({ HK, TW }: Record<Region, typeof hongKongHolidays>) => ({ HK: datesOf(HK), TW: datesOf(TW) });
const datesOf = (years: typeof hongKongHolidays): ReadonlySet<string> =>
  new Set(Object.values(years).flatMap((days) => days.map(({ date }) => date)));
const holidays = listed({ HK: hongKongHolidays, TW: taiwanHolidays });

/** The day and the time of an instant in Hong Kong and Taipei, which have one time all year. */
export function localTime(instant: string): { readonly day: string; readonly time: string } {
  const local = new Date(Date.parse(instant) + 8 * 60 * 60 * 1000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 23) };
}

export const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}+08:00`);

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A day so many days before another. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The days on which an order is dealt: a region's business days without those on which its funds aren't. */
export type Dealing = { readonly region: Region; readonly closed: ReadonlySet<string> };

const isOpen = (day: string, { region, closed }: Dealing): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !holidays[region].has(day) && !closed.has(day);

/** A day, where it is a business day, else the next one [TRADE-91, TRADE-92]. */
export function openDay(day: string, dealing: Dealing): string {
  let open = day;
  while (!isOpen(open, dealing)) open = dayAfter(open);
  return open;
}

/** The business day so many after a day. */
export function daysAfter(day: string, count: number, dealing: Dealing): string {
  let after = day;
  for (let left = count; left > 0; left -= 1) after = openDay(dayAfter(after), dealing);
  return after;
}

/** The day for which an order counts: its own up to and including the cut-off of a business day, else the next one [TRADE-90..92]. */
export function effectiveDay(at: string, cutOff: CutOff, dealing: Dealing): string {
  const { day, time } = localTime(at);
  const isInTime = isOpen(day, dealing) && time <= `${cutOffTimes[cutOff]}.000`;
  return isInTime ? day : openDay(dayAfter(day), dealing);
}
