import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashTransactionStatuses } from '../../../domain/cash-account/cash-transaction-status';
import { totalOutflow, type OutgoingMoney, redemptionStep, withdrawalStep } from '../../../domain/cooling-off/outflow';
import { type CoolingOffLimits, whyCoolingOff } from '../../../domain/cooling-off/why-cooling-off';
import { add, compare, multiply, scaled, subtract, toText, type Decimal } from '../../../domain/money/decimal';
import { sum, sumOfAll } from '../../../domain/money/sum';
import { orderStages } from '../../../domain/trading/dealing/order-event';

const limits: CoolingOffLimits = {
  bankAccountDays: 14,
  deviceHours: 72,
  portfolioPercent: scaled(50n),
  hours: 24,
  largeRedemption: scaled(200_000n),
};
const hour = 60 * 60 * 1000;
const start = Date.parse('2026-03-20T10:00:00+08:00');
const instant = (hours: number): string => new Date(start + hours * hour).toISOString();
const money = (digits: bigint, step: OutgoingMoney['step'], hours = 0): OutgoingMoney => ({
  value: scaled(digits),
  step,
  changedAt: instant(hours),
});

describe('the money on its way out of a client', () => {
  it('[VCA-05, TRADE-109] the money on its way out of a client is that of redemptions and withdrawals alike, until it is paid and for a day after', () => {
    const of = (outgoing: readonly OutgoingMoney[], hours: number) => {
      const { value, apart } = totalOutflow(outgoing, instant(hours), limits);
      return [value && toText(value), toText(apart)];
    };
    expect(of([], 0)).toEqual(['0', '0']);
    const all = [money(1n, 'asked'), money(10n, 'dealt'), money(100n, 'paid')];
    expect([of(all, 0), of(all, 23.99), of(all, 24)]).toEqual([
      ['111', '110'],
      ['111', '110'],
      ['11', '10'],
    ]);
    expect(of([{ ...money(1n, 'paid'), changedAt: 'some time' }], 0)).toEqual(['1', '1']);
    expect(totalOutflow(all, 'no instant', limits).value).toEqual(scaled(111n));
    const unvalued = { ...money(1n, 'dealt'), value: undefined };
    expect([of([...all, unvalued], 0), of([unvalued, ...all], 0)]).toEqual([
      [undefined, '110'],
      [undefined, '110'],
    ]);
  });

  it('[VCA-05, TRADE-109] the money on its way out of a client is asked for until it is dealt, and none of what ended before', () => {
    expect(orderStages.map((stage) => [stage, redemptionStep(stage)])).toEqual([
      ['held', 'asked'],
      ['received', 'asked'],
      ['accepted', 'asked'],
      ['priced', 'dealt'],
      ['invested', undefined],
      ['waiting', 'dealt'],
      ['settled', 'paid'],
      ['cancelled', undefined],
      ['rejected', undefined],
    ]);
    expect(cashTransactionStatuses.map((status) => [status, withdrawalStep(status)])).toEqual([
      ['pending', 'asked'],
      ['accepted', 'paid'],
      ['rejected', undefined],
    ]);
  });

  it('[VCA-05, TRADE-109] stays under half of all that there is within any day, however it is split over kinds, accounts and days, unless it waits', () => {
    const tries = fc.array(
      fc.record({
        kind: fc.constantFrom('withdrawal' as const, 'redemption' as const),
        percent: fc.bigInt(1n, 60n),
        after: fc.integer({ min: 0, max: 30 }),
        dealtAfter: fc.integer({ min: 0, max: 48 }),
        paidAfter: fc.integer({ min: 0, max: 120 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    type Gone = { readonly at: number; readonly worth: Decimal; readonly dealtAt: number; readonly paidAt: number };
    fc.assert(
      fc.property(tries, (wishes) => {
        const began = scaled(1_000_000n);
        const gone: Gone[] = [];
        let now = 0;
        for (const { kind, percent, after, dealtAfter, paidAfter } of wishes) {
          now += after;
          // What is still there to be asked for: holdings and cash without what is on its way.
          const left = subtract(began, sum(gone.map(({ worth }) => worth)));
          const worth = multiply(left, scaled(percent, 2));
          const outgoing = gone.map(({ worth: of, at, dealtAt, paidAt }): OutgoingMoney => {
            if (now < dealtAt) return { value: of, step: 'asked', changedAt: instant(at) };
            return now < paidAt
              ? { value: of, step: 'dealt', changedAt: instant(dealtAt) }
              : { value: of, step: 'paid', changedAt: instant(paidAt) };
          });
          const out = totalOutflow(outgoing, instant(now), limits);
          // Holdings and cash on the books, with what is apart from both.
          const booked = subtract(began, sum(gone.flatMap(({ dealtAt, worth: of }) => (now < dealtAt ? [] : of))));
          const portfolio = add(booked, out.apart);
          const asked = { kind, at: instant(now), value: sumOfAll([out.value, worth]), portfolio };
          if (whyCoolingOff(asked, limits).length > 0) continue;
          gone.push({ at: now, worth, dealtAt: now + dealtAfter, paidAt: now + dealtAfter + paidAfter });
          const within = gone.filter(({ at }) => now - at < limits.hours).map(({ worth: of }) => of);
          const before = subtract(began, sum(gone.flatMap(({ at, worth: of }) => (now - at < limits.hours ? [] : of))));
          expect(compare(multiply(sum(within), scaled(2n)), before)).toBe(-1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
