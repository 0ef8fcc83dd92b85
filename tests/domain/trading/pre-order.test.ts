import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDayFrom, isBusinessDay, nextBusinessDay } from '../../../domain/calendar/calendar';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { preOrderDays, preOrderProblem } from '../../../domain/trading/orders/pre-order';
import { isAhead } from '../../../domain/trading/records/is-ahead';
import { scaled } from '../../../domain/money/decimal';
import { closedAround, timesOfDay } from '../../arbitraries/calendar';
import { amountQuantity } from '../../../domain/trading/orders/order';

/** Friday is open, Monday is a holiday, and Tuesday the market is closed. */
const calendar = { holidays: new Set(['2026-11-23']), closures: new Set(['2026-11-24']) };
const rules = { mostDaysAhead: 9 };
const daysAt = (time: string, own = calendar) =>
  preOrderDays(`2026-11-${time}+08:00`, { cutOff: 'onshore', calendar: own, rules });

describe('the days that may be chosen ahead', () => {
  it('[LINK-28, TRADE-90, TRADE-92] follow the day that an order sent now gets, and end at the bound', () => {
    expect(daysAt('19T16:00:00')).toEqual(['2026-11-20', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(daysAt('19T16:00:00.001')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
    expect(daysAt('21T09:00:00')).toEqual(['2026-11-26', '2026-11-27', '2026-11-30']);
  });

  it('[OPEN-32] the days that may be chosen ahead are none in a year whose holidays aren’t listed, none for what is no instant, and none where no day comes', () => {
    const listed = { ...calendar, lastYear: 2026 };
    expect(preOrderDays('2026-12-30T09:00:00+08:00', { cutOff: 'onshore', calendar: listed, rules })).toEqual([
      '2026-12-31',
    ]);
    expect(preOrderDays('2026-11-20', { cutOff: 'onshore', calendar, rules })).toEqual([]);
    expect(preOrderDays('9999-12-31T18:00:00+08:00', { cutOff: 'onshore', calendar, rules })).toEqual([]);
  });

  it('[LINK-28, TRADE-91] the days that may be chosen ahead are, whatever is closed: all the dealing days after the next order’s up to the bound, each once, in order', () => {
    fc.assert(
      fc.property(
        closedAround,
        timesOfDay,
        fc.constantFrom('onshore' as const, 'offshore' as const),
        fc.nat({ max: 40 }),
        ({ date, calendar: some }, time, cutOff, mostDaysAhead) => {
          const sentAt = `${date}T${time}+08:00`;
          const days = preOrderDays(sentAt, { cutOff, calendar: some, rules: { mostDaysAhead } });
          const usual = effectiveDate(sentAt, cutOff, some);
          const every = Array.from({ length: mostDaysAhead + 1 }, (_, ahead) => addDays(date, ahead));
          expect(days).toEqual(usual === '' ? [] : every.filter((day) => day > usual && isBusinessDay(day, some)));
        },
      ),
    );
  });
});

describe('a purchase ahead', () => {
  const received = { kind: 'received', at: '2026-11-19T10:00:00+08:00' } as const;
  const stepOf = (dealOn: string, own = calendar) => {
    const buy = {
      kind: 'buy',
      currency: 'TWD',
      cutOff: 'onshore',
      quantity: amountQuantity(scaled(1n)),
      feePercent: scaled(0n),
    } as const;
    const state = orderFromEvents({ ...buy, dealOn }, [received]);
    return state.ok ? nextOrderStep(state.value, own) : undefined;
  };

  it('[LINK-28, TRADE-114] a purchase ahead is accepted and debited at the cut-off of the day chosen, and not before', () => {
    expect(stepOf('2026-11-26')).toEqual({ step: 'accept', date: '2026-11-26', dueAt: '2026-11-26T16:00:00+08:00' });
  });

  it('[TRADE-91, TRADE-92] moves on with a market that closes on its day meanwhile', () => {
    const closed = { ...calendar, closures: new Set(['2026-11-26']) };
    expect(stepOf('2026-11-26', closed)?.date).toBe('2026-11-27');
    fc.assert(
      fc.property(closedAround, fc.nat({ max: 20 }), ({ date, calendar: some }, ahead) => {
        const day = addDays(date, ahead);
        expect(businessDayFrom(day, some)).toBe(isBusinessDay(day, some) ? day : nextBusinessDay(day, some));
      }),
    );
  });

  it('[CONF-27, ENT-47] a purchase ahead isn’t taken while the service is closed, nor for another day', () => {
    const days = ['2026-11-26'];
    expect(preOrderProblem('2026-11-26', { isOpen: true, days })).toBeUndefined();
    expect(preOrderProblem('2026-11-27', { isOpen: true, days })).toBe('ORDER_DAY_NOT_OFFERED');
    expect(preOrderProblem('2026-11-26', { isOpen: false, days })).toBe('ORDER_SERVICE_CLOSED');
  });

  it('[LINK-27, ORDQ-07] waits for its day until it is accepted or cancelled', () => {
    expect(isAhead({ dealOn: '2026-11-26', status: 'RECEIVED' })).toBe(true);
    expect(isAhead({ dealOn: '2026-11-26', status: 'ACCEPTED' })).toBe(false);
    expect(isAhead({ dealOn: undefined, status: 'RECEIVED' })).toBe(false);
  });
});
