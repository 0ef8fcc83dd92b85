import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { compare, scaled } from '../../../domain/money/decimal';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import { planAmountProblem } from '../../../domain/regular-plans/changing/plan-change';
import { orderedRange } from '../../../domain/regular-plans/running/plan-debits';
import { checkDigitalShareClass } from '../../../domain/trading/limits/digital-share-class';
import { decimal } from '../../builders/decimal';

const digital = { isDigitalShareClass: true };

describe('the rules of plans in a fund', () => {
  it('[TRADE-129..134, TRADE-79] the rules of plans in a fund are narrower in a digital share class, in the currencies that it has limits in, and as they are in any other', () => {
    const narrowed = fundPlanRules(planRules.TW, digital);
    expect(narrowed.maximumAmount).toEqual({
      TWD: scaled(300_000n),
      USD: scaled(10_000n),
      EUR: scaled(10_000n),
      AUD: scaled(10_000n),
      JPY: scaled(1_300_000n),
    });
    expect(narrowed.minimumAmount).toEqual(planRules.TW.minimumAmount);
    const inHongKong = fundPlanRules(planRules.HK, digital);
    expect([inHongKong.minimumAmount['USD'], inHongKong.maximumAmount['HKD']]).toEqual([
      scaled(200n),
      planRules.HK.maximumAmount['HKD'],
    ]);
    expect([fundPlanRules(planRules.TW, {}), fundPlanRules(planRules.TW, { isDigitalShareClass: false })]).toEqual([
      planRules.TW,
      planRules.TW,
    ]);
  });

  it('[TRADE-129..134] allow no amount that the class refuses, nor one that plans do', () => {
    fc.assert(
      fc.property(fc.constantFrom('TWD', 'USD', 'EUR', 'AUD', 'JPY'), fc.nat({ max: 4_000_000 }), (currency, whole) => {
        const amount = scaled(BigInt(whole));
        const allowed = planAmountProblem(amount, currency, fundPlanRules(planRules.TW, digital)) === undefined;
        const both = [planAmountProblem(amount, currency, planRules.TW) === undefined];
        both.push(checkDigitalShareClass(currency, amount) === 'accepted');
        expect(allowed).toBe(both.every(Boolean));
      }),
    );
  });

  it('[TRADE-130, TRADE-79] bound what a non-fixed amount comes to', () => {
    const base = { type: 'DX', currency: 'TWD', amount: decimal('250000') } as const;
    expect(compare(orderedRange({ ...base, ...digital }, planRules.TW).most, scaled(300_000n))).toBe(0);
    expect(compare(orderedRange(base, planRules.TW).most, scaled(375_000n))).toBe(0);
  });
});
