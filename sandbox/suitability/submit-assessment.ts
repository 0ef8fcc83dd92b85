import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { assessmentResultAnswer } from '../../contract/rest/suitability/assessment-result';
import type { SubmittedQuestionnaire } from '../../contract/rest/suitability/questionnaire-submission';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { assessPrudence, assessRisk, type AssessedLevels } from '../../domain/suitability/questionnaire/assess-answers';
import { checkAnswers } from '../../domain/suitability/questionnaire/check-answers';
import type { Answers } from '../../domain/suitability/questionnaire/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire/questionnaire-kind';
import { answersIn } from '../../domain/suitability/questionnaire/questionnaire-submission';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { suitabilityProfiles } from '../database/schema/notices';
import { assessmentAnswers, assessments, questionnaires } from '../database/schema/suitability';
import { runOnce } from '../submissions/run-once';
import { ApiError } from '../wire/api-error';
import { questionnaireInForce, questionnaireUnknown, wholeQuestionnaire } from './questionnaire-in-force';
import { loadRiskProfile } from './risk-profile';

type Sent = {
  /** The call of the region that it is sent by. */
  readonly call: 'submitEnhancedSuitability' | 'submitRiskQuestionnaire';
  readonly clientId: string;
  readonly body: SubmittedQuestionnaire;
  readonly key: IdempotencyKey;
};

type Assessed = z.output<typeof assessmentResultAnswer>;

/** Takes a client's answers once, assesses them and changes the rating, all or nothing [API-89, SUIT-02, SUIT-41, SUIT-46, OPEN-55]. */
export async function submitAssessment(context: ServerContext, sent: Sent): Promise<Assessed> {
  const { call, clientId, body, key } = sent;
  const content = JSON.stringify([body.questionnaireSid, inOrder(answersIn(body))]);
  const submission = { clientId, call, key, content };
  return runOnce<Assessed>(context, { submission, stored: assessmentResultAnswer }, async (database) => {
    const deps = { ...context, database };
    const { kind, outcome, answers } = await assessed(deps, sent);
    await keep(deps, sent, { outcome, answers });
    await applyAssessment(deps, clientId, { kind, outcome });
    return { keep: outcome };
  });
}

const inOrder = (answers: Answers): Answers =>
  answers.toSorted(
    (one, other) => one.questionSequence - other.questionSequence || one.optionSequence - other.optionSequence,
  );

async function assessed(context: ServerContext, { clientId, body }: Sent) {
  const { database, region } = context;
  const [asked] = await database.select().from(questionnaires).where(eq(questionnaires.sid, body.questionnaireSid));
  if (asked?.region !== region) throw new ApiError(400, [questionnaireUnknown]);
  const inForce = await questionnaireInForce(context, asked.kind);
  if (inForce.sid !== asked.sid) throw new ApiError(409, ['QUESTIONNAIRE_CHANGED']);
  const questionnaire = await wholeQuestionnaire(context, inForce, 'zh_TW');
  const answers = answersIn(body);
  const problems = checkAnswers(questionnaire, answers, true).map(({ kind }) => kind);
  if (problems.includes('not-answered')) throw new ApiError(400, ['QUESTION_NOT_ANSWERED']);
  if (problems.length > 0) throw new ApiError(400, ['ANSWERS_CONTRADICT']);
  const { profile, kycStatus, toBeLowRisk, lowRiskReasons } = await loadRiskProfile(context, clientId);
  if (asked.kind === 'risk') {
    const outcome = assessRisk(questionnaire, answers, { region, levels: inForce.levels, lowRiskReasons });
    return { kind: asked.kind, outcome, answers };
  }
  if (kycStatus !== undefined) throw new ApiError(409, ['QUESTIONNAIRE_FIRST']);
  const kycRiskLevel = profile?.kycRiskLevel;
  if (!kycRiskLevel || !(profile.isForcedLow || toBeLowRisk)) throw new ApiError(409, ['ASSESSMENT_NOT_NEEDED']);
  return { kind: asked.kind, outcome: assessPrudence(questionnaire, answers, kycRiskLevel), answers };
}

async function keep(
  { database, clock }: ServerContext,
  { clientId, body }: Sent,
  { outcome, answers }: { readonly outcome: AssessedLevels; readonly answers: Answers },
): Promise<void> {
  const [stored] = await database
    .insert(assessments)
    .values({
      clientId,
      questionnaireSid: body.questionnaireSid,
      answeredAt: clock.now(),
      ...outcome,
    })
    .returning({ id: assessments.id });
  if (stored === undefined) throw new Error('an assessment was written without a number');
  await database.insert(assessmentAnswers).values(answers.map((answer) => ({ assessmentId: stored.id, ...answer })));
}

/**
 * Changes the client's rating and, in Taiwan, the status; the status of the workplace data too, since the questionnaire
 * asks for it. The rating's date is that of the questionnaire, from which its year counts, whatever the prudent assessment
 * says [SUIT-23].
 */
export async function applyAssessment(
  { database, clock, region }: Pick<ServerContext, 'database' | 'clock' | 'region'>,
  clientId: string,
  { kind, outcome }: { readonly kind: QuestionnaireKind; readonly outcome: AssessedLevels },
): Promise<void> {
  const { passed, clientRiskLevel: riskLevel, kycRiskLevel } = outcome;
  const day = today(clock);
  const [inForce] = kind === 'risk' ? [await questionnaireInForce({ database, clock, region }, kind)] : [];
  const changes = inForce
    ? { kycStatus: null, completedOn: day, kycRiskLevel, kycVersion: inForce.version, isForcedLow: !passed }
    : { prudentOn: day, isForcedLow: !passed };
  await database
    .update(clients)
    .set({ riskLevel, ...(inForce && { riskUpdatedOn: day }) })
    .where(eq(clients.id, clientId));
  if (!regionalRiskRecords[region].suitability) return;
  await database
    .insert(suitabilityProfiles)
    .values({ clientId, ...changes })
    .onConflictDoUpdate({ target: suitabilityProfiles.clientId, set: changes });
}
