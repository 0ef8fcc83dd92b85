import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { compare, scaled } from '../../../domain/money/decimal';
import { adjustedAmount } from '../../../domain/regular-plans/running/adjusted-amount';
import {
  contractLimit,
  contractProblem,
  parseContractProblem,
} from '../../../domain/regular-plans/changing/contract-problem';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import { checkDigitalShareClass } from '../../../domain/trading/limits/digital-share-class';
import { decimal } from '../../builders/decimal';

const digital = { isDigitalShareClass: true };
const currencies = fc.constantFrom('TWD', 'USD', 'EUR', 'AUD', 'JPY', 'HKD');
const amounts = fc.bigInt({ min: 1n, max: 4_000_000n }).map((whole) => scaled(whole));

describe('the amount of a plan', () => {
  it('[TRADE-129, TRADE-130] lies outside the limits of a digital share class below its least and above its most', () => {
    const inClass = (amount: string) => contractProblem({ currency: 'TWD', ...digital }, decimal(amount));
    expect(['2999', '3000', '300000', '300001'].map(inClass)).toEqual([
      'below-minimum',
      undefined,
      undefined,
      'above-maximum',
    ]);
    const limits = (currency: string) =>
      (['below-minimum', 'above-maximum'] as const).map((problem) => contractLimit(problem, currency));
    expect([limits('TWD'), limits('HKD')]).toEqual([
      [scaled(3_000n), scaled(300_000n)],
      [undefined, undefined],
    ]);
  });

  it('[TRADE-129..134, RSP-08] the amount of a plan is refused in such a class as any order there is, and never in another fund nor where units are switched', () => {
    fc.assert(
      fc.property(currencies, amounts, (currency, amount) => {
        const check = checkDigitalShareClass(currency, amount);
        expect(contractProblem({ currency, ...digital }, amount) ?? 'accepted').toBe(check);
        expect(contractProblem({ currency }, amount)).toBeUndefined();
        expect(contractProblem({ currency, ...digital, intoFund: {} }, amount)).toBeUndefined();
      }),
    );
  });

  it('[TRADE-79, TRADE-129..134] that isn’t fixed is never adjusted into the limits nor out of them', () => {
    const prices = fc.bigInt({ min: 1n, max: 100_000n }).map((digits) => scaled(digits, 3));
    fc.assert(
      fc.property(currencies, amounts, prices, prices, (currency, amount, price, averageCost) => {
        const plan = { currency, ...digital };
        const ordered = adjustedAmount({ amount, currency }, { price, averageCost }, fundPlanRules(planRules.TW, plan));
        expect(contractProblem(plan, ordered)).toBe(contractProblem(plan, amount));
        if (contractProblem(plan, amount)) expect(compare(ordered, amount)).toBe(0);
      }),
    );
  });

  it('[TRADE-98, TRADE-99] the amount of a plan is known as the reason of a refusal by the code of an order, which no other code is', () => {
    expect(
      ['ORDER_BELOW_MINIMUM', 'ORDER_ABOVE_MAXIMUM', 'ORDER_FUND_CLOSED', undefined].map(parseContractProblem),
    ).toEqual(['below-minimum', 'above-maximum', undefined, undefined]);
  });
});
