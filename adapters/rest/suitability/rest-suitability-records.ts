import type { AsyncResult } from '../../../application/ports/call-failure';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import {
  latestQuestionnaireAnswer,
  questionnaireStatusAnswer,
  riskRatingAnswer,
} from '../../../contract/rest/suitability/suitability';
import { ok } from '../../../domain/kernel/result';
import { deriveSuitabilityRecord } from '../../../domain/suitability/derive-suitability-record';
import { parseRiskAlert } from '../../../domain/suitability/risk/risk-alert';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { readClientGrounds } from './read-client-grounds';
import { readStoredAssessment } from './read-stored-assessment';

const policy = { showErrors: false };

/** The client's suitability over REST, which tells one fact by each call; the record takes all of them [API-53, API-56, API-57, API-66, API-67]. */
export class RestSuitabilityRecords extends SuitabilityRecords {
  constructor(private readonly client: RestClient) {
    super();
  }

  /** Both steps of the assessment begin with the same record [SUIT-47]. */
  async current(): AsyncResult<readonly SuitabilityRecord[]> {
    const [rating, status, questionnaire, prudent, grounds] = await Promise.all([
      this.client.call(suitabilityCalls, {
        name: 'suitabilityCrr',
        policy,
        read: readJson(riskRatingAnswer, (answer) => answer),
      }),
      this.client.call(suitabilityCalls, {
        name: 'kyp',
        policy,
        read: readJson(questionnaireStatusAnswer, ({ kycStatus }) => parseRiskAlert(kycStatus ?? undefined)),
      }),
      this.client.call(suitabilityCalls, {
        name: 'latestKycDetail',
        policy,
        read: readJson(latestQuestionnaireAnswer, (answer) => answer),
      }),
      this.client.call(suitabilityCalls, { name: 'enhancedSuitability', policy, read: readStoredAssessment }),
      this.client.call(suitabilityCalls, { name: 'kycDetail', policy, read: readClientGrounds }),
    ]);
    if (!rating.ok) return rating;
    if (!status.ok) return status;
    if (!questionnaire.ok) return questionnaire;
    if (!prudent.ok) return prudent;
    if (!grounds.ok) return grounds;
    const { clientRiskRating, updateDate } = rating.value;
    const { kycVersion, completedOn, kycRiskLevel } = questionnaire.value;
    return ok([
      deriveSuitabilityRecord({
        rating: clientRiskRating === null || clientRiskRating === undefined ? undefined : String(clientRiskRating),
        ratedOn: updateDate ?? undefined,
        alert: status.value,
        questionnaire: {
          version: kycVersion ?? undefined,
          completedOn: completedOn ?? undefined,
          level: kycRiskLevel ?? undefined,
        },
        prudentAssessment: prudent.value && {
          answeredAt: prudent.value.answeredAt,
          passed: prudent.value.result.passed,
        },
        lowRiskReasons: grounds.value.lowRiskReasons,
      }),
    ]);
  }
}
