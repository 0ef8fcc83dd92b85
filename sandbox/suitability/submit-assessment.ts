import { and, eq } from 'drizzle-orm';
import type { SubmittedQuestionnaire } from '../../adapters/rest/contract/questionnaire-submission';
import { assessPrudence, assessRisk, type AssessmentOutcome } from '../../domain/suitability/assess-answers';
import { checkAnswers } from '../../domain/suitability/check-answers';
import type { Answers } from '../../domain/suitability/questionnaire';
import type { QuestionnaireKind } from '../../domain/suitability/questionnaire-kind';
import { answersIn } from '../../domain/suitability/questionnaire-submission';
import { sameAnswers } from '../../domain/suitability/same-answers';
import { today } from '../clock';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { suitabilityProfiles } from '../database/schema/notices';
import { assessmentAnswers, assessments, questionnaires } from '../database/schema/suitability';
import type { Surroundings } from '../server/app';
import { Refusal } from '../server/refusal';
import { answersOf } from './kept-assessments';
import { questionnaireInForce, wholeQuestionnaire } from './questionnaire-in-force';
import { riskProfileOf } from './risk-profile';

type Sent = {
  readonly clientId: string;
  readonly body: SubmittedQuestionnaire;
  /** The same one is taken once [API-89]. */
  readonly submissionKey: string | undefined;
};

/** Takes a client's answers, assesses them and changes her rating, all or nothing; what was sent under a key before is answered as it was then [API-89, SUIT-02, SUIT-41, SUIT-46, OPEN-55]. */
export async function submitAssessment(surroundings: Surroundings, sent: Sent): Promise<AssessmentOutcome> {
  return surroundings.database.transaction(async (database) => {
    const world = { ...surroundings, database };
    const earlier = await sentBefore(database, sent);
    if (earlier) return earlier;
    const { kind, outcome, answers } = await assessed(world, sent);
    const id = await keep(world, sent, { outcome, answers });
    // Another of the same key came in between.
    if (id === undefined) return (await sentBefore(database, sent)) ?? outcome;
    await takeEffect(world, sent.clientId, { kind, outcome });
    return outcome;
  });
}

async function sentBefore(
  database: Database,
  { clientId, body, submissionKey }: Sent,
): Promise<AssessmentOutcome | undefined> {
  if (submissionKey === undefined) return undefined;
  const [known] = await database
    .select()
    .from(assessments)
    .where(and(eq(assessments.clientId, clientId), eq(assessments.submissionKey, submissionKey)));
  if (known === undefined) return undefined;
  const isSame = known.questionnaireSid === body.questionnaireSid;
  if (!isSame || !sameAnswers(await answersOf(database, known), answersIn(body)))
    throw new Refusal(422, ['SUBMISSION_CONFLICT']);
  const { passed, clientRiskLevel, kycRiskLevel } = known;
  return { passed, clientRiskLevel, kycRiskLevel: kycRiskLevel ?? clientRiskLevel };
}

async function assessed(world: Surroundings, { clientId, body }: Sent) {
  const { database } = world;
  const [asked] = await database.select().from(questionnaires).where(eq(questionnaires.sid, body.questionnaireSid));
  if (asked === undefined) throw new Refusal(400, ['QUESTIONNAIRE_UNKNOWN']);
  const inForce = await questionnaireInForce(world, asked.kind);
  if (inForce.sid !== asked.sid) throw new Refusal(409, ['QUESTIONNAIRE_CHANGED']);
  const questionnaire = await wholeQuestionnaire(world, inForce, 'zh_TW');
  const answers = answersIn(body);
  const problems = checkAnswers(questionnaire, answers, true).map(({ kind }) => kind);
  if (problems.includes('not-answered')) throw new Refusal(400, ['QUESTION_NOT_ANSWERED']);
  if (problems.length > 0) throw new Refusal(400, ['ANSWERS_CONTRADICT']);
  const { profile, kycStatus, toBeLowRisk, lowRiskReasons } = await riskProfileOf(world, clientId);
  if (asked.kind === 'risk') {
    const outcome = assessRisk(questionnaire, answers, { levels: inForce.levels, lowRiskReasons });
    return { kind: asked.kind, outcome, answers };
  }
  if (kycStatus !== undefined) throw new Refusal(409, ['QUESTIONNAIRE_FIRST']);
  const kycRiskLevel = profile?.kycRiskLevel;
  if (!kycRiskLevel || !(profile.isForcedLow || toBeLowRisk)) throw new Refusal(409, ['ASSESSMENT_NOT_NEEDED']);
  return { kind: asked.kind, outcome: assessPrudence(questionnaire, answers, kycRiskLevel), answers };
}

async function keep(
  { database, clock }: Surroundings,
  { clientId, body, submissionKey }: Sent,
  { outcome, answers }: { readonly outcome: AssessmentOutcome; readonly answers: Answers },
): Promise<number | undefined> {
  const [kept] = await database
    .insert(assessments)
    .values({
      ...{ clientId, submissionKey, questionnaireSid: body.questionnaireSid, answeredAt: clock.now() },
      ...outcome,
    })
    .onConflictDoNothing()
    .returning({ id: assessments.id });
  if (kept === undefined) return undefined;
  await database.insert(assessmentAnswers).values(answers.map((answer) => ({ assessmentId: kept.id, ...answer })));
  return kept.id;
}

/** Her rating, its date and her status change; the status of the workplace data too, since the questionnaire asks for it. */
async function takeEffect(
  { database, clock }: Surroundings,
  clientId: string,
  { kind, outcome }: { readonly kind: QuestionnaireKind; readonly outcome: AssessmentOutcome },
): Promise<void> {
  const { passed, clientRiskLevel: riskLevel, kycRiskLevel } = outcome;
  const day = today(clock);
  const [inForce] = kind === 'risk' ? [await questionnaireInForce({ database, clock }, kind)] : [];
  const changes = inForce
    ? { kycStatus: null, completedOn: day, kycRiskLevel, kycVersion: inForce.version, isForcedLow: !passed }
    : { prudentOn: day, isForcedLow: !passed };
  await database.update(clients).set({ riskLevel, riskUpdatedOn: day }).where(eq(clients.id, clientId));
  await database
    .insert(suitabilityProfiles)
    .values({ clientId, ...changes })
    .onConflictDoUpdate({ target: suitabilityProfiles.clientId, set: changes });
}
