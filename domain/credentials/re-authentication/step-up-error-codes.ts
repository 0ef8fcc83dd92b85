import { type StepUpProblem, stepUpProblems } from './step-up-problem';

/** The codes with which a server refuses what needs a proof, or the proof itself [ERR-85, OPEN-43]. */
export const stepUpErrorCodes = {
  /** The request needs a fresh step-up authentication, and there is none; nothing was changed. */
  needed: 'RE_AUTH',
  /** The secret, or who gave it, isn't the client's. */
  credential: 'RE_AUTH_CREDENTIAL',
  /** This client has no way to prove it. */
  unavailable: 'RE_AUTH_UNAVAILABLE',
  unknown: 'RE_AUTH_UNKNOWN',
  used: 'RE_AUTH_USED',
  expired: 'RE_AUTH_EXPIRED',
} as const satisfies Record<'needed' | 'credential' | 'unavailable' | StepUpProblem, string>;

/** Returns true if a server rejected a call for want of a fresh step-up authentication [REAUTH-01]. */
export const requiresStepUp = (codes: readonly string[]): boolean => codes.includes(stepUpErrorCodes.needed);

/** Why a server didn't take a proof; undefined for other codes. */
export const parseStepUpProblem = (codes: readonly string[]): StepUpProblem | undefined =>
  stepUpProblems.find((problem) => codes.includes(stepUpErrorCodes[problem]));
