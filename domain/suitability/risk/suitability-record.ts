import type { Gender } from '../../clients/gender';
import type { RiskAlert } from './risk-alert';

/**
 * The suitability record of an account holder in Taiwan. The two levels stay as the server writes them, since they are
 * sent back so; parseRiskLevel reads them [ENT-19, ENT-38, CONFLICT-45].
 */
export type SuitabilityRecord = {
  readonly clientRiskLevel?: string | undefined;
  readonly kycRiskLevel?: string | undefined;
  readonly kycStatus?: RiskAlert | undefined;
  readonly updateDate?: string | undefined;
  readonly enhancedSuitabilityUpdateDate?: string | undefined;
  readonly latestKycVersion?: string | undefined;
  readonly forceLowRisk?: boolean | undefined;
  readonly toBeLowRisk?: boolean | undefined;
};

/** The client of the enhanced suitability questionnaire, with the record of each account holder [ENT-43]. */
export type SuitabilityUser = {
  readonly accountHolderSuitabilities: readonly SuitabilityRecord[];
  readonly genderType?: Gender | undefined;
  readonly clientKycUpdateFrequency?: string | undefined;
};
