import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import type { Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import {
  contradictingAnswers,
  questionCategories,
  questionnaires,
  questionOptions,
  questions,
} from '../database/schema/suitability';
import { ApiError } from '../wire/api-error';

type Head = typeof questionnaires.$inferSelect;

/** The code of a region that has no questionnaire of a kind. */
export const questionnaireUnknown = 'QUESTIONNAIRE_UNKNOWN';

/** Returns the version of a region's questionnaire that is to be answered today. */
export async function questionnaireInForce(
  { database, clock, region }: Pick<ServerContext, 'database' | 'clock' | 'region'>,
  kind: QuestionnaireKind,
): Promise<Head> {
  const [head] = await database
    .select()
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.region, region),
        eq(questionnaires.kind, kind),
        lte(questionnaires.inForceFrom, today(clock)),
      ),
    )
    .orderBy(desc(questionnaires.inForceFrom), desc(questionnaires.sid))
    .limit(1);
  if (head === undefined) throw new ApiError(404, [questionnaireUnknown]);
  return head;
}

/** All of a version: its categories in their order, each with its questions, and the answers that contradict each other [ENT-39..42, OPEN-54]. */
export async function wholeQuestionnaire(
  { database }: Pick<ServerContext, 'database'>,
  { sid, kind, version }: Head,
  language: Language,
): Promise<Questionnaire> {
  const categories = await database
    .select()
    .from(questionCategories)
    .where(eq(questionCategories.questionnaireSid, sid))
    .orderBy(asc(questionCategories.position));
  const asked = await database
    .select()
    .from(questions)
    .where(eq(questions.questionnaireSid, sid))
    .orderBy(asc(questions.sequence));
  const choices = await database
    .select()
    .from(questionOptions)
    .where(eq(questionOptions.questionnaireSid, sid))
    .orderBy(asc(questionOptions.questionSequence), asc(questionOptions.sequence));
  const contradictions = await loadContradictions({ database }, { sid });
  const optionsOf = (question: number) =>
    choices
      .filter(({ questionSequence }) => questionSequence === question)
      .map(({ sequence, point, texts }) => ({ sequence, point, text: localised(texts, language) }));
  const questionsIn = (category: number) =>
    asked
      .filter(({ categoryPosition }) => categoryPosition === category)
      .map(({ sequence, texts }, index) => ({
        sequence,
        type: 'S',
        position: index + 1,
        text: localised(texts, language),
        options: optionsOf(sequence),
      }));
  return {
    sid,
    type: kind === 'risk' ? 'KYC' : 'ENHANCED',
    version,
    questionCategories: categories.map(({ position, texts }) => ({
      position,
      text: localised(texts, language),
      questions: questionsIn(position),
    })),
    contradictions,
  };
}

/** The pairs of answers to a version that contradict each other. */
export async function loadContradictions(
  { database }: Pick<ServerContext, 'database'>,
  { sid }: Pick<Head, 'sid'>,
): Promise<Questionnaire['contradictions']> {
  const pairs = await database
    .select()
    .from(contradictingAnswers)
    .where(eq(contradictingAnswers.questionnaireSid, sid));
  return pairs.map((pair) => [
    { questionSequence: pair.firstQuestion, optionSequence: pair.firstOption },
    { questionSequence: pair.secondQuestion, optionSequence: pair.secondOption },
  ]);
}

/** Returns the questionnaire that a step of the assessment is about [GQL-21, GQL-22, SUIT-47]. */
export function kindOfStep(nextStep: number): QuestionnaireKind {
  if (nextStep === 0) return 'risk';
  if (nextStep === 1) return 'prudent';
  throw new ApiError(400, ['STEP_INVALID']);
}
