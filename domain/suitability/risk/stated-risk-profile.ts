import { riskAlertIn } from './risk-alert-in';
import type { RiskProfile } from './risk-level-in-use';
import type { SuitabilityRecord } from './suitability-record';

/**
 * Builds the risk profile from the rating and, in Taiwan, the suitability records [SUIT-13, SUIT-28, SUIT-30, OPEN-56].
 */
export const statedRiskProfile = (
  clientRiskRating: RiskProfile['clientRiskRating'],
  records: readonly SuitabilityRecord[],
): RiskProfile => ({
  clientRiskRating,
  kycStatus: riskAlertIn(records),
  forceLowRisk: records.some(({ forceLowRisk }) => forceLowRisk === true),
});
