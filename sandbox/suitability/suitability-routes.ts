import { eq } from 'drizzle-orm';
import type { AssessmentResultAnswer } from '../../adapters/rest/contract/assessment-result';
import type {
  ClientGroundsAnswer,
  KeptAssessmentAnswer,
  LatestQuestionnaireAnswer,
  QuestionnaireStatusAnswer,
  RiskRatingAnswer,
  VersionInForceAnswer,
} from '../../adapters/rest/contract/suitability';
import { submittedQuestionnaire } from '../../adapters/rest/contract/questionnaire-submission';
import { clients } from '../database/schema/clients';
import type { RouteGroup, Surroundings } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { latestAssessment } from './kept-assessments';
import { questionnaireInForce } from './questionnaire-in-force';
import { riskProfileOf } from './risk-profile';
import { submitAssessment } from './submit-assessment';

/** What both regions tell of a client's suitability; Hong Kong's books have no more than the rating [API-53, API-56, API-57, API-65..67]. */
export const suitabilityRoutes: RouteGroup = (app, surroundings) => {
  const { database } = surroundings;

  app.get('/suitabilityCrr', async (request): Promise<RiskRatingAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    return ratingOf(surroundings, clientId);
  });

  app.get('/clientRiskRating', async (request) => {
    const { clientId } = await requireSession(request, surroundings);
    const { clientRiskRating } = await ratingOf(surroundings, clientId);
    return { clientRiskRating };
  });

  app.get('/suitability/kyp', async (request): Promise<QuestionnaireStatusAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    const { updateDate } = await ratingOf(surroundings, clientId);
    const { kycStatus } = await riskProfileOf(surroundings, clientId);
    return { completedOn: updateDate ?? null, kycStatus: kycStatus ?? null };
  });

  app.get('/kycDetail', async (request): Promise<ClientGroundsAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    const { particulars, lowRiskReasons } = await riskProfileOf(surroundings, clientId);
    const { workplace = null, jobTitle = null, industry = null } = particulars ?? {};
    return { workplace, jobTitle, industry, lowRiskReasons: [...lowRiskReasons] };
  });

  app.get('/latestKycDetail', async (request): Promise<LatestQuestionnaireAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    const { profile } = await riskProfileOf(surroundings, clientId);
    const { kycVersion = null, completedOn = null, kycRiskLevel = null } = profile ?? {};
    return { kycVersion, completedOn, kycRiskLevel };
  });

  app.get('/enhancedSuitability', async (request): Promise<KeptAssessmentAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    return latestAssessment(database, clientId, 'prudent');
  });
};

/** How a client of Taiwan is assessed [API-54, API-55, API-89]. */
export const assessmentRoutes: RouteGroup = (app, surroundings) => {
  app.get('/suitabilityKyp', async (request): Promise<VersionInForceAnswer> => {
    await requireSession(request, surroundings);
    const { sid, version } = await questionnaireInForce(surroundings, 'risk');
    return { questionnaireSid: sid, version };
  });

  app.get('/suitabilityClientKyp', async (request): Promise<KeptAssessmentAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    return latestAssessment(surroundings.database, clientId, 'risk');
  });

  app.post('/enhancedSuitability', async (request): Promise<AssessmentResultAnswer> => {
    const { clientId } = await requireSession(request, surroundings);
    const body = submittedQuestionnaire.safeParse(request.body);
    if (!body.success) throw new Refusal(400, ['ANSWERS_INVALID']);
    const key = request.headers['idempotency-key'];
    if (Array.isArray(key) || (key !== undefined && !/^[\x21-\x7e]{1,100}$/.test(key)))
      throw new Refusal(400, ['SUBMISSION_KEY_INVALID']);
    return submitAssessment(surroundings, { clientId, body: body.data, submissionKey: key });
  });
};

async function ratingOf({ database }: Surroundings, clientId: string): Promise<RiskRatingAnswer> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  return { clientRiskRating: client?.riskLevel ?? null, updateDate: client?.riskUpdatedOn ?? null };
}
