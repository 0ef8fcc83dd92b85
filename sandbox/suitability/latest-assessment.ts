import { and, asc, desc, eq } from 'drizzle-orm';
import type { StoredAssessmentAnswer } from '../../contract/rest/suitability/suitability';
import type { Answers } from '../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';
import type { Database } from '../database/database';
import { assessmentAnswers, assessments, questionnaires } from '../database/schema/suitability';

/** One sent questionnaire with what came of it. */
export type Assessment = typeof assessments.$inferSelect;

/** What was chosen in one, by question. */
export const answersOf = async (database: Database, { id }: Pick<Assessment, 'id'>): Promise<Answers> =>
  database
    .select({
      questionSequence: assessmentAnswers.questionSequence,
      optionSequence: assessmentAnswers.optionSequence,
    })
    .from(assessmentAnswers)
    .where(eq(assessmentAnswers.assessmentId, id))
    .orderBy(asc(assessmentAnswers.questionSequence));

/** A client's latest of a kind as the calls answer it; nothing but blanks before the first [API-55, API-57, ENT-64]. */
export async function latestAssessment(
  database: Database,
  clientId: string,
  kind: QuestionnaireKind,
): Promise<StoredAssessmentAnswer> {
  const [latest] = await database
    .select({ assessment: assessments })
    .from(assessments)
    .innerJoin(questionnaires, eq(questionnaires.sid, assessments.questionnaireSid))
    .where(and(eq(assessments.clientId, clientId), eq(questionnaires.kind, kind)))
    .orderBy(desc(assessments.id))
    .limit(1);
  if (latest === undefined) return { questionnaireSid: null, answeredAt: null, answers: null };
  const { questionnaireSid, answeredAt, passed, clientRiskLevel, kycRiskLevel } = latest.assessment;
  return {
    ...{ questionnaireSid, answeredAt: answeredAt.toISOString(), passed, clientRiskLevel, kycRiskLevel },
    answers: [...(await answersOf(database, latest.assessment))],
  };
}
