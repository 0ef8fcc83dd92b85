import { parseInstant } from '../calendar/iso-text';

/** How many failed logins in a row are forgiven; the next one locks [AUTH-44, CONST-13]. */
export const loginFailureLimit = 3;

/** How long a lock stands, in milliseconds: 24 hours [AUTH-49, CONFLICT-07]. */
export const lockDuration = 24 * 60 * 60 * 1000;

/** Whether so many failures lock the account now: more than three, for 24 hours from the last [AUTH-44, AUTH-49]; an unreadable time doesn't unlock. */
export function isLocked(failures: number, lastFailureAt: string | undefined, now: string): boolean {
  if (failures <= loginFailureLimit) return false;
  const last = lastFailureAt === undefined ? undefined : parseInstant(lastFailureAt);
  const current = parseInstant(now);
  return last === undefined || current === undefined || current - last < lockDuration;
}
