import { describe, expect, it } from 'vitest';
import { planRules as rulesByRegion } from '../../../config/plan-rules';
import { afterFailedDebit, pausedFrom, pausesAfter } from '../../../domain/regular-plans/running/failed-debit';

const planRules = rulesByRegion.HK;

const unpaid = { problem: 'ORDER_PAYMENT_UNAVAILABLE' } as const;
const open = { holidays: new Set(['2026-03-11']) };

describe('a debit of a plan that failed', () => {
  it('[RSP-02, RSP-09] a debit of a plan that failed is tried again two business days later, and then given up for its month', () => {
    expect(afterFailedDebit({ ...unpaid, tries: 1, date: '2026-03-10' }, planRules, open)).toEqual({
      outcome: 'retrying',
      nextTry: '2026-03-13',
    });
    expect(afterFailedDebit({ ...unpaid, tries: 2, date: '2026-03-13' }, planRules, open)).toEqual({
      outcome: 'failed',
    });
  });

  it('[TRADE-129..134, RSP-02] a debit of a plan that failed isn’t tried again where its amount is outside the limits of the fund', () => {
    for (const problem of ['ORDER_ABOVE_MAXIMUM', 'ORDER_BELOW_MINIMUM'] as const)
      expect(afterFailedDebit({ tries: 1, date: '2026-03-10', problem }, planRules, open)).toEqual({
        outcome: 'failed',
      });
  });

  it('[RSP-02, RSP-09] pauses the plan after two in a row, counted since it was last resumed', () => {
    const months = (...outcomes: readonly string[]) =>
      outcomes.map((outcome, index) => ({ month: `2026-0${String(index + 1)}`, day: 10, outcome }));
    expect(pausesAfter(months('failed'), { fromMonth: '2026-01' }, planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'failed'), { fromMonth: '2026-01' }, planRules)).toBe(true);
    expect(pausesAfter(months('failed', 'placed', 'failed'), { fromMonth: '2026-01' }, planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'failed', 'failed'), { fromMonth: '2026-03' }, planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'retrying'), { fromMonth: '2026-01' }, planRules)).toBe(false);
  });

  it('[RSP-02, RSP-09] pauses the plan from its next day of the month on, or from the next month', () => {
    expect([
      pausedFrom('2026-03', 10, [10]),
      pausedFrom('2026-12', 26, [6, 26]),
      pausedFrom('2026-03', 6, [6, 26]),
    ]).toEqual([{ fromMonth: '2026-04' }, { fromMonth: '2027-01' }, { fromMonth: '2026-03', fromDay: 26 }]);
  });
});
