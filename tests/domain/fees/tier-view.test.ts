import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../domain/money/decimal';
import { toMembershipTier } from '../../../domain/tiers/membership-tier';
import { markOfLevel } from '../../../domain/fees/by-tier/mark-of-level';
import { tierView } from '../../../domain/fees/by-tier/tier-view';
import { hkTierIds } from '../../../domain/tiers/tier';
import { garbage } from '../../arbitraries/garbage';
import { anyRegion, holdingAmounts } from '../../arbitraries/tiers';
import { decimal } from '../../builders/decimal';

const view = (region: 'HK' | 'TW', membershipTier: string | undefined, holding?: string) =>
  tierView(region, toMembershipTier(region, { membershipTier, holdingAmount: holding ? decimal(holding) : undefined }));

describe('a client’s view of the tier', () => {
  it('[TIER-01, TIER-21..23, CONFLICT-21] a client’s view of the tier is in Hong Kong the server’s name with its marks, fee and next tier', () => {
    const gold = view('HK', 'Gold+', '1250000.00');
    expect(gold).toMatchObject({ name: 'gold', mark: '+' });
    expect(view('HK', 'Gold', '1250000.00')).toMatchObject({ name: 'gold', mark: '' });
    expect(gold?.benefits?.singlePurchaseFee.min).toEqual(decimal('0.58'));
    expect(gold?.benefits?.next).toMatchObject({ tier: { id: 'platinum' }, amount: decimal('6250000.00') });
    expect(gold?.saving?.min.digits).toBe(4_000_000n);
    expect(gold?.saving?.min.scale).toBe(4);
  });

  it('[CONFLICT-21] shows no way to select in Hong Kong, nor a saving', () => {
    const platinum = view('HK', 'Platinum*+', '8000000');
    expect(platinum).toMatchObject({ name: 'platinum', mark: '*+' });
    expect(platinum?.benefits?.next).toBeUndefined();
    expect(platinum?.saving).toBeUndefined();
  });

  it('[TIER-01, TIER-34, CONFLICT-20] a client’s view of the tier is in Taiwan the name by the holding, with the range of digital', () => {
    const digital = view('TW', undefined, '400000');
    expect(digital).toMatchObject({ name: 'digital', mark: '', benefits: { next: { tier: { id: '1M' } } } });
    expect(digital?.benefits?.singlePurchaseFee).toEqual({ min: decimal('0.6'), max: decimal('1.2') });
    expect(view('TW', undefined, '3500000')).toMatchObject({
      name: 'elite',
      benefits: { singlePurchaseFee: { min: { digits: 0n } }, next: { tier: { id: '10M' } } },
    });
  });

  it('[CONFLICT-20] promises nothing above a label of Taiwan’s that the holding didn’t give', () => {
    for (const label of ['Direct', 'Digital']) {
      const labelled = view('TW', label, '4200000');
      expect(labelled?.name).toBe(label.toLowerCase());
      expect(labelled?.benefits?.next).toBeUndefined();
    }
    expect(view('TW', 'Digital', '4200000')?.benefits?.singlePurchaseFee.max).toEqual(decimal('1.2'));
    expect(view('TW', 'Direct', '4200000')?.benefits?.singlePurchaseFee.max).toEqual(decimal('0'));
  });

  it('[TIER-20, CONFLICT-20] states no fee for a name that has none while the holding is unknown', () => {
    expect(view('TW', 'gold')).toEqual({ name: 'gold', mark: '' });
    expect(view('TW', 'smart')?.benefits?.singlePurchaseFee.min).toEqual(decimal('0.2'));
  });

  it('[TIER-01, TIER-20, CONFLICT-20, CONFLICT-21] a client’s tier bears the name of its level, or the server’s where that is of none or of several', () => {
    const levels = [
      view('HK', 'Platinum+'),
      view('HK', 'default'),
      view('TW', undefined, '1200000'),
      view('TW', 'gold', '3500000'),
      view('TW', '3M'),
      view('TW', 'Digital', '4200000'),
      view('TW', 'Direct', '4200000'),
      view('TW', 'smart'),
      view('TW', 'gold'),
    ].map((tier) => tier?.level);
    expect(levels).toEqual(['platinum', 'silver', '1M', '3M', '3M', 'baseTW', undefined, undefined, undefined]);
  });

  it('[TIER-05, TIER-18, CONFLICT-21] the mark of a client’s tier stands at its own level alone', () => {
    const own = view('HK', 'Platinum*+');
    expect(hkTierIds.map((level) => markOfLevel(level, own))).toEqual(['', '', '*+', '']);
    expect(markOfLevel('platinum', undefined)).toBe('');
  });

  it('[TIER-01] a client’s view of the tier is nothing when nothing is known', () => {
    expect(view('HK', undefined)).toBeUndefined();
    expect(view('TW', undefined)).toBeUndefined();
    expect(view('TW', 'no tier at all')).toBeUndefined();
  });

  it('[TIER-22, TIER-23] tells a saving exactly where the next tier’s fee is lower, whatever the server says', () => {
    fc.assert(
      fc.property(anyRegion, holdingAmounts, fc.oneof(fc.string(), garbage), (region, holdingAmount, stated) => {
        const membershipTier = typeof stated === 'string' ? stated : undefined;
        const seen = tierView(region, toMembershipTier(region, { holdingAmount, membershipTier }));
        const now = seen?.benefits?.singlePurchaseFee.max;
        const then = seen?.benefits?.next?.fee.min;
        const isLower = now !== undefined && then !== undefined && compare(then, now) < 0;
        expect(seen?.saving !== undefined).toBe(isLower);
      }),
    );
  });
});
