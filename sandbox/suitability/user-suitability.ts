import type { CallContext } from '../wire/call-context';
import { kindOfStep } from './questionnaire-in-force';
import { loadRiskProfile } from './risk-profile';

/**
 * Loads the suitability record of a client in Taiwan; both steps of the assessment begin with it [GQL-21, ENT-38,
 * ENT-43, OPEN-55].
 */
export async function userSuitability({ server, client }: CallContext, nextStep: number) {
  kindOfStep(nextStep);
  const { id, riskLevel, riskUpdatedOn } = await client();
  const { profile, kycStatus, toBeLowRisk, isLowRisk } = await loadRiskProfile(server, id);
  return {
    accountHolderSuitabilities: [
      {
        clientRiskLevel: riskLevel,
        updateDate: riskUpdatedOn,
        forceLowRisk: isLowRisk,
        kycRiskLevel: profile?.kycRiskLevel ?? riskLevel,
        enhancedSuitabilityUpdateDate: profile?.prudentOn ?? null,
        kycStatus: kycStatus ?? null,
        toBeLowRisk,
        latestKycVersion: profile?.kycVersion ?? null,
      },
    ],
    user: { genderType: null },
    clientKycUpdateFrequency: '1',
  };
}
