import { exceedsTolerance } from './exceeds-tolerance';
import { riskLevelInUse, type RiskProfile } from './risk-level-in-use';

/**
 * Returns true if a fund may be put before a client unasked: it suits the level in use; nothing from medium risk up
 * while never assessed or overdue [SUIT-24, SUIT-29, SUIT-30].
 */
export const canOffer = (fundRisk: number, client: RiskProfile): boolean =>
  !exceedsTolerance(fundRisk, riskLevelInUse(client));
