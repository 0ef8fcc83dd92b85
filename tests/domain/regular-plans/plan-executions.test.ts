import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules as rulesByRegion } from '../../../config/plan-rules';
import { addDays, type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { executionDay } from '../../../domain/regular-plans/days/execution-day';
import { effectiveFrom, firstExecution } from '../../../domain/regular-plans/days/effective-from';
import { planChangeProblem, type PlanChangeInput } from '../../../domain/regular-plans/changing/plan-change';
import {
  dueExecutions,
  executionInstant,
  executionName,
  openExecutions,
} from '../../../domain/regular-plans/days/plan-executions';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import { dateIn } from '../../../domain/regular-plans/days/date-in';
import { latestTerms, planTerms, type TermsChange } from '../../../domain/regular-plans/plan-terms';

const planRules = rulesByRegion.HK;

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
    '[RSP-02, ORDQ-07] the day on which a plan invests for a month in %s, day %d, is the day itself or the next that is open',
    (month, day, holidays, date, moved) => {
      expect(executionDay(month, day, { holidays: new Set(holidays) })).toEqual({ month, day, date, moved });
    },
  );

  it('[RSP-02] moves off a day that a typhoon closes, and says so', () => {
    const calendar = { ...open, closures: new Set(['2026-09-10']) };
    expect(executionDay('2026-09', 10, calendar)).toEqual({
      month: '2026-09',
      day: 10,
      date: '2026-09-11',
      moved: ['closure'],
    });
  });
});

describe('the first execution of a change', () => {
  const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [25] };
  const from = (wanted: Pick<PlanChangeInput, 'days'>, at: string, calendar = open) =>
    effectiveFrom([start], wanted, { at: `${at}T10:00:00+08:00`, calendar, rules: planRules }).fromMonth;

  it('[RSP-09] the first execution of a change is the first that is three business days away', () => {
    expect(from({}, '2026-03-20')).toBe('2026-03');
    expect(from({}, '2026-03-23')).toBe('2026-04');
    expect(from({}, '2026-03-26')).toBe('2026-04');
  });

  it('[RSP-09] leaves no month out and doubles none where the day is changed', () => {
    // The fifth is over, so this month is still executed on the twenty-fifth.
    expect(from({ days: [5] }, '2026-03-10')).toBe('2026-04');
    expect(from({ days: [28] }, '2026-03-10')).toBe('2026-03');
  });

  it('[RSP-09] the first execution of a change is the fourth month on where the market stays closed for all of those before, and none of no instant', () => {
    const closures = new Set(Array.from({ length: 200 }, (_, index) => addDays('2026-03-01', index)));
    expect(from({}, '2026-03-10', { ...open, closures })).toBe('2026-06');
    expect(from({}, 'tomorrow')).toBe('');
  });
});

const first = '2026-01';
const allMonths = Array.from({ length: 36 }, (_, index) => addMonths(first, index));
const dayNumber = fc.nat({ max: 36 * 30 });
const days = fc.array(dayNumber, { maxLength: 60 }).map((list) => new Set(list.map((n) => addDays('2026-01-01', n))));
const rules = { ...planRules, mostDays: 4 };
const chosenDays = (max: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 4 })
    .map((list) => list.toSorted((one, other) => one - other));
const wishes = fc.record({
  after: fc.nat({ max: 36 * 30 }),
  kind: fc.constantFrom('pause', 'resume', 'change', 'change', 'end'),
  amount: fc.integer({ min: 1_000, max: 9_000 }),
  chosen: chosenDays(28),
});

const lastName = addMonths(first, 36);

/** The chosen days of a month on which a plan is active. */
const daysOf = (changes: readonly TermsChange[], month: string): readonly number[] =>
  Array.from({ length: 31 }, (_, index) => index + 1).filter((day) => {
    const terms = planTerms(changes, month, day);
    return terms?.status === 'active' && terms.days.includes(day);
  });

/** Runs a desk that works on some days, while the client changes the plan and closures come in as they are known. */
function simulate(given: {
  readonly chosen: readonly number[];
  readonly holidays: ReadonlySet<string>;
  readonly closures: ReadonlySet<string>;
  readonly wishes: readonly { after: number; kind: PlanChangeInput['kind']; amount: number; chosen: number[] }[];
  readonly runs: ReadonlySet<number>;
}) {
  const calendar: Calendar = { holidays: given.holidays, closures: given.closures };
  const changes: TermsChange[] = [{ fromMonth: first, status: 'active', amount: scaled(3_000n), days: given.chosen }];
  const done = new Map<string, { date: string; at: string; amount: string }>();
  for (let n = 0; n <= 36 * 31; n += 1) {
    const today = addDays('2026-01-01', n);
    for (const wish of given.wishes.filter(({ after }) => after === n)) {
      const isChange = wish.kind === 'change';
      const wanted = {
        kind: wish.kind,
        ...(isChange ? { amount: scaled(BigInt(wish.amount)), days: wish.chosen } : {}),
      };
      if (planChangeProblem({ currency: 'HKD', changes }, wanted, rules)) continue;
      const from = effectiveFrom(changes, wanted, { at: `${today}T10:00:00+08:00`, calendar, rules });
      changes.push({ ...wanted, ...from, status: statusAfter[wish.kind] });
    }
    if (!given.runs.has(n % 7) && n < 36 * 31) continue;
    const course = () => ({ frequency: 'monthly' as const, changes, executed: new Set(done.keys()) });
    const now = `${today}T23:00:00+08:00`;
    for (const due of dueExecutions(course(), now, calendar)) {
      expect(done.has(executionName(due))).toBe(false);
      done.set(executionName(due), { date: due.date, at: today, amount: due.amount.digits.toString() });
    }
    expect(dueExecutions(course(), now, calendar)).toEqual([]);
  }
  return { done, changes, calendar };
}

describe('thirty-six months of a plan', () => {
  it('[RSP-02, RSP-09, ORDQ-07] every month has exactly one execution for each chosen day on which it is active, on the right day and by the terms of that day, whatever is changed and whenever the desk runs', () => {
    fc.assert(
      fc.property(
        fc.record({
          chosen: chosenDays(31),
          holidays: days,
          closures: days,
          wishes: fc.array(wishes, { maxLength: 8 }),
          runs: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1, maxLength: 3 }).map((list) => new Set(list)),
        }),
        (given) => {
          const { done, changes, calendar } = simulate(given);
          const expected = allMonths.flatMap((month) => daysOf(changes, month).map((day) => ({ month, day })));
          expect([...done.keys()].filter((name) => name < lastName).toSorted()).toEqual(
            expected.map(executionName).toSorted(),
          );
          for (const { month, day } of expected) {
            const executed = done.get(executionName({ month, day }));
            const wanted = dateIn(month, day);
            if (!executed) throw new Error(`no execution for ${wanted}`);
            expect(executed.date >= wanted && isBusinessDay(executed.date, calendar)).toBe(true);
            for (let closed = wanted; closed < executed.date; closed = addDays(closed, 1))
              expect(isBusinessDay(closed, calendar)).toBe(false);
            expect(executed.amount).toBe(planTerms(changes, month, day)?.amount.digits.toString());
            // Never early.
            expect(executed.at >= executed.date).toBe(true);
          }
          // A month that no pause, resumption or end reaches has all its days or none of them.
          for (const month of allMonths.filter(
            (one) => !changes.some(({ fromMonth, fromDay }) => fromDay && fromMonth === one),
          )) {
            const terms = planTerms(changes, month);
            const count = expected.filter((one) => one.month === month).length;
            expect(count).toBe(terms?.status === 'active' ? terms.days.length : 0);
          }
        },
      ),
      { numRuns: 15 },
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
          const changes = [{ fromMonth: first, status: 'active', amount: scaled(1n), days: [day] } as const];
          const today = addDays('2026-01-01', n);
          const at = `${today}T10:00:00+08:00`;
          const days = dayOfMonth === undefined ? undefined : [dayOfMonth];
          const { fromMonth: month } = effectiveFrom(changes, { days }, { at, calendar, rules: planRules });
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

describe('a plan with several days of the month', () => {
  const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [6, 16, 26] };
  const from = (wanted: Pick<PlanChangeInput, 'days'>, at: string) =>
    effectiveFrom([start], wanted, { at: `${at}T10:00:00+08:00`, calendar: open, rules });

  it('[RSP-02, RSP-09, TRADE-79] a plan with several days of the month is paused, changed or ended from its next day that is three business days away', () => {
    expect([from({}, '2026-03-02'), from({}, '2026-03-06'), from({}, '2026-03-12'), from({}, '2026-03-25')]).toEqual([
      { fromMonth: '2026-03' },
      { fromMonth: '2026-03', fromDay: 16 },
      { fromMonth: '2026-03', fromDay: 26 },
      { fromMonth: '2026-04' },
    ]);
  });

  it('[RSP-09] a plan with several days of the month without any day has nothing that a change could count from', () => {
    const at = { at: '2026-03-05T10:00:00+08:00', calendar: open, rules };
    expect([effectiveFrom([], {}, at), effectiveFrom([], { days: [] }, at)]).toEqual([
      { fromMonth: '2026-06' },
      { fromMonth: '2026-06' },
    ]);
  });

  it('[RSP-02, RSP-09, TRADE-79] a plan with several days of the month has other days from a whole month on, so that none is left out or comes twice', () => {
    expect([from({ days: [6, 20] }, '2026-03-02'), from({ days: [6, 20] }, '2026-03-06')]).toEqual([
      { fromMonth: '2026-03' },
      { fromMonth: '2026-04' },
    ]);
  });

  it('[RSP-07, TRADE-79] begins on the first of its days that is three business days away', () => {
    const first = firstExecution([6, 16, 26], { at: '2026-03-05T10:00:00+08:00', calendar: open, rules });
    expect(first).toEqual({ month: '2026-03', day: 16, date: '2026-03-16', moved: [] });
    expect(firstExecution([], { at: '2026-03-05T10:00:00+08:00', calendar: open, rules }).month).toBe('2026-06');
    const begun = [{ ...start, fromMonth: '2026-03', fromDay: 16 }];
    const due = openExecutions({ frequency: 'monthly', changes: begun, executed: new Set() }, '2026-04', open);
    expect(due.map(executionName)).toEqual(['2026-03 16', '2026-03 26', '2026-04 6', '2026-04 16', '2026-04 26']);
  });
});

describe('the upcoming execution of a plan', () => {
  const changes: readonly TermsChange[] = [
    { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [10] },
  ];

  it('[RSP-09] the upcoming execution of a plan of a quarterly plan is every third month from its first', () => {
    const months = openExecutions({ frequency: 'quarterly', changes, executed: new Set() }, '2026-12', open);
    expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-04', '2026-07', '2026-10']);
  });

  it('[RSP-09] the upcoming execution of a plan is due from nine o’clock on its day, and not once it is over', () => {
    const course = { frequency: 'monthly' as const, changes, executed: new Set<string>() };
    expect(executionInstant('2026-02-10')).toBe('2026-02-10T09:00:00+08:00');
    expect(dueExecutions(course, '2026-01-12T08:59:59+08:00', open)).toEqual([]);
    expect(dueExecutions(course, '2026-01-12T09:00:00+08:00', open)).toHaveLength(1);
    expect(dueExecutions({ ...course, executed: new Set(['2026-01 10']) }, '2026-01-12T09:00:00+08:00', open)).toEqual(
      [],
    );
    expect(openExecutions({ ...course, changes: [] }, '2026-12', open)).toEqual([]);
    expect(
      openExecutions({ ...course, changes: [{ fromMonth: '2026-01', status: 'active' }] }, '2026-12', open),
    ).toEqual([]);
    expect(dueExecutions(course, 'not an instant', open)).toEqual([]);
    expect([planTerms(changes, '2025-12'), latestTerms([]), monthOf('2026-01-12')]).toEqual([
      undefined,
      undefined,
      '2026-01',
    ]);
  });
});
