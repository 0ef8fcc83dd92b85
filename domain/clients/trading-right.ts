import type { Eligibility } from './eligibility';

/**
 * Returns true if an account may trade online: a client who still owes a document can look, not trade [ROLE-05,
 * DOC-13].
 */
export const hasTradingRight = (reactivation: Eligibility): boolean => reactivation === 'NOT_ELIGIBLE';
