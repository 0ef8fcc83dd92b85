import { exceedsTolerance } from './exceeds-tolerance';
import { riskLevelInUse, type RiskProfile } from './risk-level-in-use';

/** Whether a fund may be put before a client unasked: only one that suits the level in use, so nothing from medium risk up while never assessed or overdue [SUIT-24, SUIT-29, SUIT-30]. */
export const canOffer = (fundRisk: number, client: RiskProfile): boolean =>
  !exceedsTolerance(fundRisk, riskLevelInUse(client));
