import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { afterFailedDebit, pausesAfter } from '../../../domain/regular-plans/failed-debit';

const open = { holidays: new Set(['2026-03-11']) };

describe('a debit of a plan that failed', () => {
  it('[RSP-02, RSP-09] is tried again two business days later, and then given up for its month', () => {
    expect(afterFailedDebit({ tries: 1, date: '2026-03-10' }, planRules, open)).toEqual({
      ...{ outcome: 'retrying', nextTry: '2026-03-13' },
    });
    expect(afterFailedDebit({ tries: 2, date: '2026-03-13' }, planRules, open)).toEqual({ outcome: 'failed' });
  });

  it('[RSP-02, RSP-09] pauses the plan after two months in a row, counted since it was last resumed', () => {
    const months = (...outcomes: readonly string[]) =>
      outcomes.map((outcome, index) => ({ month: `2026-0${String(index + 1)}`, outcome }));
    expect(pausesAfter(months('failed'), '2026-01', planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'failed'), '2026-01', planRules)).toBe(true);
    expect(pausesAfter(months('failed', 'placed', 'failed'), '2026-01', planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'failed', 'failed'), '2026-03', planRules)).toBe(false);
    expect(pausesAfter(months('failed', 'retrying'), '2026-01', planRules)).toBe(false);
  });
});
