import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { addDays, type Calendar } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { effectiveFrom } from '../../../domain/regular-plans/days/effective-from';
import {
  dueExecutions,
  executionName,
  openExecutions,
  type PlanTimeline,
} from '../../../domain/regular-plans/days/plan-executions';
import {
  endFrom,
  movedPlan,
  planAfterMove,
  planMove,
  parsePlanMoveProblem,
  planMoveErrorCodes,
} from '../../../domain/regular-plans/changing/plan-move';
import { needsTransactionSecret, planChangeProblem } from '../../../domain/regular-plans/changing/plan-change';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import { dateIn } from '../../../domain/regular-plans/days/date-in';
import type { TermsChange } from '../../../domain/regular-plans/plan-terms';

const open: Calendar = { holidays: new Set() };
const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(2_000n), days: [7] };
const legacy = (more: Partial<PlanTimeline> = {}): PlanTimeline => ({
  frequency: 'monthly',
  changes: [start],
  executed: new Set(),
  ...more,
});
const at = (day: string, calendar = open) => ({ at: `${day}T10:00:00+08:00`, calendar, rules: planRules.HK });

describe('the move of a legacy plan', () => {
  it('[RSP-05, RSP-12] begins with the first month that both days are the lead away from, on its first business day', () => {
    expect(planMove(legacy(), 20, at('2026-03-20'))).toEqual({
      fromMonth: '2026-04',
      dayOfMonth: 20,
      movesOn: '2026-04-01',
    });
    // The first of August is a Saturday.
    expect(planMove(legacy(), 20, at('2026-07-15')).movesOn).toBe('2026-08-03');
    // The seventh of April is nearer than three business days, so it is still the legacy plan's.
    expect(planMove(legacy(), 20, at('2026-04-03')).fromMonth).toBe('2026-05');
  });

  it('[RSP-05] within a month takes place the lead after it was asked for', () => {
    const late = legacy({ changes: [{ ...start, days: [25] }] });
    expect(planMove(late, 28, at('2026-03-10'))).toEqual({
      fromMonth: '2026-03',
      dayOfMonth: 28,
      movesOn: '2026-03-13',
    });
  });

  it('[RSP-05] comes after what was executed, and keeps to the months of a quarterly plan', () => {
    expect(planMove(legacy({ executed: new Set(['2026-06 7', '2026-05 7']) }), 20, at('2026-03-20')).fromMonth).toBe(
      '2026-07',
    );
    const quarterly = legacy({ frequency: 'quarterly' });
    expect(planMove(quarterly, 20, at('2026-02-10')).fromMonth).toBe('2026-04');
    expect(planMove(quarterly, 20, at('2025-08-10')).fromMonth).toBe('2026-01');
    expect(planMove(legacy({ changes: [] }), 20, at('2026-03-02')).fromMonth).toBe('2026-03');
    expect(planMove(legacy({ changes: [] }), 20, at('no day')).movesOn).toBe('');
  });

  it('[RSP-05, RSP-12] the move of a legacy plan is followed by a plan with the same amount on the new day, paused where the other was; by none for one that ended', () => {
    const move = { fromMonth: '2026-04', dayOfMonth: 20 };
    expect(planAfterMove(legacy(), move)?.changes).toMatchObject([{ ...start, fromMonth: '2026-04', days: [20] }]);
    const paused = legacy({ changes: [start, { fromMonth: '2026-03', status: 'suspended' }] });
    expect(planAfterMove(paused, move)?.changes).toMatchObject([{ status: 'suspended' }]);
    const ended = legacy({ changes: [start, { fromMonth: '2026-04', status: 'terminated' }] });
    expect([planAfterMove(ended, move), planAfterMove(legacy({ changes: [] }), move)]).toEqual([undefined, undefined]);
  });

  it('[RSP-06] the move of a legacy plan is undone by an end, which counts no later than the move', () => {
    // As late as this, an end by itself would count from May on.
    expect(endFrom(legacy(), at('2026-04-03'))).toEqual({ fromMonth: '2026-05' });
    expect(endFrom(legacy({ movesFrom: '2026-04' }), at('2026-04-03'))).toEqual({ fromMonth: '2026-04' });
    expect(endFrom(legacy({ movesFrom: '2026-06' }), at('2026-04-03'))).toEqual({ fromMonth: '2026-05' });
  });

  it('[RSP-05, RSP-12, ORDQ-07] shows its client what the plan still does before, and what takes its place first; nothing of one that ended', () => {
    const plan = legacy();
    const upcoming = openExecutions(plan, '2026-06', open);
    const seen = { ...plan, executions: [{ month: '2026-02', day: 7 }], upcoming };
    const moved = movedPlan(seen, 20, at('2026-03-20'));
    expect(moved?.terms).toMatchObject({ status: 'active', amount: scaled(2_000n), days: [7] });
    expect(moved?.move.fromMonth).toBe('2026-04');
    expect(moved?.before.every(({ month }) => month < '2026-04')).toBe(true);
    expect(moved?.before.map(({ month }) => month)).toContain('2026-03');
    expect(moved?.first).toMatchObject({ month: '2026-04', date: '2026-04-20', amount: scaled(2_000n) });
    const ended = { ...seen, changes: [start, { fromMonth: '2026-03', status: 'terminated' as const }] };
    expect([movedPlan(ended, 20, at('2026-03-20')), movedPlan({ ...seen, changes: [] }, 20, at('2026-03-20'))]).toEqual(
      [undefined, undefined],
    );
  });

  it('[RSP-04, RSP-06] leaves of a legacy plan its end alone, which is confirmed with the PIN', () => {
    const needsPin = (isLegacy: boolean) =>
      needsTransactionSecret('HK', { changes: [start], isLegacy, from: { fromMonth: '2026-04' } }, { kind: 'end' });
    expect([needsPin(true), needsPin(false)]).toEqual([true, false]);
    const plan = { changes: [start], currency: 'HKD', isLegacy: true };
    expect(planChangeProblem(plan, { kind: 'pause' }, planRules.HK)).toBe('legacy');
    expect(planChangeProblem(plan, { kind: 'end' }, planRules.HK)).toBeUndefined();
  });

  it('[RSP-13] the move of a legacy plan is refused with a code for each reason', () => {
    for (const [problem, code] of Object.entries(planMoveErrorCodes))
      expect(parsePlanMoveProblem(['SOMETHING', code])).toBe(problem);
    expect(parsePlanMoveProblem(['SOMETHING'])).toBeUndefined();
  });
});

describe('fourteen months with a move among them', () => {
  const days = fc.array(fc.nat({ max: 14 * 30 }), { maxLength: 40 });

  it('[RSP-05, RSP-12, ORDQ-07] every month is executed once, by the one plan or the other and never by both, whenever the desk runs and whatever closes', () => {
    fc.assert(
      fc.property(
        fc.record({
          day: fc.integer({ min: 1, max: 31 }),
          dayOfMonth: fc.integer({ min: 1, max: 28 }),
          asked: fc.nat({ max: 11 * 30 }),
          holidays: days,
          closures: days,
          runs: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 }),
        }),
        ({ day, dayOfMonth, asked, holidays, closures, runs }) => {
          const dates = (list: readonly number[]) => new Set(list.map((n) => addDays('2026-01-01', n)));
          const calendar: Calendar = { holidays: dates(holidays), closures: dates(closures) };
          const changes = [{ ...start, days: [day] }];
          const done = { legacy: new Set<string>(), eScheduler: new Set<string>() };
          let move: ReturnType<typeof planMove> | undefined;
          let isMoved = false;
          for (let n = 0; n <= 14 * 31; n += 1) {
            const today = addDays('2026-01-01', n);
            const old = (): PlanTimeline => legacy({ changes, executed: done.legacy, movesFrom: move?.fromMonth });
            if (n === asked) {
              move = planMove(old(), dayOfMonth, at(today, calendar));
              expect(move.movesOn >= today).toBe(true);
              const after = planAfterMove(old(), move);
              const [first] = after ? openExecutions(after, move.fromMonth, calendar) : [];
              expect(first !== undefined && first.date >= move.movesOn).toBe(true);
            }
            if (!runs.includes(n % 7) && n < 14 * 31) continue;
            if (move && move.movesOn <= today) isMoved = true;
            const now = `${today}T23:00:00+08:00`;
            for (const due of dueExecutions(old(), now, calendar)) done.legacy.add(executionName(due));
            const next = isMoved && move ? planAfterMove(old(), move) : undefined;
            if (!next) continue;
            for (const due of dueExecutions({ ...next, executed: done.eScheduler }, now, calendar))
              done.eScheduler.add(executionName(due));
          }
          const executions = [...done.legacy, ...done.eScheduler].map(monthOf);
          const months = Array.from({ length: 14 }, (_, index) => addMonths('2026-01', index));
          for (const month of months.filter((one) => dateIn(one, 28) < '2027-02-01'))
            expect([month, executions.filter((one) => one === month).length]).toEqual([month, 1]);
          // A change reaches no execution that is nearer than the lead; nor does a move.
          const counted = effectiveFrom(
            changes,
            { days: [dayOfMonth] },
            at(addDays('2026-01-01', asked), calendar),
          ).fromMonth;
          expect([...done.eScheduler].every((month) => month >= counted)).toBe(true);
          expect(monthOf(move?.movesOn ?? '') <= (move?.fromMonth ?? '')).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});
