import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, scaled, subtract } from '../../../domain/money/decimal';
import { amountToNextTier } from '../../../domain/tiers/amount-to-next-tier';
import { hkTierIds, parseTierId, taiwanTierIds, tierWithId, tiersIn } from '../../../domain/tiers/tier';
import { tierFor } from '../../../domain/tiers/tier-for';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { anyRegion, holdingAmounts } from '../../arbitraries/tiers';
import { decimal } from '../../builders/decimal';

const hk = (amount: string) => tierFor('HK', decimal(amount)).id;
const taiwan = (amount: string) => tierFor('TW', decimal(amount)).id;

describe('the tier by holding', () => {
  it('[TIER-06] the tier by holding is the highest whose amount isn’t above the holding, at exactly the amount too', () => {
    expect(tierFor('HK', decimal('200000'))).toEqual({ id: 'gold', threshold: decimal('200000') });
    expect(tierFor('TW', decimal('5000000.00'))).toEqual({ id: '3M', threshold: decimal('3000000') });
  });

  it('[TIER-11] the tier by holding is silver from 0 in Hong Kong', () =>
    expect(['0', '199999.99'].map(hk)).toEqual(['silver', 'silver']));

  it('[TIER-12, TIER-29] the tier by holding is gold from HKD 200,000', () => {
    expect(['199999.99', '200000', '7499999.99'].map(hk)).toEqual(['silver', 'gold', 'gold']);
  });

  it('[TIER-13, TIER-29] the tier by holding is platinum from HKD 7,500,000', () => {
    expect(['7499999.99', '7500000', '999999999.99'].map(hk)).toEqual(['gold', 'platinum', 'platinum']);
  });

  it('[TIER-14, CONFLICT-21] the tier by holding is select from HKD 1,000,000,000', () => {
    expect(['999999999.99', '1000000000'].map(hk)).toEqual(['platinum', 'select']);
  });

  it('[TIER-07] the tier by holding is digital from 0 in Taiwan', () =>
    expect(['0', '999999'].map(taiwan)).toEqual(['baseTW', 'baseTW']));

  it('[TIER-08, TIER-31] the tier by holding is 1M from TWD 1,000,000', () => {
    expect(['999999', '1000000', '2999999'].map(taiwan)).toEqual(['baseTW', '1M', '1M']);
  });

  it('[TIER-09, TIER-31] the tier by holding is 3M from TWD 3,000,000', () => {
    expect(['2999999', '3000000', '9999999'].map(taiwan)).toEqual(['1M', '3M', '3M']);
  });

  it('[TIER-10, TIER-31] the tier by holding is 10M from TWD 10,000,000', () => {
    expect(['9999999', '10000000'].map(taiwan)).toEqual(['3M', '10M']);
  });

  it('[TIER-06] the tier by holding is the base below all amounts', () => {
    expect(hk('-0.01')).toBe('silver');
    expect(taiwan('-1')).toBe('baseTW');
  });

  it('[TIER-06] changes exactly at each threshold, by the smallest unit', () => {
    const smallest = scaled(1n, 18);
    for (const region of ['HK', 'TW'] as const) {
      for (const [below, tier] of pairs(tiersIn(region))) {
        expect(tierFor(region, subtract(tier.threshold, smallest))).toEqual(below);
        expect(tierFor(region, tier.threshold)).toEqual(tier);
        expect(tierFor(region, add(tier.threshold, smallest))).toEqual(tier);
      }
    }
  });

  it('[TIER-06] never falls when the holding grows', () => {
    fc.assert(
      fc.property(anyRegion, holdingAmounts, holdingAmounts, (region, holding, more) => {
        const lower = tierFor(region, holding);
        const higher = tierFor(region, add(holding, more));
        expect(compare(lower.threshold, higher.threshold)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[TIER-06] the tier by holding is paid for by the holding, and no higher one would be', () => {
    fc.assert(
      fc.property(anyRegion, holdingAmounts, (region, holding) => {
        const reached = tiersIn(region).filter(({ threshold }) => compare(threshold, holding) <= 0);
        expect(tierFor(region, holding)).toEqual(reached.at(-1));
      }),
    );
  });
});

describe('the distance to the next tier', () => {
  it('[TIER-22] the distance to the next tier is what the next tier’s amount has above the holding', () => {
    expect(amountToNextTier('HK', decimal('1250000.50'))).toEqual({
      next: { id: 'platinum', threshold: decimal('7500000') },
      amount: decimal('6249999.50'),
    });
    expect(amountToNextTier('TW', decimal('0'))).toEqual({ next: tierWithId('TW', '1M'), amount: decimal('1000000') });
    expect(amountToNextTier('TW', decimal('3000000'))?.next.id).toBe('10M');
    expect(amountToNextTier('HK', decimal('-5'))).toEqual({
      next: tierWithId('HK', 'gold'),
      amount: decimal('200005'),
    });
  });

  it('[TIER-22, CONFLICT-21] the distance to the next tier isn’t shown below select, nor at the top', () => {
    expect(amountToNextTier('HK', decimal('7499999.99'))?.next.id).toBe('platinum');
    for (const holding of ['7500000', '999999999.99', '1000000000', '5000000000']) {
      expect(amountToNextTier('HK', decimal(holding))).toBeUndefined();
    }
    expect(amountToNextTier('TW', decimal('9999999'))).toEqual({ next: tierWithId('TW', '10M'), amount: decimal('1') });
    expect(amountToNextTier('TW', decimal('10000000'))).toBeUndefined();
  });

  it('[TIER-22] the distance to the next tier is above zero, and added to the holding gives exactly the next tier', () => {
    fc.assert(
      fc.property(anyRegion, holdingAmounts, (region, holding) => {
        const distance = amountToNextTier(region, holding);
        const above = tiersIn(region).filter(({ threshold }) => compare(threshold, holding) > 0);
        expect(distance?.next).toEqual(above[0]?.id === 'select' ? undefined : above[0]);
        if (distance === undefined) return;
        expect(compare(distance.amount, scaled(0n))).toBe(1);
        expect(tierFor(region, add(holding, distance.amount))).toEqual(distance.next);
      }),
    );
  });
});

describe('a tier’s id', () => {
  it('[TIER-03, ENUM-40] a tier’s id is in Hong Kong a lower-case name', () => {
    expect(hkTierIds).toEqual(['silver', 'gold', 'platinum', 'select']);
    expect(tiersIn('HK').map(({ id }) => id)).toEqual(hkTierIds);
    expect(['silver', 'GOLD', 'Platinum', 'select'].map((text) => parseTierId('HK', text))).toEqual(hkTierIds);
  });

  it('[TIER-19, ENUM-41] a tier’s id is in Taiwan baseTW, 1M, 3M or 10M', () => {
    expect(taiwanTierIds).toEqual(['baseTW', '1M', '3M', '10M']);
    expect(tiersIn('TW').map(({ id }) => id)).toEqual(taiwanTierIds);
    expect(['baseTW', '1M', '3M', '10M'].map((text) => parseTierId('TW', text))).toEqual(taiwanTierIds);
    expect(['BASETW', '10m'].map((text) => parseTierId('TW', text))).toEqual(['baseTW', '10M']);
  });

  it('[TIER-03, TIER-19] a tier’s id is of one region alone', () => {
    for (const id of hkTierIds) expect(parseTierId('TW', id)).toBeUndefined();
    for (const id of taiwanTierIds) expect(parseTierId('HK', id)).toBeUndefined();
    expect(tierWithId('HK', '10M')).toBe(tiersIn('HK')[0]);
    expect(tierWithId('TW', 'platinum')).toBe(tiersIn('TW')[0]);
    expect(tierWithId('TW', '10M')).toBe(tiersIn('TW')[3]);
  });

  it('[TIER-03, TIER-19] a tier’s id is nothing in garbage', () => {
    const nasty = fc.oneof(garbage, fc.constantFrom('__proto__', '2M', '１M', '1 M', 'gold+'));
    fc.assert(
      fc.property(anyRegion, nasty, (region, text) => {
        expect(parseTierId(region, text)).toBeUndefined();
      }),
      { numRuns: hostileRuns },
    );
    for (const raw of [undefined, null, 1, {}]) {
      expect(Reflect.apply(parseTierId, undefined, ['TW', raw])).toBeUndefined();
    }
  });
});

const pairs = <T>(list: readonly T[]) =>
  list.flatMap((value, index) => {
    const before = list[index - 1];
    return before === undefined ? [] : [[before, value] as const];
  });
