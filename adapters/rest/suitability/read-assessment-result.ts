import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import { assessmentResultAnswer } from '../../../contract/rest/suitability/assessment-result';
import { readJson } from '../read-answer';

/** Reads the server's result of a prudent assessment [ENT-64, OPEN-53]. */
export const readAssessmentResult = readJson(
  assessmentResultAnswer,
  ({ passed, clientRiskLevel, kycRiskLevel }): AssessmentResult => ({
    passed,
    clientRiskLevel: clientRiskLevel ?? undefined,
    kycRiskLevel: kycRiskLevel ?? undefined,
  }),
);
