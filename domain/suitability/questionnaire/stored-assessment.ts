import type { AssessmentResult } from './assessment-result';
import type { Answers } from './questionnaire';

/** The latest questionnaire that the server has of a client: what was answered, when, an instant, and what came of it [ENT-64, OPEN-53]. */
export type StoredAssessment = {
  readonly questionnaireSid: string;
  readonly answeredAt: string;
  readonly answers: Answers;
  readonly result: AssessmentResult;
};
