import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import type { ReceivedOrder, OrderEvent } from '../../../domain/trading/dealing/order-event';
import { applyOrderEvent, isFinished, orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { switchInDate } from '../../../domain/trading/dealing/switch-in-date';
import { add, compare, isZero, subtract, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { arbitraryCalendars } from '../../arbitraries/calendar';
import { instants } from '../../arbitraries/iso-date';
import { bookingsOf, bookingTexts, cutOffs, knownOrder, orderLives } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const open = { holidays: new Set<string>() };
const at = <Kind extends OrderEvent['kind']>(kind: Kind) => ({ kind, at: '2026-03-04T02:00:00Z' });
const common = { currency: 'USD', cutOff: 'offshore' } as const;
const exchange: ReceivedOrder = { ...common, kind: 'switch', quantity: unitsQuantity(decimal('10.5')) };
const redemption: ReceivedOrder = {
  ...common,
  kind: 'redemption',
  quantity: unitsQuantity(decimal('10.5')),
  feePercent: zero,
};
const buy: ReceivedOrder = { ...common, kind: 'buy', quantity: amountQuantity(decimal('420')), feePercent: zero };
const received: OrderEvent = at('received');
const accepted: OrderEvent = { ...at('accepted'), dealingDate: '2026-03-04' };

describe('a switch', () => {
  it('[TRADE-43, TRADE-126, R24] keeps no money with the client: what leaves one fund is in the other without its fee, or is paid out', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        fc.pre(order.kind === 'switch');
        const { stage, deal, dealingDate, investment } = knownOrder(orderFromEvents(order, events));
        const entries = bookingsOf(order, events).flatMap((booked) => booked.entries);
        const of = (account: string) =>
          sum(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
        const proceeds = deal ? dealProceeds(order, deal) : zero;
        if (stage === 'settled') {
          expect([isZero(of('client')), isZero(add(of('fund'), of('fees')))]).toEqual([true, true]);
          expect(compare(of('fees'), subtract(deal?.amount ?? zero, proceeds))).toBe(0);
          expect(compare(investment?.deal.amount ?? zero, proceeds)).toBe(0);
          expect(String(investment?.dealingDate) >= String(dealingDate)).toBe(true);
        } else if (deal) expect(compare(of('client'), proceeds)).toBe(0);
      }),
    );
  });

  it('[TRADE-43, ENT-53] takes units out of one fund when priced, and what they brought buys the other when invested', () => {
    const out = { price: decimal('40'), units: decimal('10.5'), cost: decimal('420'), amount: decimal('420') };
    const into = { price: decimal('7'), units: decimal('60'), cost: decimal('420'), amount: decimal('420') };
    const leaves = { ...at('priced'), deal: out };
    const invested: OrderEvent = { ...at('invested'), dealingDate: '2026-03-05', deal: into };
    expect(bookingsOf(exchange, [received, accepted, leaves, invested, at('settled')]).map(bookingTexts)).toEqual([
      ['0'],
      ['-10.5', 'fund -420', 'clearing 420'],
      ['60', 'clearing -420', 'fund 420'],
      ['0'],
    ]);
    const refused = { ...at('rejected'), reason: 'too-small' } as const;
    expect(bookingsOf(exchange, [received, accepted, leaves, refused]).map(bookingTexts)[2]).toEqual([
      '0',
      'clearing -420',
      'client 420',
    ]);
    expect(bookingsOf(exchange, [received, refused]).map(bookingTexts)).toEqual([['0']]);
    const after = knownOrder(orderFromEvents(exchange, [received, accepted, leaves]));
    expect(isFinished(after)).toBe(false);
    for (const wrong of [
      at('settled'),
      { ...invested, dealingDate: '2026-03-03' },
      { ...invested, dealingDate: 'some day' },
      { ...invested, deal: { ...into, amount: decimal('419') } },
      { ...invested, deal: { ...into, units: zero } },
      { ...invested, deal: { ...into, cost: decimal('-1') } },
    ] as const)
      expect(applyOrderEvent(after, wrong)).toEqual({ ok: false, error: 'not-allowed' });
    expect(applyOrderEvent({ ...after, deal: undefined } as never, invested).ok).toBe(false);
    expect(applyOrderEvent(after, { ...invested, dealingDate: '2026-03-04' }).ok).toBe(true);
    const both = knownOrder(applyOrderEvent(after, invested));
    expect([both.deal, both.investment]).toEqual([out, { dealingDate: '2026-03-05', deal: into }]);
    for (const kind of ['cancelled', 'priced', 'invested', 'rejected'] as const)
      expect(applyOrderEvent(both, { ...invested, ...leaves, reason: 'too-small', kind }).ok).toBe(false);
    for (const order of [buy, redemption])
      for (const event of [invested, refused])
        expect(orderFromEvents(order, [received, accepted, leaves, event]).ok).toBe(false);
  });

  it('[TRADE-135, TRADE-136] buys the other fund at that day’s price and rate, offshore since 2025-05-25 at the next business day’s', () => {
    const stepOf = (receivedOn: string, cutOffOf: ReceivedOrder['cutOff']) => {
      const order: ReceivedOrder = { ...exchange, cutOff: cutOffOf };
      const when = `${receivedOn}T09:00:00+08:00`;
      const out = { price: decimal('40'), units: decimal('10.5'), cost: decimal('420'), amount: decimal('420') };
      const events = [
        { kind: 'received', at: when },
        { kind: 'accepted', at: when, dealingDate: receivedOn },
        { kind: 'priced', at: when, deal: out },
      ] as const;
      const state = knownOrder(orderFromEvents(order, events));
      const step = nextOrderStep(state, open);
      const invested = {
        kind: 'invested' as const,
        at: String(step?.dueAt),
        dealingDate: String(step?.date),
        deal: { ...out, units: decimal('60') },
      };
      return [
        step?.step,
        step?.date,
        step?.dueAt,
        nextOrderStep(knownOrder(applyOrderEvent(state, invested)), open)?.dueAt,
      ];
    };
    expect(stepOf('2025-05-23', 'offshore')).toEqual([
      'invest',
      '2025-05-23',
      '2025-05-24T00:00:00+08:00',
      '2025-05-27T13:00:00+08:00',
    ]);
    expect(stepOf('2026-03-06', 'offshore')).toEqual([
      'invest',
      '2026-03-09',
      '2026-03-10T00:00:00+08:00',
      '2026-03-11T13:00:00+08:00',
    ]);
    expect(stepOf('2026-03-06', 'onshore')).toEqual([
      'invest',
      '2026-03-06',
      '2026-03-07T00:00:00+08:00',
      '2026-03-10T16:00:00+08:00',
    ]);
  });

  it('[TRADE-135, TRADE-136] never buys before its units leave, nor later than the next business day', () => {
    fc.assert(
      fc.property(instants, cutOffs, arbitraryCalendars, (receivedAt, side, calendar) => {
        const dealingDate = String(hongKongDay(receivedAt));
        const date = switchInDate({ order: { cutOff: side }, receivedAt, dealingDate }, calendar);
        if (date !== '') expect(date >= dealingDate).toBe(true);
        if (side === 'onshore') expect(date).toBe(dealingDate);
        else if (date > dealingDate) expect(dealingDate >= '2025-05-25').toBe(true);
      }),
    );
  });
});
