import type { LowRiskReason } from '../../../domain/suitability/risk/low-risk-reasons';
import type { RiskRating } from '../../../domain/suitability/risk/risk-standing';
import type { Answer } from '../call-failure';

/** The signed-in client's rating, and what lies behind it. */
export abstract class RiskRatings {
  /** The client's rating with its day [API-53, SUIT-13]. */
  abstract current(): Answer<RiskRating>;
  /** Why the client is set to low risk whatever the answers; nothing for most [API-66, SUIT-35..37]. */
  abstract lowRiskReasons(): Answer<readonly LowRiskReason[]>;
}
