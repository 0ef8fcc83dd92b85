import type { Allowance } from '../../clients/allowance';
import { millisBetween } from '../millis-between';

/** For how many milliseconds a reset may be gone through, from the proof of the data to the new details: 30 minutes [RESET-13]. */
export const resetLifetime = 30 * 60 * 1000;

/**
 * How often a client's new details are held against what the server alone knows: 40 times an hour, over all resets. Far
 * more than somebody tries who looks for a free user code, far less than it takes to list those that are taken [CRED-04, CRED-17].
 */
export const ruleCheckAllowance: Allowance = { times: 40, within: 60 * 60 * 1000 };

/** Whether a reset that was begun at one instant can still go on at another: for 30 minutes, inclusive [RESET-13]; never at a time that can't be read. */
export function isResetOpen(startedAt: string, now: string): boolean {
  const age = millisBetween(startedAt, now);
  return age >= 0 && age <= resetLifetime;
}
