import type { AsyncResult } from '../../../application/ports/call-failure';
import { LatestQuestionnaires } from '../../../application/ports/suitability/latest-questionnaires';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { latestQuestionnaireAnswer, versionInForceAnswer } from '../../../contract/rest/suitability/suitability';
import { ok } from '../../../domain/kernel/result';
import type { LatestQuestionnaire } from '../../../domain/suitability/questionnaire/latest-questionnaire';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The latest questionnaire over REST; the version in force is Taiwan's alone, and is left out where it can't be loaded [API-54, API-67]. */
export class RestLatestQuestionnaires extends LatestQuestionnaires {
  constructor(private readonly client: RestClient) {
    super();
  }

  async current(): AsyncResult<LatestQuestionnaire | undefined> {
    const [latest, inForce] = await Promise.all([
      this.client.call(suitabilityCalls, {
        name: 'latestKycDetail',
        policy,
        read: readJson(latestQuestionnaireAnswer, (answer) => answer),
      }),
      this.client.call(suitabilityCalls, {
        name: 'suitabilityKyp',
        policy,
        read: readJson(versionInForceAnswer, ({ version }) => version),
      }),
    ]);
    if (!latest.ok) return latest;
    const { kycVersion, completedOn, kycRiskLevel } = latest.value;
    if (!kycVersion && !completedOn && !kycRiskLevel) return ok(undefined);
    return ok({
      version: kycVersion ?? undefined,
      completedOn: completedOn ?? undefined,
      level: parseRiskLevel(kycRiskLevel ?? undefined),
      versionInForce: inForce.ok ? inForce.value : undefined,
    });
  }
}
