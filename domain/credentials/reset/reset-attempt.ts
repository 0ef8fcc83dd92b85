import type { Allowance } from '../../clients/allowance';
import { millisBetween } from '../millis-between';

/** The number of milliseconds for which a reset may be gone through, from the proof of the data to the new details: 30 minutes [RESET-13]. */
export const resetLifetime = 30 * 60 * 1000;

/**
 * The number of checks of a client's new details against what the server alone knows: 40 an hour, over all resets. That
 * is far more than a search for a free user code takes, and far less than a listing of those taken [CRED-04, CRED-17].
 */
export const ruleCheckAllowance: Allowance = { times: 40, within: 60 * 60 * 1000 };

/**
 * Returns true if a reset that started at one instant can go on at another: for 30 minutes, inclusive; false at a time
 * that can't be read [RESET-13].
 */
export function isResetOpen(startedAt: string, now: string): boolean {
  const age = millisBetween(startedAt, now);
  return age >= 0 && age <= resetLifetime;
}
