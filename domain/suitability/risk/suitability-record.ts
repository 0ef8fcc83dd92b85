import type { Gender } from '../../clients/gender';
import type { RiskAlert } from './risk-alert';

/**
 * What Taiwan's server keeps of an account holder's suitability [ENT-19, ENT-38, CONFLICT-45].
 * The two levels stay as the server writes them, since they are sent back so; parseRiskLevel reads them.
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

/** Who takes the enhanced suitability questionnaire [ENT-43]. */
export type SuitabilityUser = {
  readonly accountHolderSuitabilities: readonly SuitabilityRecord[];
  readonly genderType?: Gender | undefined;
  readonly clientKycUpdateFrequency?: string | undefined;
};
