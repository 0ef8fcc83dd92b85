import type { Answer } from '../../../application/ports/call-failure';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import { type LowRiskReason, lowRiskReasonNames } from '../../../domain/suitability/risk/low-risk-reasons';
import type { RiskRating } from '../../../domain/suitability/risk/risk-standing';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { clientGroundsAnswer, riskRatingAnswer } from '../../../contract/rest/suitability/suitability';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The client's rating over REST, in both regions [API-53, API-66]. */
export class RestRiskRatings extends RiskRatings {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): Answer<RiskRating> {
    return this.client.call(suitabilityCalls, {
      name: 'suitabilityCrr',
      policy,
      read: readJson(riskRatingAnswer, ({ clientRiskRating, updateDate }) => ({
        rating: clientRiskRating ?? undefined,
        updatedOn: updateDate ?? undefined,
      })),
    });
  }

  /** A reason that isn't known is none. */
  lowRiskReasons(): Answer<readonly LowRiskReason[]> {
    return this.client.call(suitabilityCalls, {
      name: 'kycDetail',
      policy,
      read: readJson(clientGroundsAnswer, ({ lowRiskReasons }) =>
        lowRiskReasonNames.filter((reason) => lowRiskReasons?.includes(reason)),
      ),
    });
  }
}
