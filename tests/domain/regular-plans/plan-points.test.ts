import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { scaled } from '../../../domain/money/decimal';
import {
  isRequestedChange,
  planChangeProblem,
  type PlanChangeInput,
} from '../../../domain/regular-plans/changing/plan-change';
import { canPlanUsePoints, pointsOfPlan } from '../../../domain/regular-plans/running/plan-points';
import { latestTerms, planTerms, type TermsChange } from '../../../domain/regular-plans/plan-terms';
import { decimal } from '../../builders/decimal';

const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [25] };
const chosen: TermsChange = { fromMonth: '2026-03', usesPoints: true };

describe('the points that a plan redeems', () => {
  it('[EPNT-08, EPNT-10, RSP-04, RSP-08] the points that a plan redeems are for the eScheduler’s purchases in Hong Kong’s currency, for no older plan, no switch and none of Taiwan', () => {
    const can = (more: object) => canPlanUsePoints({ region: 'HK', currency: 'HKD', ...more });
    expect([can({}), can({ isLegacy: false, intoFund: null })]).toEqual([true, true]);
    expect([
      can({ currency: 'USD' }),
      can({ isLegacy: true }),
      can({ intoFund: {} }),
      can({ region: 'TW', currency: 'TWD' }),
      can({ region: 'TW' }),
    ]).toEqual([false, false, false, false, false]);
  });

  it('[EPNT-06, EPNT-08] the points that a plan redeems are as many as the fee takes of those available, and none where the plan isn’t to', () => {
    const charged = { region: 'HK', currency: 'HKD', fee: decimal('17.40') } as const;
    const uses = { usesPoints: true };
    const not = { usesPoints: false };
    expect([0, 49, 50, 899, 900, 12_490].map((available) => pointsOfPlan(uses, charged, available))).toEqual([
      0, 0, 50, 850, 900, 900,
    ]);
    expect(pointsOfPlan(not, charged, 12_490)).toBe(0);
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), (available, cents) => {
        const fee = scaled(BigInt(cents), 2);
        const points = pointsOfPlan(uses, { ...charged, fee }, available);
        expect(points).toBeLessThanOrEqual(available);
        expect(points / 50).toBeLessThanOrEqual(Math.ceil(cents / 100));
        expect(pointsOfPlan(not, { ...charged, fee }, available)).toBe(0);
      }),
    );
  });

  it('[EPNT-08, RSP-09] the points that a plan redeems are redeemed from the month on that the client chose it for, until the client gives it up', () => {
    const changes = [start, chosen, { fromMonth: '2026-05', amount: scaled(1_000n) }];
    expect(['2026-02', '2026-03', '2026-06'].map((month) => planTerms(changes, month)?.usesPoints)).toEqual([
      false,
      true,
      true,
    ]);
    expect(latestTerms([...changes, { fromMonth: '2026-07', usesPoints: false }])?.usesPoints).toBe(false);
  });
});

describe('a change to whether a plan redeems points', () => {
  const problem = (changes: readonly TermsChange[], wanted: Omit<PlanChangeInput, 'kind'>, canUsePoints?: boolean) =>
    planChangeProblem(
      { currency: 'HKD', changes, ...(canUsePoints === undefined ? {} : { canUsePoints }) },
      { kind: 'change', ...wanted },
      planRules.HK,
    );

  it('[EPNT-08, RSP-09] a change to whether a plan redeems points is taken where the plan can, and giving them up always; not to what it is', () => {
    expect([problem([start], { usesPoints: true }, true), problem([start, chosen], { usesPoints: false })]).toEqual([
      undefined,
      undefined,
    ]);
    expect([problem([start], { usesPoints: true }), problem([start], { usesPoints: true }, false)]).toEqual([
      'points',
      'points',
    ]);
    expect([
      problem([start], { usesPoints: false }, true),
      problem([start, chosen], { usesPoints: true }, true),
      problem([start, chosen], {}, true),
    ]).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(problem([start, chosen], { amount: scaled(4_000n) }, true)).toBeUndefined();
  });

  it('[RSP-09, OPEN-75] a change to whether a plan redeems points is told from another one of its kind', () => {
    const wanted = { kind: 'change', usesPoints: true } as const;
    expect(isRequestedChange({ kind: 'change', usesPoints: true }, wanted)).toBe(true);
    expect([
      isRequestedChange({ kind: 'change', usesPoints: false }, wanted),
      isRequestedChange({ kind: 'change' }, wanted),
      isRequestedChange({ kind: 'change', usesPoints: true }, { kind: 'change' }),
    ]).toEqual([false, false, false]);
  });
});
