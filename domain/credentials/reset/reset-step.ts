/** The step codes of a reset, text as on the wire [RESET-12, ENUM-27]. */
export const resetSteps = ['-1', '0', '1', '2', '999'] as const;

/** A step code of a reset [RESET-12, ENUM-27]. */
export type ResetStep = (typeof resetSteps)[number];

/** The stage of a reset that a step belongs to [CONFLICT-18]. */
export type ResetStage = 'cannot-continue' | 'data-verification' | 'one-time-code' | 'new-details' | 'done';

/** Where a reset begins [RESET-12, ENUM-27]. */
export const defaultResetStep = '0' satisfies ResetStep;

const stages: Record<ResetStep, ResetStage> = {
  '-1': 'cannot-continue',
  '0': 'data-verification',
  '1': 'one-time-code',
  '2': 'new-details',
  '999': 'done',
};

const following: Record<ResetStep, ResetStep> = { '-1': '-1', '0': '1', '1': '2', '2': '999', '999': '999' };

/** Returns the stage that a step belongs to [CONFLICT-18]. */
export const resetStage = (step: ResetStep): ResetStage => stages[step];

/** The step after one that is done; a reset that is over, or can't go on, stays where it is [CONFLICT-18]. */
export const nextResetStep = (step: ResetStep): ResetStep => following[step];
