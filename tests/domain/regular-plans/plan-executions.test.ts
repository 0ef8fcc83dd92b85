import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { addDays, type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { executionDay } from '../../../domain/regular-plans/execution-day';
import { countsFromMonth, planChangeProblem, type WantedChange } from '../../../domain/regular-plans/plan-change';
import { dueExecutions, executionInstant, openExecutions } from '../../../domain/regular-plans/plan-executions';
import { addMonths, dateIn, monthOf } from '../../../domain/regular-plans/plan-month';
import { latestTerms, planTerms, type TermsChange } from '../../../domain/regular-plans/plan-terms';

const open: Calendar = { holidays: new Set() };
const statusAfter = { pause: 'suspended', resume: 'active', change: undefined, end: 'terminated' } as const;

describe('the day on which a plan invests for a month', () => {
  it.each([
    ['2026-03', 10, [], '2026-03-10', []],
    ['2026-02', 31, [], '2026-03-02', ['short-month', 'weekend']],
    ['2026-04', 31, [], '2026-04-30', ['short-month']],
    ['2026-05', 30, [], '2026-06-01', ['weekend']],
    ['2026-04', 3, ['2026-04-03', '2026-04-06'], '2026-04-07', ['holiday']],
    ['2028-02', 29, [], '2028-02-29', []],
  ] as const)(
    '[RSP-02, ORDQ-07] in %s, day %d, is the day itself or the next that is open',
    (month, day, holidays, date, moved) => {
      expect(executionDay(month, day, { holidays: new Set(holidays) })).toEqual({ month, date, moved });
    },
  );

  it('[RSP-02] moves off a day that a typhoon closes, and says so', () => {
    const calendar = { ...open, closures: new Set(['2026-09-10']) };
    expect(executionDay('2026-09', 10, calendar)).toEqual({ month: '2026-09', date: '2026-09-11', moved: ['closure'] });
  });
});

describe('from which execution on a change counts', () => {
  const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), dayOfMonth: 25 };
  const from = (wanted: Pick<WantedChange, 'dayOfMonth'>, at: string, calendar = open) =>
    countsFromMonth([start], wanted, { at: `${at}T10:00:00+08:00`, calendar, rules: planRules });

  it('[RSP-09] is the first that is three business days away', () => {
    expect(from({}, '2026-03-20')).toBe('2026-03');
    expect(from({}, '2026-03-23')).toBe('2026-04');
    expect(from({}, '2026-03-26')).toBe('2026-04');
  });

  it('[RSP-09] leaves no month out and doubles none where the day is changed', () => {
    // The fifth is over, so this month is still executed on the twenty-fifth.
    expect(from({ dayOfMonth: 5 }, '2026-03-10')).toBe('2026-04');
    expect(from({ dayOfMonth: 28 }, '2026-03-10')).toBe('2026-03');
  });

  it('[RSP-09] is the fourth month on where the market stays closed for all of those before, and none of no instant', () => {
    const closures = new Set(Array.from({ length: 200 }, (_, index) => addDays('2026-03-01', index)));
    expect(from({}, '2026-03-10', { ...open, closures })).toBe('2026-06');
    expect(from({}, 'tomorrow')).toBe('');
  });
});

const first = '2026-01';
const allMonths = Array.from({ length: 36 }, (_, index) => addMonths(first, index));
const dayNumber = fc.nat({ max: 36 * 30 });
const days = fc.array(dayNumber, { maxLength: 60 }).map((list) => new Set(list.map((n) => addDays('2026-01-01', n))));
const wishes = fc.record({
  after: fc.nat({ max: 36 * 30 }),
  kind: fc.constantFrom('pause', 'resume', 'change', 'change', 'end'),
  amount: fc.integer({ min: 1_000, max: 9_000 }),
  dayOfMonth: fc.integer({ min: 1, max: 28 }),
});

/** What a desk does that runs on some days, while the client changes the plan and closures come in as they are known. */
function simulate(given: {
  readonly day: number;
  readonly holidays: ReadonlySet<string>;
  readonly closures: ReadonlySet<string>;
  readonly wishes: readonly { after: number; kind: WantedChange['kind']; amount: number; dayOfMonth: number }[];
  readonly runs: ReadonlySet<number>;
}) {
  const calendar: Calendar = { holidays: given.holidays, closures: given.closures };
  const changes: TermsChange[] = [
    { fromMonth: first, status: 'active', amount: scaled(3_000n), dayOfMonth: given.day },
  ];
  const done = new Map<string, { date: string; at: string; amount: string }>();
  for (let n = 0; n <= 36 * 31; n += 1) {
    const today = addDays('2026-01-01', n);
    for (const wish of given.wishes.filter(({ after }) => after === n)) {
      const isChange = wish.kind === 'change';
      const wanted = {
        kind: wish.kind,
        ...(isChange ? { amount: scaled(BigInt(wish.amount)), dayOfMonth: wish.dayOfMonth } : {}),
      };
      if (planChangeProblem({ currency: 'HKD', changes }, wanted, planRules)) continue;
      const fromMonth = countsFromMonth(changes, wanted, { at: `${today}T10:00:00+08:00`, calendar, rules: planRules });
      changes.push({ ...wanted, fromMonth, status: statusAfter[wish.kind] });
    }
    if (!given.runs.has(n % 7) && n < 36 * 31) continue;
    const course = () => ({ frequency: 'monthly' as const, changes, executed: new Set(done.keys()) });
    const now = `${today}T23:00:00+08:00`;
    for (const due of dueExecutions(course(), now, calendar)) {
      expect(done.has(due.month)).toBe(false);
      done.set(due.month, { date: due.date, at: today, amount: due.amount.digits.toString() });
    }
    expect(dueExecutions(course(), now, calendar)).toEqual([]);
  }
  return { done, changes, calendar };
}

describe('thirty-six months of a plan', () => {
  it('[RSP-02, RSP-09, ORDQ-07] every month in which it is active has exactly one execution, on the right day and by the terms of that month, whatever is changed and whenever the desk runs', () => {
    fc.assert(
      fc.property(
        fc.record({
          day: fc.integer({ min: 1, max: 31 }),
          holidays: days,
          closures: days,
          wishes: fc.array(wishes, { maxLength: 8 }),
          runs: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 }).map((list) => new Set(list)),
        }),
        (given) => {
          const { done, changes, calendar } = simulate(given);
          for (const month of allMonths) {
            const terms = planTerms(changes, month);
            const executed = done.get(month);
            expect(executed !== undefined).toBe(terms?.status === 'active');
            if (!executed || !terms) continue;
            const wanted = dateIn(month, terms.dayOfMonth);
            expect(executed.date >= wanted && isBusinessDay(executed.date, calendar)).toBe(true);
            for (let day = wanted; day < executed.date; day = addDays(day, 1))
              expect(isBusinessDay(day, calendar)).toBe(false);
            expect(executed.amount).toBe(terms.amount.digits.toString());
            // Never early.
            expect(executed.at >= executed.date).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[RSP-09] a change never reaches an execution that is nearer than the lead', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
        dayNumber,
        days,
        (day, dayOfMonth, n, holidays) => {
          const calendar = { holidays };
          const changes = [{ fromMonth: first, status: 'active', amount: scaled(1n), dayOfMonth: day } as const];
          const today = addDays('2026-01-01', n);
          const at = `${today}T10:00:00+08:00`;
          const month = countsFromMonth(changes, { dayOfMonth }, { at, calendar, rules: planRules });
          const { date } = executionDay(month, dayOfMonth ?? day, calendar);
          const between = Array.from({ length: 60 }, (_, index) => addDays(today, index + 1)).filter(
            (one) => one <= date && isBusinessDay(one, calendar),
          );
          expect(between.length).toBeGreaterThanOrEqual(planRules.leadBusinessDays);
        },
      ),
    );
  });
});

describe('what a plan will do', () => {
  const changes: readonly TermsChange[] = [
    { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), dayOfMonth: 10 },
  ];

  it('[RSP-09] of a quarterly plan is every third month from its first', () => {
    const months = openExecutions({ frequency: 'quarterly', changes, executed: new Set() }, '2026-12', open);
    expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-04', '2026-07', '2026-10']);
  });

  it('[RSP-09] is due from nine o’clock on its day, and not once it is over', () => {
    const course = { frequency: 'monthly' as const, changes, executed: new Set<string>() };
    expect(executionInstant('2026-02-10')).toBe('2026-02-10T09:00:00+08:00');
    expect(dueExecutions(course, '2026-01-12T08:59:59+08:00', open)).toEqual([]);
    expect(dueExecutions(course, '2026-01-12T09:00:00+08:00', open)).toHaveLength(1);
    expect(dueExecutions({ ...course, executed: new Set(['2026-01']) }, '2026-01-12T09:00:00+08:00', open)).toEqual([]);
    expect(openExecutions({ ...course, changes: [] }, '2026-12', open)).toEqual([]);
    expect(dueExecutions(course, 'not an instant', open)).toEqual([]);
    expect([planTerms(changes, '2025-12'), latestTerms([]), monthOf('2026-01-12')]).toEqual([
      ...[undefined, undefined, '2026-01'],
    ]);
  });
});
