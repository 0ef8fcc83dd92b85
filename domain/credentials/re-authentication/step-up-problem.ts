import { millisBetween } from '../millis-between';

/** The number of milliseconds for which a re-authentication lasts, from its beginning to the use of its proof [OPEN-43]. */
export const stepUpLifetime = 5 * 60 * 1000;

/** A re-authentication as the server knows it; instants by its own clock. */
export type StepUpState = { readonly begunAt: string; readonly isProved: boolean };

/** Why a re-authentication can't be completed: nobody began it, it was completed before, or its five minutes are over. */
export const stepUpProblems = ['unknown', 'used', 'expired'] as const;

/** A reason why a re-authentication can't be completed. */
export type StepUpProblem = (typeof stepUpProblems)[number];

/**
 * Returns true if a re-authentication that began at one instant still counts at another: for five minutes, inclusive
 * [OPEN-43].
 */
export function isStepUpFresh(begunAt: string, now: string): boolean {
  const age = millisBetween(begunAt, now);
  return age >= 0 && age <= stepUpLifetime;
}

/** Why a re-authentication can't be completed now; undefined when it can: once, and within its time [OPEN-43]. */
export function stepUpProblem(known: StepUpState | undefined, now: string): StepUpProblem | undefined {
  if (known === undefined) return 'unknown';
  if (known.isProved) return 'used';
  return isStepUpFresh(known.begunAt, now) ? undefined : 'expired';
}
