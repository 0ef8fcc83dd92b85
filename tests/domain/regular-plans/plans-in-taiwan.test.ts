import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import { addDays, type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { firstExecution } from '../../../domain/regular-plans/counts-from';
import { afterFailedDebit, pausesAfter } from '../../../domain/regular-plans/failed-debit';
import { arePlanDays } from '../../../domain/regular-plans/plan-days';
import { dueExecutions, executionName } from '../../../domain/regular-plans/plan-executions';
import { addMonths, dateIn } from '../../../domain/regular-plans/plan-month';
import { planTermsProblem } from '../../../domain/regular-plans/plan-start';
import { countsFor, countsFromDay } from '../../../domain/regular-plans/plan-terms';
import { decimal } from '../../builders/decimal';

const rules = planRules.TW;
const market = marketCalendar('TW');

describe('Taiwan’s plans', () => {
  it('[TRADE-79, TRADE-129, TRADE-131, TRADE-132] have up to six days of the month, and amounts from NTD 3,000 or their like', () => {
    expect([arePlanDays([1, 6, 11, 16, 21, 26], rules), arePlanDays([1, 2, 3, 4, 5, 6, 7], rules)]).toEqual([
      ...[true, false],
    ]);
    const problem = (amount: string, currency: string) =>
      planTermsProblem({ amount: decimal(amount), days: [6, 16, 26], currency }, ['TWD', 'USD', 'JPY'], rules);
    expect([problem('3000', 'TWD'), problem('200', 'USD'), problem('20000', 'JPY')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect([problem('2999', 'TWD'), problem('199.99', 'USD'), problem('19999', 'JPY')]).toEqual([
      ...['amount', 'amount', 'amount'],
    ]);
  });

  it('[TRADE-79] try a debit again on the next business day, and pause after three that failed in a row', () => {
    expect(afterFailedDebit({ tries: 1, date: '2026-03-06' }, rules, market)).toEqual({
      ...{ outcome: 'retrying', nextTry: '2026-03-09' },
    });
    const failed = [6, 16, 26].map((day) => ({ month: '2026-03', day, outcome: 'failed' }));
    expect([
      pausesAfter(failed.slice(1), { fromMonth: '' }, rules),
      pausesAfter(failed, { fromMonth: '' }, rules),
    ]).toEqual([false, true]);
    expect(pausesAfter(failed, { fromMonth: '2026-03', fromDay: 16 }, rules)).toBe(false);
  });

  it('[TRADE-79, ORDQ-07] over thirty-six months have exactly one execution for each chosen day of each month, on the right day, through holidays, short months and closures, whenever the desk runs', () => {
    const chosen = fc
      .uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 6 })
      .map((days) => days.toSorted((one, other) => one - other));
    const start = fc.nat({ max: 300 }).map((n) => addDays('2026-01-01', n));
    const closed = fc.array(fc.nat({ max: 1_400 }), { maxLength: 60 });
    fc.assert(
      fc.property(chosen, start, closed, fc.integer({ min: 1, max: 9 }), (days, today, closures, pace) => {
        const calendar: Calendar = { ...market, closures: new Set(closures.map((n) => addDays('2026-01-01', n))) };
        const first = firstExecution(days, { at: `${today}T10:00:00+08:00`, calendar, rules });
        const from = countsFromDay(first.month, first.day, days);
        const changes = [{ ...from, status: 'active', amount: scaled(3_000n), days } as const];
        const last = addMonths(first.month, 35);
        const done = new Map<string, string>();
        // Until all of the last month can be over.
        for (let day = today; day <= `${addMonths(last, 1)}-28`; day = addDays(day, pace)) {
          const course = { frequency: 'monthly' as const, changes, executed: new Set(done.keys()) };
          for (const due of dueExecutions(course, `${day}T12:00:00+08:00`, calendar)) {
            expect(done.has(executionName(due))).toBe(false);
            done.set(executionName(due), due.date);
            expect(due.date <= day).toBe(true);
          }
        }
        const expected = Array.from({ length: 36 }, (_, index) => addMonths(first.month, index)).flatMap((month) =>
          days.filter((day) => countsFor(from, month, day)).map((day) => ({ month, day })),
        );
        for (const one of expected) {
          const date = done.get(executionName(one)) ?? '';
          const wanted = dateIn(one.month, one.day);
          expect(date >= wanted && isBusinessDay(date, calendar), `${wanted}: ${date}`).toBe(true);
          for (let between = wanted; between < date; between = addDays(between, 1))
            expect(isBusinessDay(between, calendar)).toBe(false);
        }
        const later = new Set(expected.map(executionName));
        const others = [...done.keys()].filter((name) => !later.has(name));
        expect(others.every((name) => name.startsWith(addMonths(last, 1)))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
