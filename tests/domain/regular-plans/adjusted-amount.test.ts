import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { compare, scaled, toText } from '../../../domain/money/decimal';
import { adjustedAmount, adjustedRange } from '../../../domain/regular-plans/running/adjusted-amount';
import { planAmountProblem } from '../../../domain/regular-plans/changing/plan-change';
import { decimal } from '../../builders/decimal';

const rules = planRules.TW;
const base = { amount: scaled(10_000n), currency: 'TWD' };
const at = (price: string, averageCost = '10') => ({ price: decimal(price), averageCost: decimal(averageCost) });
const ordered = (price: string, averageCost?: string) => toText(adjustedAmount(base, at(price, averageCost), rules));

describe('the order amount of a plan with a non-fixed amount', () => {
  it.each([
    ['7.99', '15000'],
    ['8', '15000'],
    ['8.0001', '12500'],
    ['9', '12500'],
    ['9.0001', '10000'],
    ['10', '10000'],
    ['10.9999', '10000'],
    ['11', '7500'],
    ['11.9999', '7500'],
    ['12', '5000'],
    ['99', '5000'],
  ])(
    '[TRADE-79] the order amount of a plan with a non-fixed amount at a price of %s for an average cost of 10 is %s of a base of 10000',
    (price, amount) => {
      expect(ordered(price)).toBe(amount);
    },
  );

  it('[TRADE-79] the order amount of a plan with a non-fixed amount is the base amount where nothing is held, or its units have cost nothing', () => {
    expect(toText(adjustedAmount(base, undefined, rules))).toBe('10000');
    expect([ordered('8', '0'), ordered('8', '-1')]).toEqual(['10000', '10000']);
  });

  it('[TRADE-79, TRADE-129] keeps to the bounds of plans, and has no more places than its currency', () => {
    const of = (amount: string, currency: string, price: string) =>
      toText(adjustedAmount({ amount: decimal(amount), currency }, at(price), rules));
    expect([of('4000', 'TWD', '12'), of('2500000', 'TWD', '7'), of('333.33', 'USD', '9')]).toEqual([
      '3000',
      '3000000',
      '416.66',
    ]);
    // A currency without bounds.
    expect([of('100', 'ZAR', '12'), of('100', 'ZAR', '7')]).toEqual(['50.00', '150.00']);
  });

  it('[TRADE-79] the order amount of a plan with a non-fixed amount is always the base amount in a region whose plans are all of fixed amounts', () => {
    expect(toText(adjustedAmount({ amount: scaled(2_000n), currency: 'HKD' }, at('1'), planRules.HK))).toBe('2000');
    const { least, most } = adjustedRange({ amount: scaled(2_000n), currency: 'HKD' }, planRules.HK);
    expect([toText(least), toText(most)]).toEqual(['2000', '2000']);
  });

  it('[TRADE-79] the order amount of a plan with a non-fixed amount is never more for a higher price, never out of the range that is said before, and one that a plan may have', () => {
    const prices = fc.bigInt({ min: 1n, max: 100_000n }).map((digits) => scaled(digits, 3));
    const bases = fc.oneof(
      fc.bigInt({ min: 3_000n, max: 3_000_000n }).map((amount) => ({ amount: scaled(amount), currency: 'TWD' })),
      fc.bigInt({ min: 20_000n, max: 10_000_000n }).map((cents) => ({ amount: scaled(cents, 2), currency: 'USD' })),
    );
    fc.assert(
      fc.property(bases, prices, prices, prices, (of, averageCost, one, other) => {
        const [low, high] = compare(one, other) < 0 ? [one, other] : [other, one];
        const cheap = adjustedAmount(of, { price: low, averageCost }, rules);
        const dear = adjustedAmount(of, { price: high, averageCost }, rules);
        expect(compare(cheap, dear)).toBeGreaterThanOrEqual(0);
        const { least, most } = adjustedRange(of, rules);
        expect(compare(cheap, most)).toBeLessThanOrEqual(0);
        expect(compare(dear, least)).toBeGreaterThanOrEqual(0);
        expect([planAmountProblem(cheap, of.currency, rules), planAmountProblem(dear, of.currency, rules)]).toEqual([
          undefined,
          undefined,
        ]);
      }),
    );
  });
});
