import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import { addDays, type Calendar, isBusinessDay } from '../../../domain/calendar/calendar';
import { scaled, toText } from '../../../domain/money/decimal';
import { adjustedAmount, adjustedSteps } from '../../../domain/regular-plans/running/adjusted-amount';
import { firstExecution } from '../../../domain/regular-plans/days/effective-from';
import { afterFailedDebit, pausesAfter } from '../../../domain/regular-plans/running/failed-debit';
import { arePlanDays } from '../../../domain/regular-plans/days/plan-days';
import { dueExecutions, executionName } from '../../../domain/regular-plans/days/plan-executions';
import { addMonths } from '../../../domain/calendar/months';
import { dateIn } from '../../../domain/regular-plans/days/date-in';
import { type AmountRange, orderedRange, planDebits } from '../../../domain/regular-plans/running/plan-debits';
import { parsePlanType } from '../../../domain/regular-plans/plan-type';
import { planTermsProblem } from '../../../domain/regular-plans/changing/plan-start';
import { isEffectiveOn, effectiveFromDay } from '../../../domain/regular-plans/plan-terms';
import { decimal } from '../../builders/decimal';

const rules = planRules.TW;
const market = marketCalendar('TW');

describe('Taiwan’s plans', () => {
  it('[TRADE-79, TRADE-129, TRADE-131, TRADE-132] Taiwan’s plans have up to six days of the month, and amounts from NTD 3,000 or their like', () => {
    expect([arePlanDays([1, 6, 11, 16, 21, 26], rules), arePlanDays([1, 2, 3, 4, 5, 6, 7], rules)]).toEqual([
      true,
      false,
    ]);
    const problem = (amount: string, currency: string) =>
      planTermsProblem({ amount: decimal(amount), days: [6, 16, 26], currency }, ['TWD', 'USD', 'JPY'], rules);
    expect([problem('3000', 'TWD'), problem('200', 'USD'), problem('20000', 'JPY')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([problem('2999', 'TWD'), problem('199.99', 'USD'), problem('19999', 'JPY')]).toEqual([
      'amount',
      'amount',
      'amount',
    ]);
  });

  it('[TRADE-79] try a debit again on the next business day, and pause after three that failed in a row', () => {
    expect(
      afterFailedDebit({ problem: 'ORDER_PAYMENT_UNAVAILABLE', tries: 1, date: '2026-03-06' }, rules, market),
    ).toEqual({
      outcome: 'retrying',
      nextTry: '2026-03-09',
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
        const from = effectiveFromDay(first.month, first.day, days);
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
          days.filter((day) => isEffectiveOn(from, month, day)).map((day) => ({ month, day })),
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

describe('the debit of a plan in Taiwan', () => {
  const base = { amount: decimal('4000'), currency: 'TWD', days: [6, 16, 26], feePercent: decimal('0.6') };
  const texts = ({ least, most }: AmountRange) => [toText(least), toText(most)];

  it('[TRADE-79, TIER-21] the debit of a plan in Taiwan of a fixed amount is the same each time, with its fee, and three times that in a month of three days', () => {
    const { each, month } = planDebits({ type: 'X', ...base }, rules);
    expect([texts(each), texts(month)]).toEqual([
      ['4024', '4024'],
      ['12072', '12072'],
    ]);
  });

  it('[TRADE-79] the debit of a plan in Taiwan of a non-fixed amount is at least the least and at most the most that any price comes to', () => {
    expect(texts(orderedRange({ type: 'DX', ...base }, rules))).toEqual(['3000', '6000']);
    const { each, month } = planDebits({ type: 'DX', ...base }, rules);
    expect([texts(each), texts(month)]).toEqual([
      ['3018', '6036'],
      ['9054', '18108'],
    ]);
  });

  it('[TRADE-79] the debit of a plan in Taiwan of a non-fixed amount goes by steps, the greatest loss first, of which one is what is ordered at any price', () => {
    const steps = adjustedSteps({ amount: decimal('8000'), currency: 'TWD' }, rules);
    expect(steps.map(({ returnPercent, amount }) => [toText(returnPercent), toText(amount)])).toEqual([
      ['-20', '12000'],
      ['-10', '10000'],
      ['0', '8000'],
      ['10', '6000'],
      ['20', '4000'],
    ]);
    const price = fc.integer({ min: 1, max: 30_000 }).map((n) => scaled(BigInt(n), 2));
    fc.assert(
      fc.property(price, (at) => {
        const held = { price: at, averageCost: scaled(100n) };
        const ordered = adjustedAmount({ amount: decimal('8000'), currency: 'TWD' }, held, rules);
        expect(steps.map(({ amount }) => toText(amount))).toContain(toText(ordered));
      }),
    );
  });

  it('[TRADE-79] the debit of a plan in Taiwan may be of either type in Taiwan, and of a fixed amount alone in Hong Kong', () => {
    expect([planRules.TW.types, planRules.HK.types]).toEqual([
      { X: 'regular-buy', DX: 'e-regular-buy' },
      { X: 'scheduled-buy' },
    ]);
    expect(['X', 'DX', 'A', undefined].map(parsePlanType)).toEqual(['X', 'DX', undefined, undefined]);
  });
});
