import { DateTime } from 'luxon';
import { parseInstant } from './iso-text';

/** Hong Kong's date and time (also Taipei's) at an instant; undefined when the text is none. */
export function hongKongTime(instant: string): DateTime | undefined {
  const millis = parseInstant(instant);
  return millis === undefined ? undefined : DateTime.fromMillis(millis, { zone: 'Asia/Hong_Kong' });
}

/** The calendar day in Hong Kong and Taipei at an instant, as YYYY-MM-DD; undefined when the text is none. */
export const hongKongDay = (instant: string): string | undefined => hongKongTime(instant)?.toFormat('yyyy-MM-dd');

/** The calendar day in Hong Kong and Taipei so many milliseconds after 1970 began, as YYYY-MM-DD. */
export const hongKongDayAt = (milliseconds: number): string =>
  DateTime.fromMillis(milliseconds, { zone: 'Asia/Hong_Kong' }).toFormat('yyyy-MM-dd');

/** How long after midnight it is, in milliseconds of the clock. */
export const timeOfDay = ({ hour, minute, second, millisecond }: DateTime): number =>
  ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;

/** A full hour as milliseconds after midnight. */
export const hoursInMilliseconds = (hour: number): number => hour * 60 * 60 * 1000;
