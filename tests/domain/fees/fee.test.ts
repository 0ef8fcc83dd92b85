import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, scaled, toText } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { feeTier } from '../../../domain/fees/by-tier/fee-tier';
import { parseHkTier } from '../../../domain/tiers/hk-tier';
import { nextTierSaving } from '../../../domain/fees/by-tier/next-tier-saving';
import { singlePurchaseFee, type FeeContext } from '../../../domain/fees/by-tier/single-purchase-fee';
import { tiersIn, type TierId } from '../../../domain/tiers/tier';
import { tierBenefits } from '../../../domain/fees/by-tier/tier-benefits';
import { tierFor } from '../../../domain/tiers/tier-for';
import { purchaseFeePercent } from '../../../domain/fees/purchase-fee';
import { anyRegion, holdingAmounts, regionalTiers } from '../../arbitraries/tiers';
import { decimal } from '../../builders/decimal';

describe('the fee of a purchase, in percent', () => {
  it('[TIER-11] the fee of a purchase, in percent is 0.88 for silver', () =>
    expect(fee('HK', 'silver')).toEqual(['0.88', '0.88']));
  it('[TIER-12] the fee of a purchase, in percent is 0.58 for gold', () =>
    expect(fee('HK', 'gold')).toEqual(['0.58', '0.58']));
  it('[TIER-13] the fee of a purchase, in percent is 0.18 for platinum', () =>
    expect(fee('HK', 'platinum')).toEqual(['0.18', '0.18']));
  it('[TIER-14] the fee of a purchase, in percent is 0 for select', () =>
    expect(fee('HK', 'select')).toEqual(['0', '0']));
  it('[TIER-07, TIER-34, CONFLICT-23] the fee of a purchase, in percent is 0.6 to 1.2 for digital', () =>
    expect(fee('TW', 'baseTW')).toEqual(['0.6', '1.2']));
  it('[TIER-08, TIER-32] the fee of a purchase, in percent is 0.2 for 1M', () =>
    expect(fee('TW', '1M')).toEqual(['0.2', '0.2']));
  it('[TIER-09, TIER-33] the fee of a purchase, in percent is 0 for 3M', () =>
    expect(fee('TW', '3M')).toEqual(['0', '0']));
  it('[TIER-10, TIER-33] the fee of a purchase, in percent is 0 for 10M', () =>
    expect(fee('TW', '10M')).toEqual(['0', '0']));

  it('[TIER-30, CONFLICT-21] the fee of a purchase, in percent is 0.18 for all four Platinum tiers', () => {
    for (const name of ['Platinum', 'Platinum+', 'Platinum*', 'Platinum*+']) {
      const { tier, plus } = parseHkTier(name);
      expect(fee('HK', tier, { plus })).toEqual(['0.18', '0.18']);
    }
  });

  it('[TIER-21, TIER-25, TIER-34, CONFLICT-20] the fee of a purchase, in percent is that of the tier which Hong Kong names, and in Taiwan of the one that the holdings come to unless the digital one is named', () => {
    const rich = decimal('20000000');
    expect(feeTier('HK', { membershipTier: 'Gold+', holdingsValue: rich })).toBe('gold');
    expect(feeTier('HK', { holdingsValue: rich })).toBe('silver');
    for (const membershipTier of ['Digital', 'digital'])
      expect(feeTier('TW', { membershipTier, holdingsValue: rich })).toBe('baseTW');
    for (const membershipTier of ['Direct', '1M', 'baseTW', undefined])
      expect(feeTier('TW', { membershipTier, holdingsValue: rich })).toBe('10M');
    expect(feeTier('TW', { membershipTier: '3M' })).toBe('baseTW');
  });

  it('[TRADE-18, TRADE-110] the fee of a purchase, in percent is none of a fund that takes its fee on the way out, else that of the tier', () => {
    fc.assert(
      fc.property(fc.constantFrom('front-end', 'back-end', undefined), holdingAmounts, (feeType, ofTier) => {
        expect(purchaseFeePercent(feeType, ofTier)).toEqual(feeType === 'back-end' ? scaled(0n) : ofTier);
      }),
    );
  });

  it('[TIER-26] the fee of a purchase, in percent is 0 for the monthly investment of a + tier, and for that alone', () => {
    for (const tier of ['silver', 'gold', 'platinum'] as const) {
      expect(fee('HK', tier, { plus: true, eScheduler: true })).toEqual(['0', '0']);
      expect(fee('HK', tier, { plus: true })).toEqual(fee('HK', tier));
      expect(fee('HK', tier, { plus: true, eScheduler: false })).toEqual(fee('HK', tier));
      expect(fee('HK', tier, { eScheduler: true })).toEqual(fee('HK', tier));
      expect(fee('HK', tier, { plus: false, eScheduler: true })).toEqual(fee('HK', tier));
    }
    expect(fee('TW', '1M', { plus: true, eScheduler: true })).toEqual(['0.2', '0.2']);
  });

  it('[TIER-27] the fee of a purchase, in percent is 0 for all that select invests', () => {
    const contexts = fc.record({ plus: fc.boolean(), eScheduler: fc.boolean() });
    fc.assert(
      fc.property(contexts, (context) => {
        expect(fee('HK', 'select', context)).toEqual(['0', '0']);
      }),
    );
  });

  it('[TIER-25, CONFLICT-23] the fee of a purchase, in percent is a range only for digital, and never below zero', () => {
    fc.assert(
      fc.property(regionalTiers, ({ region, tier }) => {
        const { min, max } = singlePurchaseFee(region, tier);
        expect(compare(min, scaled(0n))).toBeGreaterThanOrEqual(0);
        expect(compare(min, max)).toBe(tier === 'baseTW' ? -1 : 0);
      }),
    );
  });

  it('[TIER-25] never rises when the holding grows', () => {
    fc.assert(
      fc.property(anyRegion, holdingAmounts, holdingAmounts, (region, holding, more) => {
        const before = singlePurchaseFee(region, tierFor(region, holding).id);
        const after = singlePurchaseFee(region, tierFor(region, add(holding, more)).id);
        expect(compare(after.max, before.max)).toBeLessThanOrEqual(0);
        expect(compare(after.min, before.min)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[TIER-25] the fee of a purchase, in percent of a tier the region hasn’t got is the base tier’s', () => {
    expect(fee('HK', '10M')).toEqual(['0.88', '0.88']);
    expect(fee('TW', 'select')).toEqual(['0.6', '1.2']);
    expect(Reflect.apply(singlePurchaseFee, undefined, ['HK', '__proto__'])).toEqual(singlePurchaseFee('HK', 'silver'));
  });
});

describe('the benefits of a tier', () => {
  it('[TIER-21] the benefits of a tier have the fee of a single purchase', () => {
    expect(tierBenefits('HK', 'gold', undefined)).toEqual({ singlePurchaseFee: singlePurchaseFee('HK', 'gold') });
  });

  it('[TIER-22, TIER-23] the benefits of a tier have the next tier with its distance and its fee', () => {
    expect(tierBenefits('TW', 'baseTW', decimal('400000')).next).toEqual({
      tier: tiersIn('TW')[1],
      amount: decimal('600000'),
      fee: singlePurchaseFee('TW', '1M'),
    });
  });

  it('[TIER-22, TIER-23, CONFLICT-21] the benefits of a tier have no next tier below select, nor one the client is in or above', () => {
    expect(tierBenefits('HK', 'platinum', decimal('8000000')).next).toBeUndefined();
    expect(tierBenefits('HK', 'select', decimal('100000')).next).toBeUndefined();
    expect(tierBenefits('HK', 'gold', decimal('100000')).next).toBeUndefined();
    expect(tierBenefits('HK', 'gold', decimal('300000')).next?.tier.id).toBe('platinum');
    expect(tierBenefits('TW', '10M', decimal('10000000')).next).toBeUndefined();
  });

  it('[TIER-23] the benefits of a tier have a next tier whose fee is no higher', () => {
    fc.assert(
      fc.property(regionalTiers, holdingAmounts, ({ region, tier }, holding) => {
        const { singlePurchaseFee: present, next } = tierBenefits(region, tier, holding);
        if (next !== undefined) expect(compare(next.fee.max, present.min)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the saving of the next tier', () => {
  const saving = (region: Region, tier: TierId, holding: string, purchase: string) => {
    const saved = nextTierSaving(tierBenefits(region, tier, decimal(holding)), decimal(purchase));
    return saved && [Number(toText(saved.min)), Number(toText(saved.max))];
  };

  it('[TIER-23] the saving of the next tier is the difference of the fees, from the least to the most', () => {
    expect(saving('HK', 'silver', '1000', '10000')).toEqual([30, 30]);
    expect(saving('TW', 'baseTW', '0', '50000')).toEqual([200, 500]);
    expect(saving('TW', '1M', '1000000', '50000')).toEqual([100, 100]);
    expect(saving('TW', '3M', '3000000', '50000')).toEqual([0, 0]);
    expect(saving('HK', 'silver', '1000', '0.01')).toEqual([0.00003, 0.00003]);
  });

  it('[TIER-22, TIER-23] the saving of the next tier isn’t said where no next tier is shown', () => {
    expect(saving('HK', 'platinum', '8000000', '10000')).toBeUndefined();
    expect(saving('TW', '10M', '20000000', '10000')).toBeUndefined();
  });

  it('[TIER-23] the saving of the next tier is never below zero, and grows with the purchase', () => {
    fc.assert(
      fc.property(regionalTiers, holdingAmounts, holdingAmounts, ({ region, tier }, holding, purchase) => {
        const benefits = tierBenefits(region, tier, holding);
        const saved = nextTierSaving(benefits, purchase);
        const more = nextTierSaving(benefits, add(purchase, scaled(1n)));
        if (saved === undefined || more === undefined) return;
        expect(compare(saved.min, scaled(0n))).toBeGreaterThanOrEqual(0);
        expect(compare(saved.min, saved.max)).toBeLessThanOrEqual(0);
        expect(compare(more.max, saved.max)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function fee(region: Region, tier: TierId, context?: FeeContext) {
  const { min, max } = singlePurchaseFee(region, tier, context);
  return [toText(min), toText(max)];
}
