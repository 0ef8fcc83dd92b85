import { describe, expect, it } from 'vitest';
import { regionalRiskRecords } from '../../../domain/suitability/risk/regional-risk-records';

describe('what is kept beside the rating', () => {
  it('[SUIT-09, TIER-35] is in Taiwan the suitability records and the digital tier, in Hong Kong nothing', () => {
    expect(regionalRiskRecords.TW).toEqual({ suitability: true, digitalTier: true });
    expect(regionalRiskRecords.HK).toEqual({ suitability: false, digitalTier: false });
  });
});
