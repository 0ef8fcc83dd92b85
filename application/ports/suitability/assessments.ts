import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { StoredAssessment } from '../../../domain/suitability/questionnaire/stored-assessment';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import type { toSuitabilitySubmission } from '../../../domain/suitability/questionnaire/questionnaire-submission';
import type { RiskLevel } from '../../../domain/suitability/risk/risk-level';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';

/** A questionnaire as it is sent, and the key under which it counts once. */
export type SentQuestionnaire = {
  readonly submission: ReturnType<typeof toSuitabilitySubmission>;
  readonly key: IdempotencyKey;
};

/** A rating as it was worked out, the day a date [SUIT-13, SUIT-23]. */
export type PastRating = { readonly assessedOn: string; readonly level: RiskLevel | undefined };

/** The assessments of a client: answers to questionnaires, and the ratings that come of them. */
export abstract class Assessments {
  /** Sends a questionnaire; the same one under the same key counts once [API-89, SUIT-02]. */
  abstract send(sent: SentQuestionnaire): AsyncResult<AssessmentResult>;
  /** The latest that was sent of a kind; undefined before the first [API-55, API-57, ENT-64]. */
  abstract latest(kind: QuestionnaireKind): AsyncResult<StoredAssessment | undefined>;
  /** The ratings that came of every yearly questionnaire sent, the latest first; none where the server doesn’t tell them [SUIT-13, SUIT-23, OPEN-59]. */
  abstract pastRatings(): AsyncResult<readonly PastRating[]>;
}
