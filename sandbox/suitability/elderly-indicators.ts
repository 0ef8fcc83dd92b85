import { ageOn } from '../../domain/clients/age-on';
import { lowRiskAge } from '../../domain/suitability/risk/low-risk-reasons';
import type { Database } from '../database/database';
import { loadParticulars } from './client-particulars';

/**
 * Loads whether a client is on a day of the age from which more is asked for, and named as disadvantaged besides
 * [SUIT-35, CONFLICT-60].
 */
export async function elderlyIndicators(
  database: Database,
  { clientId, day }: { readonly clientId: string; readonly day: string },
) {
  const particulars = await loadParticulars(database, clientId);
  const elderlyIndicator = particulars !== undefined && ageOn(particulars.dateOfBirth, day) >= lowRiskAge;
  return { elderlyIndicator, disadvantagedElderlyIndicator: elderlyIndicator && particulars.isDisadvantaged };
}
