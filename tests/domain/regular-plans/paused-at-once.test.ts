import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { executionName, openExecutions, type PlanTimeline } from '../../../domain/regular-plans/days/plan-executions';
import { pausedAtOnce } from '../../../domain/regular-plans/running/paused-at-once';

const open: Calendar = { holidays: new Set() };
const amount = scaled(1000n, 0);
const plan = (days: readonly number[], executed: readonly string[] = []): PlanTimeline => ({
  frequency: 'monthly',
  changes: [{ fromMonth: '2026-01', status: 'active', amount, days }],
  executed: new Set(executed),
});

describe('a plan that is paused at once', () => {
  it('[RSP-09, AUTH-42] pauses from its next day, however near, and from the whole month where that is its first', () => {
    const over = ['2026-01 5', '2026-01 20', '2026-02 5', '2026-02 20', '2026-03 5'];
    expect(pausedAtOnce(plan([5, 20], over), '2026-03-19', open)).toEqual({ fromMonth: '2026-03', fromDay: 20 });
    expect(pausedAtOnce(plan([5, 20], over.slice(0, 4)), '2026-03-04', open)).toEqual({ fromMonth: '2026-03' });
  });

  it('[RSP-09] of a plan that has nothing to execute has no beginning', () => {
    const ended = {
      ...plan([5]),
      changes: [{ fromMonth: '2026-01', status: 'terminated' as const, amount, days: [5] }],
    };
    expect(pausedAtOnce(ended, '2026-03-04', open)).toBeUndefined();
    expect(pausedAtOnce({ ...ended, changes: [] }, '2026-03-04', open)).toBeUndefined();
  });

  it('[RSP-09, AUTH-42] has no execution left that isn’t over, whichever are', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(days, fc.nat({ max: 9 }), (chosen, count) => {
        const sorted = chosen.toSorted((one, other) => one - other);
        const all = openExecutions(plan(sorted), '2026-06', open);
        const timeline = plan(sorted, all.slice(0, count).map(executionName));
        const from = pausedAtOnce(timeline, '2026-03-04', open);
        const paused = from && {
          ...timeline,
          changes: [...timeline.changes, { ...from, status: 'suspended' as const }],
        };
        expect(paused === undefined ? [] : openExecutions(paused, '2026-12', open)).toEqual([]);
      }),
    );
  });
});
