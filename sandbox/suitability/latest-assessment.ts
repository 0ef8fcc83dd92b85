import { and, asc, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { riskAssessmentsAnswer } from '../../contract/rest/suitability/risk-questionnaire';
import type { latestQuestionnaireAnswer, StoredAssessmentAnswer } from '../../contract/rest/suitability/suitability';
import type { Answers } from '../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import type { Database } from '../database/database';
import { assessmentAnswers, assessments, questionnaires } from '../database/schema/suitability';

/** One sent questionnaire with what came of it. */
export type AssessmentRow = typeof assessments.$inferSelect;

/** Loads the options chosen in an assessment, by question. */
export const storedAnswers = async (database: Database, { id }: Pick<AssessmentRow, 'id'>): Promise<Answers> =>
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
    questionnaireSid,
    answeredAt: answeredAt.toISOString(),
    passed,
    clientRiskLevel,
    kycRiskLevel,
    answers: [...(await storedAnswers(database, latest.assessment))],
  };
}

/** Returns what came of every yearly questionnaire of a client, the latest first, with its day and version [SUIT-13, SUIT-23]. */
export async function pastAssessments(
  database: Database,
  clientId: string,
): Promise<z.output<typeof riskAssessmentsAnswer>> {
  const rows = await database
    .select({ assessment: assessments, version: questionnaires.version })
    .from(assessments)
    .innerJoin(questionnaires, eq(questionnaires.sid, assessments.questionnaireSid))
    .where(and(eq(assessments.clientId, clientId), eq(questionnaires.kind, 'risk')))
    .orderBy(desc(assessments.id))
    .limit(mostAssessments);
  return rows.map(({ assessment: { answeredAt, clientRiskLevel }, version }) => ({
    assessedOn: hongKongDayAt(answeredAt.getTime()),
    clientRiskLevel,
    version,
  }));
}

/** The most that are listed: more than a client reads, whatever was sent. */
const mostAssessments = 20;

/** Returns the version that a client answered last, when, and the level it came to, out of what was sent here [API-67]. */
export async function latestQuestionnaire(
  database: Database,
  clientId: string,
): Promise<z.output<typeof latestQuestionnaireAnswer>> {
  const [latest] = await pastAssessments(database, clientId);
  return {
    kycVersion: latest?.version ?? null,
    completedOn: latest?.assessedOn ?? null,
    kycRiskLevel: latest?.clientRiskLevel ?? null,
  };
}
