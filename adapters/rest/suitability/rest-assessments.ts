import { Assessments, type SentQuestionnaire } from '../../../application/ports/suitability/assessments';
import type { Answer } from '../../../application/ports/call-failure';
import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { StoredAssessment } from '../../../domain/suitability/questionnaire/stored-assessment';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { readAssessmentResult } from './read-assessment-result';
import { readStoredAssessment } from './read-stored-assessment';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Assessments over REST [API-55, API-57, API-89]. */
export class RestAssessments extends Assessments {
  constructor(private readonly client: RestClient) {
    super();
  }

  send({ submission, key }: SentQuestionnaire): Answer<AssessmentResult> {
    return this.client.call(suitabilityCalls, {
      name: 'submitEnhancedSuitability',
      headers: { 'Idempotency-Key': key },
      body: submission,
      policy,
      read: readAssessmentResult,
    });
  }

  latest(kind: QuestionnaireKind): Answer<StoredAssessment | undefined> {
    const name = kind === 'risk' ? 'suitabilityClientKyp' : 'enhancedSuitability';
    return this.client.call(suitabilityCalls, { name, policy, read: readStoredAssessment });
  }
}
