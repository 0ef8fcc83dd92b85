import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { tierChange } from '../../../domain/trading/simulation/tier-change';
import { decimal } from '../../builders/decimal';

const regions = fc.constantFrom('HK' as const, 'TW' as const);
const amounts = fc.bigInt({ min: 0n, max: 20_000_000n }).map((digits) => scaled(digits));

describe('the change of a tier by an order', () => {
  it('[TIER-06, TIER-22] reaches the next tier with its threshold, and says what the one above takes', () => {
    const { before, after, next } = tierChange('TW', decimal('900000'), decimal('100000'));
    expect([before.id, after.id, next?.next.id, next && toText(next.amount)]).toEqual([
      'baseTW',
      '1M',
      '3M',
      '2000000',
    ]);
  });

  it('[TIER-06] ends at the base tier where more leaves than is held', () => {
    expect(tierChange('HK', decimal('300000'), decimal('-400000'))).toMatchObject({
      before: { id: 'gold' },
      after: { id: 'silver' },
    });
  });

  it('[TIER-06] no tier changes where no money moves, and a purchase never lowers one', () => {
    fc.assert(
      fc.property(regions, amounts, amounts, (region, held, moved) => {
        const unmoved = tierChange(region, held, zero);
        expect(unmoved.after).toEqual(unmoved.before);
        const { before, after } = tierChange(region, held, moved);
        expect(compare(after.threshold, before.threshold)).toBeGreaterThanOrEqual(0);
        expect(tierChange(region, held, subtract(zero, moved)).after.threshold).toSatisfy(
          (threshold: typeof zero) => compare(threshold, before.threshold) <= 0,
        );
      }),
    );
  });
});
