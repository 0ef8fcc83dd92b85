import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationFor, confirmations, type ConfirmedAct } from '../../../domain/credentials/confirmation';
import { compare, scaled } from '../../../domain/money/decimal';
import {
  actsOfChange,
  needsTransactionSecret,
  type PlanChangeInput,
} from '../../../domain/regular-plans/changing/plan-change';
import { type EffectiveFrom, planTerms, type TermsChange } from '../../../domain/regular-plans/plan-terms';

const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [10] };
const from: EffectiveFrom = { fromMonth: '2026-04' };
const acts = (wanted: PlanChangeInput, changes: readonly TermsChange[] = [start]) =>
  actsOfChange({ changes, from }, wanted);

describe('what a change of a plan is confirmed with', () => {
  it('[RSP-07, RSP-09, PIN-03] asks for the secret of setting it up to raise, resume or re-date a plan or to pay its fees otherwise', () => {
    expect([
      acts({ kind: 'change', amount: scaled(3_001n) }),
      acts({ kind: 'change', days: [11] }),
      acts({ kind: 'change', amount: scaled(3_000n), days: [10, 20], usesPoints: true }),
      acts({ kind: 'resume' }),
    ]).toEqual([
      ['raise-plan'],
      ['lower-plan', 're-date-plan'],
      ['lower-plan', 're-date-plan', 'pay-plan-otherwise'],
      ['resume-plan'],
    ]);
    const asking: readonly ConfirmedAct[] = ['raise-plan', 're-date-plan', 'pay-plan-otherwise', 'resume-plan'];
    for (const region of ['HK', 'TW'] as const)
      for (const act of asking) expect(confirmationFor(region, act)).toBe(confirmationFor(region, 'start-plan'));
  });

  it('[RSP-06, RSP-09] asks for nothing to lower, pause or end a plan, and for the PIN to end one that can’t be set up again', () => {
    const needs = (wanted: PlanChangeInput, isLegacy = false) =>
      (['HK', 'TW'] as const).map((region) =>
        needsTransactionSecret(region, { changes: [start], isLegacy, from }, wanted),
      );
    expect(needs({ kind: 'change', amount: scaled(2_999n), days: [10], usesPoints: false })).toEqual([false, false]);
    expect([needs({ kind: 'pause' }), needs({ kind: 'end' })]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(needs({ kind: 'end' }, true)).toEqual([true, true]);
  });

  it('[RSP-09] takes less than a raise that is still to come for a raise of what is debited before it', () => {
    const later: TermsChange = { fromMonth: '2026-06', amount: scaled(100_000n), days: [20] };
    expect(acts({ kind: 'change', amount: scaled(50_000n) }, [start, later])).toEqual(['raise-plan']);
    expect(acts({ kind: 'change', amount: scaled(3_000n), days: [20] }, [start, later])).toContain('re-date-plan');
    expect(acts({ kind: 'change', amount: scaled(3_000n) }, [start, later])).toEqual(['lower-plan']);
  });

  it('[ORDQ-06, TRADE-90, REAUTH-01, CONFLICT-53] asks for a proof or a secret to cancel an order, by the region', () => {
    expect(confirmations['cancel-order']).toEqual({ HK: 're-authentication', TW: 'transaction-secret' });
  });

  it('[RSP-09, RSP-02] lets no change without the secret debit more, on another day or otherwise than was confirmed', () => {
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'] as const;
    const days = fc
      .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 })
      .map((all) => all.sort());
    const amount = fc.integer({ min: 1, max: 4 }).map((units) => scaled(BigInt(units)));
    const place = fc.record({
      fromMonth: fc.constantFrom(...months),
      fromDay: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    });
    const terms = fc.record({ amount, days, usesPoints: fc.boolean() }, { requiredKeys: [] });
    const changes = fc.array(
      fc.tuple(place, terms).map(([at, some]): TermsChange => ({ ...at, ...some })),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(changes, place, terms, (earlier, from, some) => {
        const plan = { changes: [{ ...start, days: [1, 3] }, ...earlier], from };
        const wanted: PlanChangeInput = { kind: 'change', ...some };
        if (needsTransactionSecret('TW', plan, wanted)) return;
        const changed = [...plan.changes, { ...from, ...some }];
        for (const month of months)
          for (const day of [1, 2, 3, 4, 5]) {
            const before = planTerms(plan.changes, month, day);
            const after = planTerms(changed, month, day);
            if (!after?.days.includes(day)) continue;
            expect(before?.days).toContain(day);
            expect(before && compare(after.amount, before.amount)).toBeLessThanOrEqual(0);
            expect(after.usesPoints).toBe(before?.usesPoints);
          }
      }),
    );
  });
});
