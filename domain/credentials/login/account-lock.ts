import { dayLength } from '../../calendar/day-length';
import { millisBetween } from '../millis-between';

/** The number of failed sign-ins in a row that are forgiven; the next one locks [AUTH-44, CONST-13]. */
export const loginFailureLimit = 3;

/**
 * The duration of a lock, of an account or of the reset function, in milliseconds: 24 hours [AUTH-49, RESET-27,
 * CONFLICT-07].
 */
export const lockDuration = dayLength;

/** Wrong secrets and wrong one-time codes since the last completed login: one count for both, or each would have its own three guesses [AUTH-44]. */
export type FailureCount = { readonly failures: number; readonly lastFailureAt: string | undefined };

/**
 * Returns true if that many failures lock the account now: more than three, for 24 hours from the last [AUTH-44,
 * AUTH-49]. An unreadable time doesn't unlock.
 */
export function isLocked(failures: number, lastFailureAt: string | undefined, now: string): boolean {
  return failures > loginFailureLimit && (lastFailureAt === undefined || !hasLapsed(lastFailureAt, now));
}

/** The count after one more failure: it starts again 24 hours after the last one, and a lock isn't prolonged by what is tried during it [AUTH-44, AUTH-49]. */
export function countedFailure({ failures, lastFailureAt }: FailureCount, now: string): FailureCount {
  if (isLocked(failures, lastFailureAt, now)) return { failures, lastFailureAt };
  const isOver = lastFailureAt !== undefined && hasLapsed(lastFailureAt, now);
  return { failures: isOver ? 1 : failures + 1, lastFailureAt: now };
}

/**
 * Returns true if the reset function is frozen now, for 24 hours from `frozenAt` [RESET-27, CONFLICT-07]. An unreadable
 * time doesn't end it.
 */
export const isResetFrozen = (frozenAt: string | undefined, now: string): boolean =>
  frozenAt !== undefined && !hasLapsed(frozenAt, now);

const hasLapsed = (since: string, now: string): boolean => millisBetween(since, now) >= lockDuration;
