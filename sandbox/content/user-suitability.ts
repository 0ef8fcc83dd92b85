import { eq } from 'drizzle-orm';
import { suitabilityProfiles } from '../database/schema/notices';
import type { CallContext } from '../graphql/call-context';

/** What Taiwan keeps of a client's suitability; both steps of the assessment begin with it [GQL-21, ENT-38, ENT-43]. */
export async function userSuitability({ surroundings: { database }, client }: CallContext) {
  const { id, riskLevel, riskUpdatedOn } = await client();
  const [profile] = await database.select().from(suitabilityProfiles).where(eq(suitabilityProfiles.clientId, id));
  return {
    accountHolderSuitabilities: [
      {
        clientRiskLevel: riskLevel,
        updateDate: riskUpdatedOn,
        forceLowRisk: false,
        kycRiskLevel: riskLevel,
        enhancedSuitabilityUpdateDate: profile?.completedOn ?? null,
        kycStatus: profile?.kycStatus ?? null,
        toBeLowRisk: false,
        latestKycVersion: profile?.completedOn ? '1' : null,
      },
    ],
    user: { genderType: null },
    clientKycUpdateFrequency: '1',
  };
}
