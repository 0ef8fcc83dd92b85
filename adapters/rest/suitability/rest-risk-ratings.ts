import type { AsyncResult } from '../../../application/ports/call-failure';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import type { ClientGrounds } from '../../../domain/suitability/risk/client-grounds';
import type { RiskRating } from '../../../domain/suitability/risk-status';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { riskRatingAnswer } from '../../../contract/rest/suitability/suitability';
import { readJson } from '../read-answer';
import { readClientGrounds } from './read-client-grounds';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The client's rating over REST, in both regions [API-53, API-66]. */
export class RestRiskRatings extends RiskRatings {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): AsyncResult<RiskRating> {
    return this.client.call(suitabilityCalls, {
      name: 'suitabilityCrr',
      policy,
      read: readJson(riskRatingAnswer, ({ clientRiskRating, updateDate }) => ({
        rating: clientRiskRating ?? undefined,
        updatedOn: updateDate ?? undefined,
      })),
    });
  }

  grounds(): AsyncResult<ClientGrounds> {
    return this.client.call(suitabilityCalls, { name: 'kycDetail', policy, read: readClientGrounds });
  }
}
