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
    expect(pausedAtOnce(plan([5, 20], over), '2026-03-19', open)).toEqual({
      fromMonth: '2026-03',
      fromDay: 20,
      status: 'suspended',
    });
    expect(pausedAtOnce(plan([5, 20], over.slice(0, 4)), '2026-03-04', open)).toEqual({
      fromMonth: '2026-03',
      status: 'suspended',
    });
  });

  it.each(['suspended', 'terminated'] as const)(
    '[RSP-09, AUTH-42] that was to be %s later is so from its next day on, and in one step only',
    (status) => {
      const timeline = plan([5], ['2026-01 5', '2026-02 5']);
      const later = { ...timeline, changes: [...timeline.changes, { fromMonth: '2026-05', status }] };
      const stop = pausedAtOnce(later, '2026-03-04', open);
      expect(stop).toEqual({ fromMonth: '2026-03', status });
      const stopped = { ...later, changes: [...later.changes, stop ?? { fromMonth: '' }] };
      expect(pausedAtOnce(stopped, '2026-03-04', open)).toBeUndefined();
    },
  );

  it('[RSP-05, AUTH-42] that another one replaces pauses from that one’s first month, so that it begins paused', () => {
    const moving = { ...plan([5]), movesFrom: '2026-01' };
    expect(pausedAtOnce(moving, '2026-03-04', open)).toEqual({ fromMonth: '2026-01', status: 'suspended' });
  });

  it('[RSP-09, AUTH-42] whose next day is further away than is looked pauses from the next month on', () => {
    const [start] = plan([5]).changes;
    const resumed = [
      { ...start, fromMonth: '2026-01', status: 'suspended' as const },
      { fromMonth: '2026-09', status: 'active' as const },
    ];
    const stop = pausedAtOnce({ ...plan([5]), changes: resumed }, '2026-12-04', open);
    expect(stop).toEqual({ fromMonth: '2026-09', status: 'suspended' });
    const early = pausedAtOnce({ ...plan([5]), changes: resumed }, '2026-03-04', open);
    expect(early).toEqual({ fromMonth: '2026-04', status: 'suspended' });
    const changes = [...resumed, early ?? { fromMonth: '' }];
    expect(openExecutions({ ...plan([5]), changes }, '2027-12', open)).toEqual([]);
  });

  it('[RSP-09] no pause begins for a plan that has nothing to execute', () => {
    const ended = {
      ...plan([5]),
      changes: [{ fromMonth: '2026-01', status: 'terminated' as const, amount, days: [5] }],
    };
    expect(pausedAtOnce(ended, '2026-03-04', open)).toBeUndefined();
    expect(pausedAtOnce({ ...ended, changes: [] }, '2026-03-04', open)).toBeUndefined();
  });

  it('[RSP-09, AUTH-42] a pause at once leaves no execution that isn’t over, whichever are', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(days, fc.nat({ max: 9 }), (chosen, count) => {
        const sorted = chosen.toSorted((one, other) => one - other);
        const all = openExecutions(plan(sorted), '2026-06', open);
        const timeline = plan(sorted, all.slice(0, count).map(executionName));
        const from = pausedAtOnce(timeline, '2026-03-04', open);
        const paused = from && { ...timeline, changes: [...timeline.changes, from] };
        expect(paused === undefined ? [] : openExecutions(paused, '2026-12', open)).toEqual([]);
      }),
    );
  });
});
