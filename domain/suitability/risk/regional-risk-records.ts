import type { ByRegion } from '../../region';

type KeptRiskRecords = {
  /** Suitability records and the reasons of a low risk, beside the rating [SUIT-09, SUIT-23..37]. */
  readonly suitability: boolean;
  /** A digital tier, in which no single purchase is open [TIER-35]. */
  readonly digitalTier: boolean;
};

/** What a region keeps of a client, beside the rating, that decides over trading [SUIT-03, SUIT-09, SUIT-23..37, TIER-35]. */
export const regionalRiskRecords: ByRegion<KeptRiskRecords> = {
  HK: { suitability: false, digitalTier: false },
  TW: { suitability: true, digitalTier: true },
};
