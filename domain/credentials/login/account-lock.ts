import { millisBetween } from '../millis-between';

/** How many failed logins in a row are forgiven; the next one locks [AUTH-44, CONST-13]. */
export const loginFailureLimit = 3;

/** How long a lock stands, be it an account's or the reset function's, in milliseconds: 24 hours [AUTH-49, RESET-27, CONFLICT-07]. */
export const lockDuration = 24 * 60 * 60 * 1000;

/** Wrong secrets and wrong one-time codes since the last completed login: one count for both, or each would have its own three guesses [AUTH-44]. */
export type FailureCount = { readonly failures: number; readonly lastFailureAt: string | undefined };

/** Whether so many failures lock the account now: more than three, for 24 hours from the last [AUTH-44, AUTH-49]; an unreadable time doesn't unlock. */
export function isLocked(failures: number, lastFailureAt: string | undefined, now: string): boolean {
  return failures > loginFailureLimit && (lastFailureAt === undefined || !hasLapsed(lastFailureAt, now));
}

/** The count after one more failure: it starts again 24 hours after the last one, and a lock isn't prolonged by what is tried during it [AUTH-44, AUTH-49]. */
export function countedFailure({ failures, lastFailureAt }: FailureCount, now: string): FailureCount {
  if (isLocked(failures, lastFailureAt, now)) return { failures, lastFailureAt };
  const isOver = lastFailureAt !== undefined && hasLapsed(lastFailureAt, now);
  return { failures: isOver ? 1 : failures + 1, lastFailureAt: now };
}

/** Whether the reset function is frozen now: for 24 hours from when it was, if ever [RESET-27, CONFLICT-07]; an unreadable time doesn't thaw it. */
export const isResetFrozen = (frozenAt: string | undefined, now: string): boolean =>
  frozenAt !== undefined && !hasLapsed(frozenAt, now);

const hasLapsed = (since: string, now: string): boolean => millisBetween(since, now) >= lockDuration;
