import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, toText } from '../../../domain/money/decimal';
import { tierFor } from '../../../domain/tiers/tier-for';
import { tierTable } from '../../../domain/fees/by-tier/tier-table';

const rows = (region: 'HK' | 'TW') =>
  tierTable(region).map(({ tier, fee, isByInvitation }) => [
    tier.id,
    toText(tier.threshold),
    toText(fee.min),
    toText(fee.max),
    isByInvitation,
  ]);

describe('the table of tiers', () => {
  it('[TIER-11..14, TIER-24, TIER-29, OPEN-68, CONFLICT-21] lists Hong Kong’s tiers from the base up, select by invitation', () => {
    expect(rows('HK')).toEqual([
      ['silver', '0', '0.88', '0.88', false],
      ['gold', '200000', '0.58', '0.58', false],
      ['platinum', '7500000', '0.18', '0.18', false],
      ['select', '1000000000', '0', '0', true],
    ]);
  });

  it('[TIER-07..10, TIER-24, TIER-31, OPEN-68] lists Taiwan’s tiers from the base up', () => {
    expect(rows('TW')).toEqual([
      ['baseTW', '0', '0.6', '1.2', false],
      ['1M', '1000000', '0.2', '0.2', false],
      ['3M', '3000000', '0', '0', false],
      ['10M', '10000000', '0', '0', false],
    ]);
  });

  it('[TIER-06, TIER-24, TIER-25] never asks more of who holds more, and agrees with the tier that a threshold gives', () => {
    fc.assert(
      fc.property(fc.constantFrom('HK' as const, 'TW' as const), fc.nat(2), (region, index) => {
        const [lower, higher] = tierTable(region).slice(index, index + 2);
        if (!lower || !higher) throw new Error('there are four tiers');
        expect(compare(lower.tier.threshold, higher.tier.threshold)).toBe(-1);
        expect(compare(lower.fee.max, higher.fee.max)).toBeGreaterThanOrEqual(0);
        expect(tierFor(region, higher.tier.threshold).id).toBe(higher.tier.id);
      }),
    );
  });
});
