import { dayLength } from './day-length';
import { parseInstant } from './iso-text';

/** Returns the instant a number of whole days after another, each of 24 hours; undefined for an unreadable one. */
export function daysAfter(instant: string, days: number): string | undefined {
  const at = parseInstant(instant);
  return at === undefined ? undefined : new Date(at + days * dayLength).toISOString();
}
