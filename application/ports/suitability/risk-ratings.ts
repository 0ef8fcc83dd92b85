import type { ClientGrounds } from '../../../domain/suitability/risk/client-grounds';
import type { RiskRating } from '../../../domain/suitability/risk-status';
import type { AsyncResult } from '../call-failure';

/** The signed-in client's rating, and what lies behind it. */
export abstract class RiskRatings {
  /** The client's rating with its day [API-53, SUIT-13]. */
  abstract current(): AsyncResult<RiskRating>;
  /** The other grounds of suitability: reasons for low risk whatever the answers, and the work on record [API-66, SUIT-32, SUIT-35..37]. */
  abstract grounds(): AsyncResult<ClientGrounds>;
}
