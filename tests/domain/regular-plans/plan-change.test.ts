import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules as rulesByRegion } from '../../../config/plan-rules';
import { compare, type Decimal, scaled } from '../../../domain/money/decimal';
import { arePlanDays, isPlanDay, toggleDay } from '../../../domain/regular-plans/days/plan-days';
import {
  isRequestedChange,
  isStoppedWithPlans,
  planChangeProblem,
  parsePlanProblem,
  planChangeKinds,
  planErrorCodes,
  readPlanAmount,
  readPlanFigure,
  type PlanChangeInput,
} from '../../../domain/regular-plans/changing/plan-change';
import type { TermsChange } from '../../../domain/regular-plans/plan-terms';
import { decimal } from '../../builders/decimal';

const planRules = rulesByRegion.HK;

const start: TermsChange = { fromMonth: '2026-01', status: 'active', amount: scaled(3_000n), days: [25] };
const paused: TermsChange = { fromMonth: '2026-03', status: 'suspended' };
const ended: TermsChange = { fromMonth: '2026-04', status: 'terminated' };

const problem = (changes: readonly TermsChange[], wanted: PlanChangeInput, currency = 'HKD') =>
  planChangeProblem({ currency, changes }, wanted, planRules);

describe('a stop of plans', () => {
  it('[RSP-09] stops what lets a plan order more or again, and never its pause or end', () => {
    expect(planChangeKinds.map((kind) => [kind, isStoppedWithPlans(kind)])).toEqual([
      ['pause', false],
      ['resume', true],
      ['change', true],
      ['end', false],
    ]);
  });
});

describe('a change of a plan', () => {
  it('[RSP-09] pauses what is active and resumes what is paused', () => {
    expect([problem([start], { kind: 'pause' }), problem([start, paused], { kind: 'resume' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect([problem([start], { kind: 'resume' }), problem([start, paused], { kind: 'pause' })]).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });

  it('[TRADE-129..134, RSP-09] resumes no plan whose amount a digital share class doesn’t take, and takes its pause, its end and another amount', () => {
    const above: TermsChange = { ...start, amount: scaled(300_001n) };
    const inClass = (changes: readonly TermsChange[], wanted: PlanChangeInput) =>
      planChangeProblem({ currency: 'TWD', isDigitalShareClass: true, changes }, wanted, rulesByRegion.TW);
    const changed = { fromMonth: '2026-04', amount: scaled(300_000n) };
    expect(inClass([above, paused], { kind: 'resume' })).toBe('amount');
    expect([
      inClass([above], { kind: 'pause' }),
      inClass([above, paused], { kind: 'end' }),
      inClass([above, paused], { kind: 'change', amount: scaled(300_000n) }),
      inClass([above, paused, changed], { kind: 'resume' }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[RSP-09] ends a plan that is active or paused, and reaches none that has ended or never began', () => {
    expect([problem([start], { kind: 'end' }), problem([start, paused], { kind: 'end' })]).toEqual([
      undefined,
      undefined,
    ]);
    for (const kind of ['pause', 'resume', 'change', 'end'] as const) {
      expect(problem([start, ended], { kind })).toBe('ended');
      expect(problem([], { kind })).toBe('ended');
    }
  });

  it('[RSP-09] changes the amount, the day, or both, and not to what they are', () => {
    const change = (wanted: Omit<PlanChangeInput, 'kind'>) => problem([start], { kind: 'change', ...wanted });
    expect([
      change({ amount: scaled(4_000n) }),
      change({ days: [7] }),
      change({ amount: scaled(3_000n), days: [7] }),
      change({ amount: scaled(4_000n), days: [25] }),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect([
      change({}),
      change({ amount: decimal('3000.00') }),
      change({ days: [25] }),
      change({ amount: scaled(3_000n), days: [25] }),
    ]).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });

  it('[RSP-09, OPEN-75] that was made is the one wanted by its kind, amount and day together', () => {
    const wanted: PlanChangeInput = { kind: 'change', amount: decimal('4000'), days: [7] };
    expect(isRequestedChange({ kind: 'change', amount: decimal('4000.00'), days: [7] }, wanted)).toBe(true);
    expect(isRequestedChange({ kind: 'pause' }, { kind: 'pause' })).toBe(true);
    expect([
      isRequestedChange({ kind: 'pause' }, { kind: 'end' }),
      isRequestedChange({ kind: 'change', amount: decimal('5000'), days: [7] }, wanted),
      isRequestedChange({ kind: 'change', amount: decimal('4000'), days: [8] }, wanted),
      isRequestedChange({ kind: 'change', amount: decimal('4000') }, wanted),
      isRequestedChange({ kind: 'change', days: [7] }, wanted),
      isRequestedChange({ kind: 'change', amount: decimal('4000'), days: [7] }, { kind: 'change', days: [7] }),
    ]).toEqual([false, false, false, false, false, false]);
  });

  it('[RSP-09] takes no amount below the least of the currency, and any where none is stated', () => {
    const amount = (written: string, currency: string) =>
      problem([start], { kind: 'change', amount: decimal(written) }, currency);
    expect([amount('999.99', 'HKD'), amount('1000', 'HKD'), amount('149', 'USD'), amount('0.01', 'XYZ')]).toEqual([
      'amount',
      undefined,
      'amount',
      undefined,
    ]);
  });

  it('[RSP-02, RSP-09] takes the days 1 to 28, and keeps an older plan’s later day', () => {
    const days = [0, 1, 28, 29, 31, 1.5, -1, Number.NaN];
    expect(days.map((day) => isPlanDay(day, planRules))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    const onTheLast = { ...start, days: [31] };
    const change = (day: number) => problem([onTheLast], { kind: 'change', amount: scaled(4_000n), days: [day] });
    expect([change(31), change(30), change(28)]).toEqual([undefined, 'day', undefined]);
  });
});

describe('the days of a plan', () => {
  const rules = { lastDay: 28, mostDays: 3 };

  it('[RSP-02, TRADE-79] the days of a plan are at least one and as many as the rules say, each once and the earliest first', () => {
    expect([[1], [6, 16, 26], [28]].map((days) => arePlanDays(days, rules))).toEqual([true, true, true]);
    const refused = [[], [6, 6], [16, 6], [1, 2, 3, 4], [0], [29], [6, 29], [1.5], [Number.NaN]];
    expect(refused.filter((days) => arePlanDays(days, rules))).toEqual([]);
    expect(arePlanDays([6, 31], rules, [6, 31])).toBe(true);
  });

  it('[RSP-09] the days of a plan are taken off and put on one by one, and stay in their order', () => {
    expect([toggleDay([6, 26], 16), toggleDay([6, 16, 26], 16), toggleDay([], 9)]).toEqual([[6, 16, 26], [6, 26], [9]]);
  });
});

describe('the amount of a plan as typed', () => {
  const typed = (text: string, currency = 'HKD') => readPlanAmount(text, currency, planRules);

  it.each([
    ['', 'required'],
    ['abc', 'not-a-number'],
    ['1e400', 'not-a-number'],
    ['0', 'must-be-positive'],
    ['-2000', 'must-be-positive'],
    ['2000.001', 'too-many-places'],
    ['999.99', 'below-minimum'],
  ])('[RSP-09, TRADE-101] %j is refused as %s', (text, error) => {
    expect(typed(text)).toEqual({ ok: false, error });
  });

  it('[RSP-09, TRADE-101] the amount of a plan as typed is read with commas and in full-width digits', () => {
    for (const text of ['2,500.50', ' 2500.50 ', '２５００．５０']) {
      const read = typed(text);
      expect(read.ok && compare(read.value, decimal('2500.5'))).toBe(0);
    }
  });

  it('[RSP-09] that is read is one that a change may have', () => {
    const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(amounts, fc.constantFrom('HKD', 'USD'), (text, currency) => {
        const read = typed(text, currency);
        const wanted = (amount: Decimal) => problem([start], { kind: 'change', amount, days: [7] }, currency);
        if (read.ok) expect(wanted(read.value)).toBeUndefined();
        else expect(Number(text) <= 0 || wanted(decimal(text)) === 'amount').toBe(true);
      }),
    );
  });
});

describe('the units of a plan that switches', () => {
  const intoFund = { code: 'HK0002' };
  const typed = (text: string) => readPlanFigure(text, { currency: 'HKD', intoFund }, planRules);

  it.each([
    ['', 'required'],
    ['abc', 'not-a-number'],
    ['0', 'must-be-positive'],
    ['-1', 'must-be-positive'],
    ['1.00001', 'too-many-places'],
  ])('[RSP-08, TRADE-101] %j is refused as %s', (text, error) => {
    expect(typed(text)).toEqual({ ok: false, error });
  });

  it('[RSP-08] the units of a plan that switches have four places and no bounds of money, and are changed without them', () => {
    for (const text of ['0.0001', '12.5', '9,999,999']) {
      const read = typed(text);
      if (!read.ok) throw new Error(read.error);
      const wanted = { kind: 'change', amount: read.value } as const;
      expect(planChangeProblem({ currency: 'HKD', intoFund, changes: [start] }, wanted, planRules)).toBeUndefined();
    }
    expect(readPlanFigure('12.5', { currency: 'HKD' }, planRules)).toEqual({ ok: false, error: 'below-minimum' });
  });
});

describe('the problem of a plan’s change', () => {
  it('[RSP-04, RSP-09, CONFLICT-41] the problem of a plan’s change is read from the code that the server refuses with', () => {
    for (const [name, code] of Object.entries(planErrorCodes)) expect(parsePlanProblem(['OTHER', code])).toBe(name);
    expect([parsePlanProblem([]), parsePlanProblem(['PLAN'])]).toEqual([undefined, undefined]);
  });
});
