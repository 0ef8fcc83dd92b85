import fc from 'fast-check';
import type { Calendar } from '../../domain/calendar/calendar';
import { isoDates } from './iso-date';

/** A calendar with some days closed, known ahead or not. */
export const arbitraryCalendars = fc
  .tuple(fc.array(isoDates), fc.array(isoDates))
  .map(([holidays, closures]): Calendar => ({ holidays: new Set(holidays), closures: new Set(closures) }));

/** A date and a calendar that closes some of the days around it. */
export const closedAround = fc
  .tuple(isoDates, fc.array(fc.nat({ max: 12 })), fc.array(fc.nat({ max: 12 })))
  .map(([date, holidays, closures]) => ({
    date,
    calendar: { holidays: daysAfter(date, holidays), closures: daysAfter(date, closures) } satisfies Calendar,
  }));

/** A time of the day, to the millisecond, `HH:mm:ss.SSS`. */
export const timesOfDay = fc
  .nat({ max: 24 * 60 * 60 * 1000 - 1 })
  .map((millis) => new Date(millis).toISOString().slice(11, 23));

const daysAfter = (date: string, counts: readonly number[]): ReadonlySet<string> =>
  new Set(counts.map((count) => new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10)));
