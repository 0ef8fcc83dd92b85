import type { Eligibility } from './eligibility';

/** Whether an account may trade online by whether a document would open it again: who still owes one can look, not trade [ROLE-05, DOC-13]. */
export const hasTradingRight = (reactivation: Eligibility): boolean => reactivation === 'NOT_ELIGIBLE';
