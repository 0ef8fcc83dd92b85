import { eq } from 'drizzle-orm';
import type { RiskRatingAnswer } from '../../contract/rest/suitability/suitability';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import type { CallGroup } from '../wire/serve';
import { latestAssessment, latestQuestionnaire, pastAssessments } from './latest-assessment';
import { questionnaireInForce, wholeQuestionnaire } from './questionnaire-in-force';
import { loadRiskProfile, statedRating } from './risk-profile';
import { submitAssessment } from './submit-assessment';
import { wireQuestionnaire } from './wire-questionnaire';

/** The calls about a client's suitability; Hong Kong's books have the rating and its questionnaires [API-53..57, API-65..67, SUIT-23]. */
export const suitabilityRoutes: CallGroup = (serve, context) => {
  const { database, region } = context;

  serve('suitabilityCrr', ({ clientId }) => ratingOf(context, clientId));

  serve('clientRiskRating', async ({ clientId }) => {
    const { clientRiskRating } = await ratingOf(context, clientId);
    return { clientRiskRating };
  });

  serve('kyp', async ({ clientId }) => {
    const { updateDate } = await ratingOf(context, clientId);
    const { kycStatus } = await loadRiskProfile(context, clientId);
    return { completedOn: updateDate ?? null, kycStatus: kycStatus ?? null };
  });

  serve('kycDetail', async ({ clientId }) => {
    const { particulars, lowRiskReasons } = await loadRiskProfile(context, clientId);
    const { workplace = null, jobTitle = null, industry = null } = particulars ?? {};
    return { workplace, jobTitle, industry, lowRiskReasons: [...lowRiskReasons] };
  });

  serve('latestKycDetail', async ({ clientId }) => {
    if (!regionalRiskRecords[region].suitability) return latestQuestionnaire(database, clientId);
    const { profile } = await loadRiskProfile(context, clientId);
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
    submitAssessment(context, {
      call: 'submitEnhancedSuitability',
      clientId,
      body,
      key: headers['idempotency-key'],
    }),
  );

  serve('riskQuestionnaire', async ({ language }) => {
    const inForce = await questionnaireInForce(context, 'risk');
    return wireQuestionnaire(await wholeQuestionnaire(context, inForce, language));
  });
  serve('latestRiskQuestionnaire', ({ clientId }) => latestAssessment(database, clientId, 'risk'));
  serve('riskAssessments', ({ clientId }) => pastAssessments(database, clientId));
  serve('submitRiskQuestionnaire', ({ clientId, body, headers }) =>
    submitAssessment(context, { call: 'submitRiskQuestionnaire', clientId, body, key: headers['idempotency-key'] }),
  );
};

async function ratingOf({ database, clock }: ServerContext, clientId: string): Promise<RiskRatingAnswer> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  const rating = client && statedRating(client, today(clock));
  return { clientRiskRating: rating ?? null, updateDate: client?.riskUpdatedOn ?? null };
}
