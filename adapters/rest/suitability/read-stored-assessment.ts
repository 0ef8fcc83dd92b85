import type { StoredAssessment } from '../../../domain/suitability/questionnaire/stored-assessment';
import { storedAssessmentAnswer } from '../../../contract/rest/suitability/suitability';
import { readJson } from '../read-answer';

/** The client's latest answers to a questionnaire with what came of them; none before the first [ENT-64, OPEN-53]. */
export const readStoredAssessment = readJson(
  storedAssessmentAnswer,
  ({ questionnaireSid, answeredAt, passed, clientRiskLevel, kycRiskLevel, answers }): StoredAssessment | undefined =>
    questionnaireSid && answeredAt
      ? {
          questionnaireSid,
          answeredAt,
          answers: answers ?? [],
          result: {
            passed: passed === true,
            clientRiskLevel: clientRiskLevel ?? undefined,
            kycRiskLevel: kycRiskLevel ?? undefined,
          },
        }
      : undefined,
);
