import { highestFundRisk } from './highest-fund-risk';
import type { RiskLevel } from './risk-level';

/**
 * Returns true if a fund's risk, 1 to 5, is above what suits the client, so that a warning shows [SUIT-24, SUIT-25]; a
 * risk that is no number always is.
 */
export function exceedsTolerance(fundRisk: number, level: RiskLevel | undefined): boolean {
  return !(fundRisk <= highestFundRisk(level));
}
