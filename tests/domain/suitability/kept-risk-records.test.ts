import { describe, expect, it } from 'vitest';
import { keptRiskRecords } from '../../../domain/suitability/kept-risk-records';

describe('what is kept beside the rating', () => {
  it('[SUIT-09, TIER-35] is in Taiwan the suitability records and the digital tier, in Hong Kong nothing', () => {
    expect(keptRiskRecords.TW).toEqual({ suitability: true, digitalTier: true });
    expect(keptRiskRecords.HK).toEqual({ suitability: false, digitalTier: false });
  });
});
