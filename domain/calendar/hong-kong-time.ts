import { DateTime, FixedOffsetZone } from 'luxon';
import { parseInstant } from './iso-text';

/** Since then neither Hong Kong nor Taipei has changed its clocks; asking for the offset of a named zone costs most of a calculation. */
const unchangedSince = Date.UTC(1980, 0, 1);
const unchanged = FixedOffsetZone.instance(8 * 60);

const at = (milliseconds: number): DateTime =>
  DateTime.fromMillis(milliseconds, { zone: milliseconds >= unchangedSince ? unchanged : 'Asia/Hong_Kong' });

/** Hong Kong's date and time (also Taipei's) at an instant; undefined when the text is none. */
export function hongKongTime(instant: string): DateTime | undefined {
  const milliseconds = parseInstant(instant);
  return milliseconds === undefined ? undefined : at(milliseconds);
}

/** The calendar day in Hong Kong and Taipei at an instant, as YYYY-MM-DD; undefined when the text is none. */
export const hongKongDay = (instant: string): string | undefined => hongKongTime(instant)?.toFormat('yyyy-MM-dd');

/** The calendar day in Hong Kong and Taipei so many milliseconds after 1970 began, as YYYY-MM-DD. */
export const hongKongDayAt = (milliseconds: number): string => at(milliseconds).toFormat('yyyy-MM-dd');

/** Returns the instant at which a day begins in Hong Kong and Taipei. */
export const dayStart = (date: string): string => `${date}T00:00:00+08:00`;

/** Returns the time since midnight, in milliseconds of the clock. */
export const timeOfDay = ({ hour, minute, second, millisecond }: DateTime): number =>
  ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;

/** A full hour as milliseconds after midnight. */
export const hoursInMilliseconds = (hour: number): number => hour * 60 * 60 * 1000;
