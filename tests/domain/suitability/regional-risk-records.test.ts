import { describe, expect, it } from 'vitest';
import { regionalRiskRecords } from '../../../domain/suitability/risk/regional-risk-records';

describe('the regional records beside the rating', () => {
  it('[SUIT-09, SUIT-10, SUIT-11, TIER-35] the regional records beside the rating is in Taiwan the suitability records and the digital tier, in Hong Kong nothing, each with its lowest level', () => {
    expect(regionalRiskRecords.TW).toEqual({ suitability: true, digitalTier: true, lowestLevel: 'a' });
    expect(regionalRiskRecords.HK).toEqual({ suitability: false, digitalTier: false, lowestLevel: 'conservative' });
  });
});
