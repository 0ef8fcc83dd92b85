import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules as rulesByRegion } from '../../../config/plan-rules';
import { addBusinessDays, addDays } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { readPlanAmount } from '../../../domain/regular-plans/changing/plan-change';
import { openExecutions } from '../../../domain/regular-plans/days/plan-executions';
import { addMonths } from '../../../domain/calendar/months';
import { firstExecution } from '../../../domain/regular-plans/days/effective-from';
import {
  planCurrencies,
  parsePlanStartProblem,
  planStartErrorCodes,
  planTermsProblem,
} from '../../../domain/regular-plans/changing/plan-start';
import { decimal } from '../../builders/decimal';

const planRules = rulesByRegion.HK;

const calendar = marketCalendar('HK');
const at = (instant: string) => ({ at: instant, calendar, rules: planRules });

describe('the first execution of a plan', () => {
  it.each([
    ['2026-03-04T10:00:00+08:00', 9, { month: '2026-03', date: '2026-03-09', moved: [] }],
    ['2026-03-04T10:00:00+08:00', 6, { month: '2026-04', date: '2026-04-08', moved: ['holiday'] }],
    ['2026-03-04T10:00:00+08:00', 28, { month: '2026-03', date: '2026-03-30', moved: ['weekend'] }],
  ])(
    '[RSP-07, ORDQ-07] the first execution of a plan of a plan set up at %s for day %i is the first that is three business days away',
    (now, day, first) => {
      expect(firstExecution([day], at(now))).toEqual({ day, ...first });
    },
  );

  it('[RSP-07, RSP-02] the first execution of a plan is at least the lead away and no later than it must be, and every month after it has exactly one', () => {
    const aDay = fc.integer({ min: 0, max: 600 }).map((days) => addDays('2025-01-01', days));
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 28 }), (today, hour, dayOfMonth) => {
        const now = `${today}T${String(hour).padStart(2, '0')}:30:00+08:00`;
        const first = firstExecution([dayOfMonth], at(now));
        const earliest = addBusinessDays(today, planRules.leadBusinessDays, calendar);
        expect(first.date >= earliest).toBe(true);
        const start = { fromMonth: first.month, status: 'active', amount: scaled(1_000n), days: [dayOfMonth] } as const;
        const plan = { frequency: 'monthly', changes: [start], executed: new Set<string>() } as const;
        const last = addMonths(first.month, 11);
        const all = openExecutions(plan, last, calendar);
        expect(all.map(({ month }) => month)).toEqual(
          Array.from({ length: 12 }, (_, index) => addMonths(first.month, index)),
        );
        expect(all[0]?.date).toBe(first.date);
        const before = { ...plan, changes: [{ ...start, fromMonth: addMonths(first.month, -1) }] };
        expect((openExecutions(before, last, calendar)[0]?.date ?? '') < earliest).toBe(true);
      }),
    );
  });
});

describe('the terms of a new plan', () => {
  const currencies = ['HKD', 'USD'];
  const problem = (amount: string, dayOfMonth: number, currency = 'HKD') =>
    planTermsProblem({ amount: decimal(amount), days: [dayOfMonth], currency }, currencies, planRules);

  it('[RSP-07] the terms of a new plan are an amount within the bounds of its currency, and a day from 1 to 28', () => {
    expect([problem('1000', 1), problem('1000000', 28), problem('150', 15, 'USD')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([problem('999.99', 1), problem('1000000.01', 1), problem('150000.01', 1, 'USD')]).toEqual([
      'amount',
      'amount',
      'amount',
    ]);
    expect([0, 29, 31, 1.5].map((day) => problem('1000', day))).toEqual(['day', 'day', 'day', 'day']);
    expect(problem('1000', 1, 'EUR')).toBe('currency');
  });

  it('[RSP-07] the terms of a new plan can be in the fund’s currency or the region’s, where a least amount is set', () => {
    expect(planCurrencies('USD', 'HKD', planRules)).toEqual(['USD', 'HKD']);
    expect(planCurrencies('HKD', 'HKD', planRules)).toEqual(['HKD']);
    expect(planCurrencies('EUR', 'HKD', planRules)).toEqual(['HKD']);
    expect(planCurrencies('EUR', 'TWD', planRules)).toEqual([]);
  });

  it('[RSP-07] above the most that a plan invests are told as such', () => {
    expect(readPlanAmount('1000000.01', 'HKD', planRules)).toEqual({ ok: false, error: 'above-maximum' });
    expect(readPlanAmount('9'.repeat(30), 'HKD', planRules)).toEqual({ ok: false, error: 'above-maximum' });
    expect(readPlanAmount('9'.repeat(12), 'XYZ', planRules).ok).toBe(true);
    expect(readPlanAmount('9'.repeat(30), 'XYZ', planRules)).toEqual({ ok: false, error: 'too-large' });
  });
});

describe('the problem of a new plan', () => {
  it('[RSP-07] the problem of a new plan is read from the code that the server refuses with', () => {
    for (const [name, code] of Object.entries(planStartErrorCodes))
      expect(parsePlanStartProblem(['OTHER', code])).toBe(name);
    expect(parsePlanStartProblem(['PLAN'])).toBeUndefined();
  });
});
