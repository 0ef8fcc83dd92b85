import {
  Assessments,
  type PastRating,
  type SentQuestionnaire,
} from '../../../application/ports/suitability/assessments';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { ByRegion, Region } from '../../../domain/region';
import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { StoredAssessment } from '../../../domain/suitability/questionnaire/stored-assessment';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import { riskAssessmentsAnswer } from '../../../contract/rest/suitability/risk-questionnaire';
import { suitabilityCalls } from '../../../contract/rest/suitability/suitability-calls';
import { readAssessmentResult } from './read-assessment-result';
import { readJson } from '../read-answer';
import { readStoredAssessment } from './read-stored-assessment';
import type { RestClient } from '../rest-client';
import { whereNotOffered } from '../where-not-offered';

const policy = { showErrors: false };

type AssessmentCalls = {
  readonly send: 'submitEnhancedSuitability' | 'submitRiskQuestionnaire';
  readonly latest: Readonly<
    Record<QuestionnaireKind, 'suitabilityClientKyp' | 'enhancedSuitability' | 'latestRiskQuestionnaire'>
  >;
};

/** The calls by which each region assesses its clients; those of Hong Kong are ours [API-55, API-57, API-89, SUIT-23]. */
const assessmentCalls: ByRegion<AssessmentCalls> = {
  HK: {
    send: 'submitRiskQuestionnaire',
    latest: { risk: 'latestRiskQuestionnaire', prudent: 'enhancedSuitability' },
  },
  TW: {
    send: 'submitEnhancedSuitability',
    latest: { risk: 'suitabilityClientKyp', prudent: 'enhancedSuitability' },
  },
};

/** Assessments over REST [API-55, API-57, API-89]. */
export class RestAssessments extends Assessments {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  send({ submission, key }: SentQuestionnaire): AsyncResult<AssessmentResult> {
    return this.client.call(suitabilityCalls, {
      name: assessmentCalls[this.region].send,
      headers: { 'Idempotency-Key': key },
      body: submission,
      policy,
      read: readAssessmentResult,
    });
  }

  latest(kind: QuestionnaireKind): AsyncResult<StoredAssessment | undefined> {
    const name = assessmentCalls[this.region].latest[kind];
    return this.client.call(suitabilityCalls, { name, policy, read: readStoredAssessment });
  }

  async pastRatings(): AsyncResult<readonly PastRating[]> {
    const answer = await this.client.call(suitabilityCalls, {
      name: 'riskAssessments',
      policy,
      read: readJson(riskAssessmentsAnswer, (past) =>
        past.map(({ assessedOn, clientRiskLevel }) => ({ assessedOn, level: parseRiskLevel(clientRiskLevel) })),
      ),
    });
    return whereNotOffered(answer, []);
  }
}
