import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { StoredAssessment } from '../../../domain/suitability/questionnaire/stored-assessment';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { toSuitabilitySubmission } from '../../../domain/suitability/questionnaire/questionnaire-submission';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { Answer } from '../call-failure';

/** A questionnaire as it is sent, and the key under which it counts once. */
export type SentQuestionnaire = {
  readonly submission: ReturnType<typeof toSuitabilitySubmission>;
  readonly key: IdempotencyKey;
};

/** What clients of Taiwan answer, and what comes of it. */
export abstract class Assessments {
  /** Sends a questionnaire; the same one under the same key counts once [API-89, SUIT-02]. */
  abstract send(sent: SentQuestionnaire): Answer<AssessmentResult>;
  /** The latest that was sent of a kind; undefined before the first [API-55, API-57, ENT-64]. */
  abstract latest(kind: QuestionnaireKind): Answer<StoredAssessment | undefined>;
}

declare module '../port-group' {
  interface PortGroups {
    /** The client's risk profile and, in Taiwan, what assesses it. */
    readonly suitability: true;
  }
}
