import type { ByRegion } from '../../region';
import type { AssessedLevel } from './level-of-points';

type RiskRecordKinds = {
  /** Suitability records and the reasons of a low risk, beside the rating [SUIT-09, SUIT-23..37]. */
  readonly suitability: boolean;
  /** A digital tier, in which no single purchase is open [TIER-35]. */
  readonly digitalTier: boolean;
  /** The level of the fewest points, as the region writes it [SUIT-10, SUIT-11]. */
  readonly lowestLevel: AssessedLevel;
};

/**
 * The records of a client, beside the rating, that decide over trading in a region [SUIT-03, SUIT-09, SUIT-23..37,
 * TIER-35].
 */
export const regionalRiskRecords: ByRegion<RiskRecordKinds> = {
  HK: { suitability: false, digitalTier: false, lowestLevel: 'conservative' },
  TW: { suitability: true, digitalTier: true, lowestLevel: 'a' },
};
