import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRules } from '../../../config/plan-rules';
import { add, compare, type Decimal, scaled, toText, zero } from '../../../domain/money/decimal';
import {
  type executionOutcomes,
  investedSoFar,
  moneyNeeded,
  isRunningLegacy,
  planDays,
  plannedExecutions,
  plannedOrders,
  type PlanSchedule,
} from '../../../domain/regular-plans/running/plan-schedule';

const plan = (refNo: string, currency: string, dates: readonly string[], amount = 3_000n): PlanSchedule => ({
  refNo,
  accountNo: '900',
  isLegacy: false,
  fund: { code: 'HK0001', name: 'Fund' },
  currency,
  frequency: 'monthly',
  type: 'X',
  paidFrom: 'cash-account',
  version: 1,
  changes: [],
  executions: [],
  upcoming: dates.map((date) => ({
    month: date.slice(0, 7),
    day: Number(date.slice(8)),
    date,
    moved: [],
    amount: scaled(amount),
  })),
});

const execution = (outcome: (typeof executionOutcomes)[number], amount: bigint) => ({
  month: '2026-01',
  day: 12,
  date: '2026-01-12',
  amount: scaled(amount),
  outcome,
});

describe('the list of a client’s plans', () => {
  it('[RSP-09] the list of a client’s plans is invested so far by the executions that became orders alone', () => {
    const executions = [execution('placed', 3_000n), execution('failed', 500n), execution('retrying', 70n)];
    executions.push(execution('cancelled', 800n), execution('rejected', 900n), execution('skipped', 60n));
    const invested = investedSoFar({ executions: [...executions, execution('placed', 4_000n)] });
    expect(invested && toText(invested)).toBe('7000');
  });

  it('[RSP-09] says of no plan that it has invested nothing, since its record may begin after it did', () => {
    expect(investedSoFar({ executions: [] })).toBeUndefined();
    expect(investedSoFar({ executions: [execution('failed', 500n)] })).toBeUndefined();
  });

  it('[RSP-09] the list of a client’s plans is one list over all of them, the earliest first, up to a date', () => {
    const plans = [plan('1', 'HKD', ['2026-03-10', '2026-04-10']), plan('2', 'USD', ['2026-03-05', '2026-03-31'])];
    const days = planDays(plans, '2026-03-31').map((day) => [day.plan.refNo, day.due.date]);
    expect(days).toEqual([
      ['2', '2026-03-05'],
      ['1', '2026-03-10'],
      ['2', '2026-03-31'],
    ]);
  });

  it('[RSP-09] debits once more what failed, on the day of the next try, beside what is to come', () => {
    const failed = { month: '2026-02', day: 26, date: '2026-02-26', amount: scaled(3_000n) };
    const trying = {
      ...plan('1', 'HKD', ['2026-03-10']),
      executions: [
        { ...failed, day: 6, outcome: 'placed' as const },
        { ...failed, outcome: 'retrying' as const, nextTry: '2026-03-02' },
      ],
    };
    expect(plannedExecutions(trying).map(({ date, day }) => [date, day])).toEqual([
      ['2026-03-02', 26],
      ['2026-03-10', trying.upcoming[0]?.day],
    ]);
    const late = { ...trying, ...plan('1', 'HKD', ['2026-03-01', '2026-03-02']), executions: trying.executions };
    expect(plannedExecutions(late).map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02', '2026-03-02']);
    const days = planDays([plan('2', 'HKD', ['2026-03-02', '2026-03-05']), trying], '2026-03-09');
    expect(days.map((day) => [day.plan.refNo, day.due.date])).toEqual([
      ['2', '2026-03-02'],
      ['1', '2026-03-02'],
      ['2', '2026-03-05'],
    ]);
    expect([...moneyNeeded(days, planRules.HK).values()].map(toText)).toEqual(['9000']);
  });

  it('[RSP-09] needs money by currency', () => {
    const plans = [
      plan('1', 'HKD', ['2026-03-10', '2026-03-20']),
      plan('2', 'USD', ['2026-03-05'], 200n),
      plan('3', 'HKD', ['2026-03-05'], 1_000n),
    ];
    const needed = [...moneyNeeded(planDays(plans, '2026-03-31'), planRules.HK)].map(([currency, sum]) => [
      currency,
      toText(sum),
    ]);
    expect(Object.fromEntries(needed)).toEqual({ HKD: '7000', USD: '200' });
  });

  it('[RSP-08] needs no money for what it switches', () => {
    const switching = { ...plan('2', 'HKD', ['2026-03-05']), intoFund: { code: 'HK0002', name: 'Other' } };
    const needed = moneyNeeded(planDays([plan('1', 'HKD', ['2026-03-10']), switching], '2026-03-31'), planRules.HK);
    expect([...needed].map(([currency, sum]) => [currency, toText(sum)])).toEqual([['HKD', '3000']]);
    expect([...moneyNeeded(planDays([switching], '2026-03-31'), planRules.HK)]).toEqual([]);
  });

  it('[TRADE-130, ORDQ-07] needs no money for an amount that its fund doesn’t take, and orders nothing on its days', () => {
    const within = plan('1', 'TWD', ['2026-03-10'], 300_000n);
    const above = plan('2', 'TWD', ['2026-03-05'], 300_001n);
    const plans = [within, above].map((one) => ({ ...one, isDigitalShareClass: true }));
    const days = planDays(plans, '2026-03-31');
    expect(days.map((day) => day.plan.refNo)).toEqual(['2', '1']);
    expect(plannedOrders(plans, '2026-03-31').map((day) => day.plan.refNo)).toEqual(['1']);
    expect([...moneyNeeded(days, planRules.TW)].map(([currency, sum]) => [currency, toText(sum)])).toEqual([
      ['TWD', '300000'],
    ]);
  });

  it('[RSP-09] loses no day and no money, whatever the plans', () => {
    const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
    const drawn = fc.record({
      currency: fc.constantFrom('HKD', 'USD', 'CNH'),
      dates: fc.array(dates, { maxLength: 4 }),
      amount: fc.bigInt({ min: 1n, max: 100_000n }),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 6 }), dates, (list, until) => {
        const plans = list.map((one, index) => plan(String(index), one.currency, one.dates, one.amount));
        const days = planDays(plans, until);
        expect(days.length).toBe(list.flatMap((one) => one.dates).filter((date) => date <= until).length);
        expect(days.map(({ due }) => due.date)).toEqual(days.map(({ due }) => due.date).toSorted());
        const total = (amounts: readonly Decimal[]) => amounts.reduce(add, zero);
        const needed = total([...moneyNeeded(days, planRules.HK).values()]);
        expect(compare(needed, total(days.map(({ due }) => due.amount)))).toBe(0);
      }),
    );
  });
});

describe('a legacy plan', () => {
  it('[RSP-05, RSP-06] a legacy plan can still be moved or ended until it has ended', () => {
    const change = { by: 'client', at: '2026-01-02T02:00:00.000Z' } as const;
    const started = {
      ...change,
      kind: 'start',
      fromMonth: '2026-01',
      status: 'active',
      amount: scaled(3_000n),
    } as const;
    const running = { ...plan('1', 'HKD', []), isLegacy: true, changes: [{ ...started, days: [12] }] };
    const end = { ...change, kind: 'end', fromMonth: '2026-03', status: 'terminated' } as const;
    const ended = { ...running, changes: [...running.changes, end] };
    expect([running, ended, { ...running, isLegacy: false }].map(isRunningLegacy)).toEqual([true, false, false]);
  });
});
