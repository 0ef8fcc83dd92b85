import type { FundRiskRating } from '../../funds/fund-risk-rating';
import type { RiskLevel } from './risk-level';

const highest = {
  aggressive: 5,
  growth: 4,
  balanced: 3,
  stable: 2,
  conservative: 1,
  high: 5,
  medium: 4,
  low: 2,
} satisfies Record<RiskLevel, FundRiskRating>;

const highestByLevel = new Map<string | undefined, FundRiskRating>(Object.entries(highest));

/**
 * The riskiest fund that suits a client's level, RR1 to RR5 as 1 to 5 [SUIT-14..22, SUIT-24];
 * 0 without a level: nothing counts as suitable [CONFLICT-24].
 */
export const highestFundRisk = (level: RiskLevel | undefined): FundRiskRating | 0 => highestByLevel.get(level) ?? 0;
