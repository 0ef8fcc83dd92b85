import { millisBetween } from './millis-between';

/** How many failed logins in a row are forgiven; the next one locks [AUTH-44, CONST-13]. */
export const loginFailureLimit = 3;

/** How long a lock stands, be it an account's or the reset function's, in milliseconds: 24 hours [AUTH-49, RESET-27, CONFLICT-07]. */
export const lockDuration = 24 * 60 * 60 * 1000;

/** Whether so many failures lock the account now: more than three, for 24 hours from the last [AUTH-44, AUTH-49]; an unreadable time doesn't unlock. */
export function isLocked(failures: number, lastFailureAt: string | undefined, now: string): boolean {
  return failures > loginFailureLimit && (lastFailureAt === undefined || !hasLapsed(lastFailureAt, now));
}

/** Whether the reset function is frozen now: for 24 hours from when it was, if ever [RESET-27, CONFLICT-07]; an unreadable time doesn't thaw it. */
export const isResetFrozen = (frozenAt: string | undefined, now: string): boolean =>
  frozenAt !== undefined && !hasLapsed(frozenAt, now);

const hasLapsed = (since: string, now: string): boolean => millisBetween(since, now) >= lockDuration;
