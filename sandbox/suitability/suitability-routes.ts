import { eq } from 'drizzle-orm';
import type { RiskRatingAnswer } from '../../contract/rest/suitability/suitability';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import type { CallGroup } from '../wire/serve';
import { latestAssessment } from './latest-assessment';
import { questionnaireInForce } from './questionnaire-in-force';
import { riskProfileOf } from './risk-profile';
import { submitAssessment } from './submit-assessment';

/** What is told of a client's suitability; Hong Kong's books have no more than the rating [API-53..57, API-65..67]. */
export const suitabilityRoutes: CallGroup = (serve, context) => {
  const { database } = context;

  serve('suitabilityCrr', ({ clientId }) => ratingOf(context, clientId));

  serve('clientRiskRating', async ({ clientId }) => {
    const { clientRiskRating } = await ratingOf(context, clientId);
    return { clientRiskRating };
  });

  serve('kyp', async ({ clientId }) => {
    const { updateDate } = await ratingOf(context, clientId);
    const { kycStatus } = await riskProfileOf(context, clientId);
    return { completedOn: updateDate ?? null, kycStatus: kycStatus ?? null };
  });

  serve('kycDetail', async ({ clientId }) => {
    const { particulars, lowRiskReasons } = await riskProfileOf(context, clientId);
    const { workplace = null, jobTitle = null, industry = null } = particulars ?? {};
    return { workplace, jobTitle, industry, lowRiskReasons: [...lowRiskReasons] };
  });

  serve('latestKycDetail', async ({ clientId }) => {
    const { profile } = await riskProfileOf(context, clientId);
    const { kycVersion = null, completedOn = null, kycRiskLevel = null } = profile ?? {};
    return { kycVersion, completedOn, kycRiskLevel };
  });

  serve('enhancedSuitability', ({ clientId }) => latestAssessment(database, clientId, 'prudent'));
  serve('suitabilityClientKyp', ({ clientId }) => latestAssessment(database, clientId, 'risk'));

  serve('suitabilityKyp', async () => {
    const { sid, version } = await questionnaireInForce(context, 'risk');
    return { questionnaireSid: sid, version };
  });

  serve('submitEnhancedSuitability', ({ clientId, body, headers }) =>
    submitAssessment(context, { clientId, body, key: headers['idempotency-key'] }),
  );
};

async function ratingOf({ database }: ServerContext, clientId: string): Promise<RiskRatingAnswer> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  return { clientRiskRating: client?.riskLevel ?? null, updateDate: client?.riskUpdatedOn ?? null };
}
