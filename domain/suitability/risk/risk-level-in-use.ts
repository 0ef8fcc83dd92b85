import { parseRiskAlert } from './risk-alert';
import { parseRiskLevel, type RiskLevel } from './risk-level';

/**
 * The facts that decide over a client's level in use: the stored rating [SUIT-13], the alert and the forced low risk.
 */
export type RiskProfile = {
  readonly clientRiskRating?: string | number | undefined;
  readonly kycStatus?: string | undefined;
  readonly forceLowRisk?: boolean | undefined;
  /** The date on which the rating was worked out; with no rating beside it, that of one whose year is over [SUIT-23]. */
  readonly ratedOn?: string | undefined;
};

/** The level a client is treated with: low while never assessed, overdue or forced to it, else the stored one [SUIT-28, SUIT-30, OPEN-56, OPEN-57]. */
export function riskLevelInUse({ clientRiskRating, kycStatus, forceLowRisk }: RiskProfile): RiskLevel | undefined {
  const alert = parseRiskAlert(kycStatus);
  return alert === 'N' || alert === 'O' || forceLowRisk === true ? 'low' : parseRiskLevel(clientRiskRating);
}
