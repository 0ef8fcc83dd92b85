import type { Eligibility } from '../clients/eligibility';

/**
 * Returns true if a client may upload a document to reactivate the account: found eligible, and not requested already
 * [DOC-13, OPEN-57, ENUM-03].
 */
export const canReactivateByUpload = (amlReactivationEligibility: Eligibility | undefined): boolean =>
  amlReactivationEligibility === 'ELIGIBLE';
