import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../domain/calendar/calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { dealOrder } from '../../../domain/trading/dealing/deal-order';
import { nextOrderStep, priceKnownAt } from '../../../domain/trading/dealing/next-order-step';
import { ledgerAccounts, orderBookings } from '../../../domain/trading/dealing/order-bookings';
import { type OrderEvent, orderStages, type ReceivedOrder } from '../../../domain/trading/dealing/order-event';
import { applyOrderEvent, isFinished, notBefore, orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import { unitsAvailable } from '../../../domain/trading/dealing/units-available';
import { add, compare, isNegative, isZero, multiply, toText, zero, type Decimal } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { checkUnits } from '../../../domain/trading/limits/check-units';
import { positives } from '../../arbitraries/decimal';
import { garbage } from '../../arbitraries/garbage';
import { bookingsOf, bookingTexts, knownOrder, orderLives, rates } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const open: Calendar = { holidays: new Set() };
describe('an order', () => {
  it('[R24, TRADE-90, TRADE-120] keeps a ledger whose sides add up to zero at every event, and nothing stays on its way at the end', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const booked = bookingsOf(order, events);
        for (const { entries } of booked) expect(isZero(sum(entries.map(({ amount }) => amount)))).toBe(true);
        const of = (account: string) =>
          sum(
            booked
              .flatMap(({ entries }) => entries.filter((entry) => entry.account === account))
              .map(({ amount }) => amount),
          );
        if (isFinished(knownOrder(orderFromEvents(order, events))))
          expect([isZero(of('clearing')), isZero(of('waiting'))]).toEqual([true, true]);
        expect([isNegative(of('fees')), order.kind !== 'buy' && isNegative(of('client'))]).toEqual([false, false]);
        expect(isZero(sum(ledgerAccounts.map(of)))).toBe(true);
      }),
    );
  });

  it('[ENUM-01] an order is the same however often its events are read, and any part of them is an order too', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const whole = orderFromEvents(order, events);
        expect(orderFromEvents(order, structuredClone(events))).toEqual(whole);
        let state = orderFromEvents(order, events.slice(0, 1));
        for (const event of events.slice(1)) state = applyOrderEvent(knownOrder(state), event);
        expect(state).toEqual(whole);
      }),
    );
  });

  it('[TRADE-90, TRADE-92] an order is never accepted, dealt or settled for a day before it came, nor at an instant before', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const { receivedAt, dealingDate } = knownOrder(orderFromEvents(order, events));
        if (dealingDate !== undefined) expect(dealingDate >= String(hongKongDay(receivedAt))).toBe(true);
        const times = events.map(({ at }) => Date.parse(at));
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }),
    );
  });

  it('[TRADE-96, TRADE-97] never leaves less than no units, however many orders reserve and are dealt', () => {
    const kinds = fc.constantFrom('redemption' as const, 'switch' as const);
    const tries = fc.array(
      fc.record({ kind: kinds, units: positives, fate: fc.constantFrom('open', 'cancelled', 'dealt') }),
    );
    fc.assert(
      fc.property(positives, tries, (start, placed) => {
        let held = start;
        const reserved: ReceivedOrder[] = [];
        const due: ReceivedOrder[] = [];
        const taken = (): Decimal[] => [...reserved, ...due].map(({ quantity }) => quantity.value);
        for (const { kind, units, fate } of placed) {
          const way = kind === 'switch' ? 'switch-out' : kind;
          if (checkUnits(way, units, unitsAvailable(held, taken())) !== 'accepted') continue;
          const common = { currency: 'USD', cutOff: 'offshore', quantity: unitsQuantity(units) } as const;
          const order: ReceivedOrder = kind === 'switch' ? { ...common, kind } : { ...common, kind, feePercent: zero };
          if (fate === 'open') reserved.push(order);
          if (fate === 'dealt') due.push(order);
        }
        for (const order of [...due, ...reserved]) {
          const deal = dealOrder(order, { price: decimal('3.7'), fundCurrency: 'USD', rates });
          // Of units that bring nothing, none leave.
          if (!deal.ok) continue;
          const before = knownOrder(
            orderFromEvents(order, [at('received'), { ...at('accepted'), dealingDate: '2026-03-04' }]),
          );
          held = add(held, orderBookings(before, { ...at('priced'), deal: deal.value }).units);
          expect(isNegative(held)).toBe(false);
        }
      }),
    );
  });

  it('[TRADE-98] buys units that cost no more than was paid, and one step more would', () => {
    fc.assert(
      fc.property(positives, positives, (amount, price) => {
        const deal = dealOrder(buyOf(amount), { price, fundCurrency: 'USD', rates });
        const most = deal.ok ? deal.value.units : zero;
        const paid = deal.ok ? deal.value.cost : zero;
        expect(compare(multiply(most, price), paid)).not.toBe(1);
        if (deal.ok) expect(compare(multiply(add(most, decimal('0.0001')), price), paid)).toBe(1);
      }),
    );
  });
});

const instant = '2026-03-04T02:00:00Z';
const at = <Kind extends OrderEvent['kind']>(kind: Kind) => ({ kind, at: instant });
const buyOf = (amount: Decimal): ReceivedOrder => ({
  kind: 'buy',
  currency: 'USD',
  cutOff: 'offshore',
  quantity: amountQuantity(amount),
  feePercent: decimal('0.6'),
});
const buy = buyOf(decimal('1000'));
const redemption: ReceivedOrder = {
  kind: 'redemption',
  currency: 'TWD',
  cutOff: 'onshore',
  quantity: unitsQuantity(decimal('10.5')),
  feePercent: zero,
};
const received: OrderEvent = at('received');
const accepted: OrderEvent = { ...at('accepted'), dealingDate: '2026-03-04' };
describe('an order over its events', () => {
  const deal = { price: decimal('12.5'), units: decimal('80'), cost: decimal('1000'), amount: decimal('1000') };
  const priced: OrderEvent = { ...at('priced'), deal };

  it('[ENUM-01] begins with its receipt, and nothing follows what ends it', () => {
    expect(orderFromEvents(buy, [])).toEqual({ ok: false, error: 'not-allowed' });
    expect(orderFromEvents(buy, [accepted, received]).ok).toBe(false);
    for (const ending of [at('cancelled'), { ...at('rejected'), reason: 'fund-closed' }] as const) {
      const ended = knownOrder(orderFromEvents(buy, [received, ending]));
      expect([isFinished(ended), nextOrderStep(ended, open)]).toEqual([true, undefined]);
      for (const event of [received, accepted, priced, at('settled'), at('cancelled')] as const)
        expect(applyOrderEvent(ended, event).ok).toBe(false);
    }
    expect(knownOrder(orderFromEvents(buy, [received, { ...at('rejected'), reason: 'too-small' }])).reason).toBe(
      'too-small',
    );
  });

  it('[TRADE-68, TRADE-114] an order over its events can’t be cancelled once it is paid, priced before it is accepted, or settled before it is priced', () => {
    for (const events of [
      [received, accepted, at('cancelled')],
      [received, priced],
      [received, accepted, at('settled')],
      [received, received],
      [received, accepted, accepted],
    ] as const)
      expect(orderFromEvents(buy, events).ok).toBe(false);
  });

  it('[ENUM-01] an order over its events is refused an event that can’t be with the same answer everywhere', () => {
    const refused = { ok: false, error: 'not-allowed' };
    const none = at('settled');
    expect(orderFromEvents(buy, [{ ...received, at: 'now' }])).toEqual(refused);
    expect(orderFromEvents(buy, [none])).toEqual(refused);
    expect(orderFromEvents(buy, [received, none])).toEqual(refused);
    expect(orderFromEvents(buy, [received, { ...accepted, dealingDate: '' }])).toEqual(refused);
    expect(orderFromEvents(buy, [received, accepted, { ...priced, deal: { ...deal, units: zero } }])).toEqual(refused);
  });

  it('[TRADE-90] goes neither back in time nor to a day before its receipt, nor to what is no day or instant', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        expect(orderFromEvents(buy, [{ kind: 'received', at: text }]).ok).toBe(false);
        expect(orderFromEvents(buy, [received, { kind: 'cancelled', at: text }]).ok).toBe(false);
        expect(orderFromEvents(buy, [received, { ...accepted, dealingDate: text }]).ok).toBe(false);
      }),
    );
    expect(orderFromEvents(buy, [received, { ...at('cancelled'), at: '2026-03-04T01:59:59Z' }]).ok).toBe(false);
    expect(orderFromEvents(buy, [received, { ...at('accepted'), dealingDate: '2026-03-03' }]).ok).toBe(false);
  });

  it('[TRADE-90, ORDQ-06] that a clock set back would date before the last event is dated like that one', () => {
    const state = knownOrder(orderFromEvents(buy, [received]));
    const early = { kind: 'cancelled', at: '2026-03-04T01:59:59Z' } as const;
    const late = { kind: 'cancelled', at: '2026-03-04T02:00:01Z' } as const;
    expect([notBefore(state, early).at, notBefore(state, late).at]).toEqual([state.changedAt, late.at]);
    expect(applyOrderEvent(state, notBefore(state, early)).ok).toBe(true);
    expect(notBefore(state, { ...early, at: 'now' }).at).toBe('now');
  });

  it('[ENT-52, ENT-54] an order over its events is dealt as it was ordered: the same amount, the same units, nothing below zero', () => {
    const other = decimal('999');
    const wrong = [
      { ...deal, amount: other },
      { ...deal, units: zero },
      { ...deal, units: decimal('-80') },
      { ...deal, cost: decimal('-1') },
    ];
    for (const one of wrong)
      expect(orderFromEvents(buy, [received, accepted, { ...priced, deal: one }]).ok).toBe(false);
    const owed = { ...deal, units: decimal('10.5'), shortTermFee: decimal('-1') };
    expect(orderFromEvents(redemption, [received, accepted, { ...priced, deal: owed }]).ok).toBe(false);
    const less = { ...deal, units: decimal('10'), amount: decimal('-1') };
    for (const one of [deal, less])
      expect(orderFromEvents(redemption, [received, accepted, { ...priced, deal: one }]).ok).toBe(false);
  });

  it('[TRADE-18, TRADE-114, TRADE-115, ENT-59] an order over its events of a purchase: it is paid with its fee when accepted, and invested when priced', () => {
    const steps = [received, accepted, priced, at('settled')] as const;
    expect(bookingsOf(buy, steps).map(bookingTexts)).toEqual([
      ['0', 'client -1006.00', 'clearing 1006.00'],
      ['80', 'clearing -1000', 'fund 1000', 'clearing -6.00', 'fees 6.00'],
      ['0'],
    ]);
    const refused = { ...at('rejected'), reason: 'too-small' } as const;
    expect(bookingsOf(buy, [received, accepted, refused]).map(bookingTexts)[1]).toEqual([
      '0',
      'clearing -1006.00',
      'client 1006.00',
    ]);
    expect(bookingsOf(buy, [received, refused]).map(bookingTexts)).toEqual([['0']]);
    expect(
      bookingsOf({ ...buyOf(decimal('5')), feePercent: zero } as ReceivedOrder, [
        received,
        accepted,
        { ...priced, deal: { ...deal, amount: decimal('5') } },
      ]).map(bookingTexts)[1],
    ).toEqual(['80', 'clearing -5', 'fund 5']);
  });

  it('[TRADE-120, TRADE-111, TRADE-124, TRADE-126] an order over its events of a redemption: units leave when priced, and their fees stay; money comes when settled, or once enough has come together', () => {
    const worth = { price: decimal('40'), units: decimal('10.5'), cost: decimal('420'), amount: decimal('420') };
    const steps = [received, accepted, { ...priced, deal: worth }, at('settled')] as const;
    expect(bookingsOf(redemption, steps).map(bookingTexts)).toEqual([
      ['0'],
      ['-10.5', 'fund -420', 'clearing 420'],
      ['0', 'clearing -420', 'client 420'],
    ]);
    const backEnd: ReceivedOrder = { ...redemption, feePercent: decimal('1.5') };
    expect(bookingsOf(backEnd, steps).map(bookingTexts)).toEqual([
      ['0'],
      ['-10.5', 'fund -420', 'clearing 420', 'clearing -7', 'fees 7'],
      ['0', 'clearing -413', 'client 413'],
    ]);
    const brief = { ...at('priced'), deal: { ...worth, shortTermFee: decimal('2') } } as const;
    expect(bookingsOf(backEnd, [received, accepted, brief, at('settled')]).map(bookingTexts)).toEqual([
      ['0'],
      ['-10.5', 'fund -420', 'clearing 420', 'clearing -7', 'fees 7', 'clearing -2', 'fees 2'],
      ['0', 'clearing -411', 'client 411'],
    ]);
    const unremitted = [received, accepted, { ...at('priced'), deal: worth }, at('waiting'), at('settled')] as const;
    expect(bookingsOf(redemption, unremitted).map(bookingTexts).slice(2)).toEqual([
      ['0', 'clearing -420', 'waiting 420'],
      ['0', 'waiting -420', 'client 420'],
    ]);
    const waits = knownOrder(orderFromEvents(redemption, unremitted.slice(0, 4)));
    expect([isFinished(waits), nextOrderStep(waits, open)]).toEqual([false, undefined]);
    expect(orderFromEvents(buy, [received, accepted, priced, at('waiting')]).ok).toBe(false);
    const unpriced = knownOrder(orderFromEvents(redemption, [received, accepted]));
    for (const kind of ['settled', 'waiting'] as const) expect(orderBookings(unpriced, at(kind)).entries).toEqual([]);
  });

  it('[ENUM-01, ENT-58] shows as a status of the client’s records', () => {
    const shown = orderStages.map(orderStatus);
    expect(shown).toEqual([
      'IN_PROGRESS',
      'RECEIVED',
      'ACCEPTED',
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'COMPLETED',
      'CANCELLED',
      'REJECTED_OTHERS',
    ]);
  });
});

describe('the deal of an order', () => {
  const terms = { price: decimal('12.5'), fundCurrency: 'USD', rates };
  const dealt = (order: ReceivedOrder, over: Partial<typeof terms> = {}) => {
    const deal = dealOrder(order, { ...terms, ...over });
    return deal.ok ? [deal.value.units, deal.value.cost, deal.value.amount].map(toText) : deal.error;
  };

  it('[ENT-52] the deal of an order is the whole amount in units, rounded down to four places, in the fund’s currency', () => {
    expect(dealt(buy)).toEqual(['80.0000', '1000.00', '1000']);
    expect(dealt(buyOf(decimal('1000')), { price: decimal('3') })).toEqual(['333.3333', '1000.00', '1000']);
    expect(dealt({ ...buy, currency: 'TWD' })).toEqual(['2.4920', '31.15', '1000']);
  });

  it('[ENT-54, R24] the deal of an order is what the units are worth, rounded down, in either currency', () => {
    expect(dealt({ ...redemption, currency: 'USD' })).toEqual(['10.5', '131.25', '131.25']);
    expect(dealt(redemption)).toEqual(['10.5', '131.25', '4213']);
    expect(dealt({ ...redemption, quantity: unitsQuantity(decimal('10.4999')) })).toEqual([
      '10.4999',
      '131.24',
      '4213',
    ]);
  });

  it('[ENT-52] the deal of an order is nothing for an amount that buys no unit, and unknown without a rate or a price', () => {
    expect(dealt(buyOf(decimal('0.01')), { price: decimal('1000') })).toBe('too-small');
    expect(dealt({ ...buy, currency: 'ZAR' })).toBe('no-rate');
    expect(dealt({ ...redemption, currency: 'ZAR' })).toBe('no-rate');
    expect(dealt(buy, { price: zero })).toBe('no-rate');
  });
});

describe('the next step of an order', () => {
  const onDay = (receivedAt: string, order: ReceivedOrder, calendar = open) =>
    nextOrderStep(knownOrder(orderFromEvents(order, [{ kind: 'received', at: receivedAt }])), calendar);

  it('[TRADE-90, TRADE-112..115] the next step of an order is its acceptance at the cut-off of its day, of the next one after it', () => {
    expect(onDay('2026-03-04T16:00:00+08:00', redemption)).toEqual({
      step: 'accept',
      date: '2026-03-04',
      dueAt: '2026-03-04T16:00:00+08:00',
    });
    expect(onDay('2026-03-04T16:00:00.001+08:00', redemption)?.dueAt).toBe('2026-03-05T16:00:00+08:00');
    expect(onDay('2026-03-06T13:00:01+08:00', buy)).toEqual({
      step: 'accept',
      date: '2026-03-09',
      dueAt: '2026-03-09T13:00:00+08:00',
    });
  });

  it('[TRADE-91, TRADE-92] moves with a market that closes meanwhile, and waits for one that never opens', () => {
    const closed = { ...open, closures: new Set(['2026-03-04']) };
    expect(onDay('2026-03-04T09:00:00+08:00', buy, closed)?.date).toBe('2026-03-05');
    const never = {
      ...open,
      holidays: new Set(
        Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 2, 4 + day)).toISOString().slice(0, 10)),
      ),
    };
    expect(onDay('2026-03-04T09:00:00+08:00', buy, never)).toBeUndefined();
  });

  it('[TRADE-120] the next step of an order is its price once the day is over, and within five business days the payment', () => {
    const state = knownOrder(orderFromEvents(redemption, [received, accepted]));
    expect(nextOrderStep(state, open)).toEqual({
      step: 'price',
      date: '2026-03-04',
      dueAt: '2026-03-05T00:00:00+08:00',
    });
    const worth = { price: decimal('1'), units: decimal('10.5'), cost: decimal('1'), amount: decimal('1') };
    const priced = knownOrder(applyOrderEvent(state, { ...at('priced'), deal: worth }));
    expect(nextOrderStep(priced, open)).toEqual({
      step: 'settle',
      date: '2026-03-11',
      dueAt: '2026-03-11T16:00:00+08:00',
    });
    expect(nextOrderStep({ ...state, dealingDate: undefined } as never, open)).toBeUndefined();
    expect(priceKnownAt('no date')).toBe('');
  });

  it('[TRADE-96] leaves as available what is held without what open orders take', () => {
    expect(toText(unitsAvailable(decimal('10'), [decimal('2.5'), decimal('7')]))).toBe('0.5');
    expect(toText(unitsAvailable(decimal('10'), [decimal('2.5'), decimal('7.6')]))).toBe('0');
  });
});
