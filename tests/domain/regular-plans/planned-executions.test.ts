import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBusinessDay } from '../../../domain/calendar/calendar';
import { plannedExecutions } from '../../../domain/regular-plans/planned-executions';
import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import { arbitraryCalendars } from '../../arbitraries/calendar';

const plan = (dayOfMonth: number | undefined, more: Partial<RegularPlan> = {}): RegularPlan => ({
  ...{ accountNo: '1', refNo: `P${String(dayOfMonth)}`, fund: { code: 'A', name: 'A' }, currency: 'HKD' },
  ...{ amountPrecision: 2, frequency: 'MONTHLY', status: 'ACTIVE', dayOfMonth, ...more },
});
const open = { holidays: new Set<string>() };
const datesOf = (plans: readonly RegularPlan[], today: string, calendar = open) =>
  plannedExecutions(plans, today, calendar).map(({ plan: { refNo }, date }) => `${refNo} ${date}`);

describe('what regular plans are going to invest', () => {
  it('[ORDQ-07, RSP-02] is said for three months, the earliest first, today among them', () => {
    expect(datesOf([plan(25), plan(10)], '2026-03-10')).toEqual([
      ...['P10 2026-03-10', 'P25 2026-03-25', 'P10 2026-04-10', 'P25 2026-04-27', 'P10 2026-05-11', 'P25 2026-05-25'],
      'P10 2026-06-10',
    ]);
  });

  it('[ORDQ-07] moves off weekends and holidays, also into the next month, and to the end of a short one', () => {
    expect(datesOf([plan(31)], '2026-01-30')).toEqual([
      'P31 2026-02-02',
      'P31 2026-03-02',
      'P31 2026-03-31',
      'P31 2026-04-30',
    ]);
    expect(datesOf([plan(31)], '2026-02-01')).toContain('P31 2026-02-02');
    const holidays = { holidays: new Set(['2026-03-10']) };
    expect(datesOf([plan(10)], '2026-03-01', holidays)[0]).toBe('P10 2026-03-11');
    expect(datesOf([plan(15)], '2026-12-20')[0]).toBe('P15 2027-01-15');
  });

  it('[ORDQ-07] is nothing for a plan that isn’t active or monthly, says no day, or on no date', () => {
    const others = [
      ...[plan(10, { status: 'SUSPENDED' }), plan(10, { status: 'TERMINATED' }), plan(10, { status: undefined })],
      ...[plan(10, { frequency: 'QUARTERLY' }), plan(10, { frequency: undefined }), plan(undefined)],
    ];
    expect(datesOf(others, '2026-03-10')).toEqual([]);
    expect(datesOf([plan(10)], 'today')).toEqual([]);
  });

  it('[ORDQ-07] falls on business days within the three months', () => {
    const days = fc.integer({ min: 0, max: 3_000 }).map((more) => addDays('2024-01-01', more));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 28 }), (today, day) => {
        const planned = plannedExecutions([plan(day)], today, open);
        for (const { date } of planned) expect([isBusinessDay(date, open), date >= today]).toEqual([true, true]);
        expect([2, 3, 4]).toContain(planned.length);
      }),
    );
    fc.assert(
      fc.property(days, arbitraryCalendars, (today, calendar) => {
        const dates = plannedExecutions([plan(3), plan(20)], today, calendar).map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
      }),
    );
  });
});
