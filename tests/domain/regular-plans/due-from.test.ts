import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { dueFrom } from '../../../domain/regular-plans/days/due-from';
import { dueExecutions, executionName, type PlanTimeline } from '../../../domain/regular-plans/days/plan-executions';
import { addMonths } from '../../../domain/calendar/months';
import type { TermsChange } from '../../../domain/regular-plans/plan-terms';

const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [10, 25] };
const plan = (more: Partial<PlanTimeline> = {}): PlanTimeline => ({
  frequency: 'monthly',
  changes: [start],
  executed: new Set(),
  ...more,
});

test('[RSP-02, RSP-09] a plan can be due from its first day that isn’t over, and from that of another try if it comes before', () => {
  const executed = new Set(['2026-01 10', '2026-01 25', '2026-02 10']);
  expect([
    dueFrom(plan(), [], '2026-03-01'),
    dueFrom(plan({ executed }), [], '2026-02-11'),
    dueFrom(plan({ executed }), ['2026-02-12'], '2026-02-11'),
    dueFrom(plan({ executed, frequency: 'quarterly' }), [], '2026-02-11'),
  ]).toEqual(['2026-01-12', '2026-02-25', '2026-02-12', '2026-04-10']);
});

test('[RSP-05, RSP-09] a plan that has ended, is paused, was moved or never began can’t be due until it is changed', () => {
  const executed = new Set(['2026-01 10', '2026-01 25']);
  const then = (change: Partial<TermsChange>) =>
    plan({ executed, changes: [start, { fromMonth: '2026-02', ...change }] });
  expect([
    dueFrom(then({ status: 'terminated' }), [], '2026-01-30'),
    dueFrom(then({ status: 'suspended' }), [], '2026-01-30'),
    dueFrom(plan({ executed, movesFrom: '2026-02' }), [], '2026-01-30'),
    dueFrom(plan({ changes: [] }), [], '2026-01-30'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('[RSP-09] a plan that is resumed only in a far month can be due from there', () => {
  const changes: readonly TermsChange[] = [
    { ...start, status: 'suspended' },
    { fromMonth: '2028-05', status: 'active' },
  ];
  expect(dueFrom(plan({ changes }), [], '2026-01-30')).toBe('2028-05-10');
});

const days = fc
  .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 3 })
  .map((some) => some.toSorted((a, b) => a - b));
const changesOf = fc
  .tuple(
    days,
    fc.array(
      fc.record({
        fromMonth: fc.nat({ max: 18 }).map((months) => addMonths('2026-01', months)),
        status: fc.constantFrom('active' as const, 'suspended' as const, undefined),
        days: fc.option(days, { nil: undefined }),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([first, later]): readonly TermsChange[] => [{ ...start, days: first }, ...later]);
const closedDays = fc
  .array(fc.nat({ max: 700 }), { maxLength: 60 })
  .map((some) => new Set(some.map((n) => addDays('2026-01-01', n))));

test('[RSP-02, RSP-09] nothing of a plan is ever due before the day that was worked out, whatever is closed and however often it was executed', () => {
  fc.assert(
    fc.property(
      changesOf,
      fc.constantFrom('monthly' as const, 'quarterly' as const),
      closedDays,
      fc.nat({ max: 600 }),
      fc.nat({ max: 600 }),
      (changes, frequency, holidays, askedOn, looked) => {
        const executed = new Set<string>();
        const calendar = { holidays };
        const nowOf = (day: number) => `${addDays('2026-01-01', day)}T10:00:00+08:00`;
        for (const due of dueExecutions({ frequency, changes, executed }, nowOf(looked), calendar))
          executed.add(executionName(due));
        const timeline = { frequency, changes, executed };
        const from = dueFrom(timeline, [], addDays('2026-01-01', looked));
        const due = dueExecutions(timeline, nowOf(looked + askedOn), calendar)[0];
        expect(due === undefined || (from !== undefined && from <= due.date)).toBe(true);
      },
    ),
  );
});
