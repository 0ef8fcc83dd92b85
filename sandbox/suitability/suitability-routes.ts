import { eq } from 'drizzle-orm';
import type { RiskRatingAnswer } from '../../adapters/rest/contract/suitability/suitability';
import type { Surroundings } from '../context/server-context';
import { clients } from '../database/schema/clients';
import type { CallGroup } from '../wire/serve';
import { latestAssessment } from './kept-assessments';
import { questionnaireInForce } from './questionnaire-in-force';
import { riskProfileOf } from './risk-profile';
import { submitAssessment } from './submit-assessment';

/** What is told of a client's suitability; Hong Kong's books have no more than the rating [API-53..57, API-65..67]. */
export const suitabilityRoutes: CallGroup = (serve, surroundings) => {
  const { database } = surroundings;

  serve('suitabilityCrr', ({ clientId }) => ratingOf(surroundings, clientId));

  serve('clientRiskRating', async ({ clientId }) => {
    const { clientRiskRating } = await ratingOf(surroundings, clientId);
    return { clientRiskRating };
  });

  serve('kyp', async ({ clientId }) => {
    const { updateDate } = await ratingOf(surroundings, clientId);
    const { kycStatus } = await riskProfileOf(surroundings, clientId);
    return { completedOn: updateDate ?? null, kycStatus: kycStatus ?? null };
  });

  serve('kycDetail', async ({ clientId }) => {
    const { particulars, lowRiskReasons } = await riskProfileOf(surroundings, clientId);
    const { workplace = null, jobTitle = null, industry = null } = particulars ?? {};
    return { workplace, jobTitle, industry, lowRiskReasons: [...lowRiskReasons] };
  });

  serve('latestKycDetail', async ({ clientId }) => {
    const { profile } = await riskProfileOf(surroundings, clientId);
    const { kycVersion = null, completedOn = null, kycRiskLevel = null } = profile ?? {};
    return { kycVersion, completedOn, kycRiskLevel };
  });

  serve('enhancedSuitability', ({ clientId }) => latestAssessment(database, clientId, 'prudent'));
  serve('suitabilityClientKyp', ({ clientId }) => latestAssessment(database, clientId, 'risk'));

  serve('suitabilityKyp', async () => {
    const { sid, version } = await questionnaireInForce(surroundings, 'risk');
    return { questionnaireSid: sid, version };
  });

  serve('submitEnhancedSuitability', ({ clientId, body, headers }) =>
    submitAssessment(surroundings, { clientId, body, key: headers['idempotency-key'] }),
  );
};

async function ratingOf({ database }: Surroundings, clientId: string): Promise<RiskRatingAnswer> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  return { clientRiskRating: client?.riskLevel ?? null, updateDate: client?.riskUpdatedOn ?? null };
}
