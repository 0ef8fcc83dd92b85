import type { Eligibility } from '../clients/eligibility';

/** Whether a client may upload a document to reactivate the account: only who is found eligible, not who has asked already [DOC-13, OPEN-57, ENUM-03]. */
export const canReactivateByUpload = (amlReactivationEligibility: Eligibility | undefined): boolean =>
  amlReactivationEligibility === 'ELIGIBLE';
