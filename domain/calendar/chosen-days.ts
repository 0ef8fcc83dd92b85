import { dayLength } from './day-length';
import { dayStart } from './hong-kong-time';
import { isIsoDate, parseInstant } from './iso-text';

/** The first and the last day that are wanted, in Hong Kong and Taipei; one that is left out, or is no date, leaves nothing out. */
export type ChosenDays = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Returns a test of instants, in milliseconds since 1970 began, for lying within some days; of what has no instant, NaN, only where no day is chosen. */
export function isWithinDays({ from, to }: ChosenDays): (instant: number) => boolean {
  const start = startOf(from);
  const end = startOf(to);
  return (instant) => (start === undefined || instant >= start) && (end === undefined || instant < end + dayLength);
}

const startOf = (date: string | undefined): number | undefined =>
  date !== undefined && isIsoDate(date) ? parseInstant(dayStart(date)) : undefined;
