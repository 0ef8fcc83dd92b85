import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zero, isNegative, isZero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { eventAct } from '../../../domain/trading/dealing/event-act';
import { orderBookings } from '../../../domain/trading/dealing/order-bookings';
import type { OrderDeal, OrderEvent, ReceivedOrder } from '../../../domain/trading/dealing/order-event';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';
import { knownOrder, orderLives } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';

const common = { currency: 'TWD', cutOff: 'onshore' } as const;
const units = unitsQuantity(decimal('10'));
const buy: ReceivedOrder = {
  ...common,
  kind: 'buy',
  quantity: amountQuantity(decimal('1000')),
  feePercent: decimal('1'),
};
const redemption: ReceivedOrder = { ...common, kind: 'redemption', quantity: units, feePercent: zero };
const switched: ReceivedOrder = { ...common, kind: 'switch', quantity: units };

const at = '2026-03-06T10:00:00+08:00';
const dealAt = (price: string, amount: string): OrderDeal => ({
  price: decimal(price),
  units: decimal('10'),
  cost: decimal(amount),
  amount: decimal(amount),
});
const received: OrderEvent = { kind: 'received', at };
const until = '2026-03-07T10:00:00+08:00';
const held: OrderEvent = { kind: 'held', at, until };
const accepted: OrderEvent = { kind: 'accepted', at, dealingDate: '2026-03-06' };
const priced: OrderEvent = { kind: 'priced', at, deal: dealAt('20', '200') };
const settled: OrderEvent = { kind: 'settled', at };
const rejected: OrderEvent = { kind: 'rejected', at, reason: 'too-small' };
const corrected: OrderEvent = { kind: 'corrected', at, side: 'priced', deal: dealAt('21', '210') };

/** Returns what the last of an order's events is in its account. */
function actOf(order: ReceivedOrder, ...events: readonly OrderEvent[]) {
  const [last = received, ...before] = events.toReversed();
  return eventAct(knownOrder(orderFromEvents(order, before.toReversed())), last);
}

describe('an event of an order', () => {
  it('[AUTH-42, TRADE-120] lets money out where a redemption is paid, and not where its proceeds wait or are dealt', () => {
    expect(actOf(redemption, received, accepted, priced, settled)).toBe('pay-out');
    expect(actOf(redemption, received, accepted, priced, { kind: 'waiting', at }, settled)).toBe('pay-out');
    expect(actOf(redemption, received, accepted, priced, { kind: 'waiting', at })).toBe('deal');
    expect(actOf(redemption, received, accepted, priced)).toBe('deal');
  });

  it('[AUTH-42, TRADE-109] lets money out at the end of a wait, and not where the client ends it', () => {
    expect(actOf(redemption, held, { kind: 'received', at: until })).toBe('pay-out');
    expect(actOf(redemption, held, { kind: 'cancelled', at })).toBe('deal');
  });

  it('[AUTH-42, TRADE-43] lets out what a switch brought where it can’t be invested, and nothing where the units stay', () => {
    expect(actOf(switched, received, accepted, priced, rejected)).toBe('pay-out');
    expect(actOf(switched, received, accepted, rejected)).toBe('deal');
    expect(
      actOf(switched, received, accepted, priced, {
        kind: 'invested',
        at,
        dealingDate: '2026-03-06',
        deal: dealAt('20', '200'),
      }),
    ).toBe('deal');
  });

  it('[AUTH-42, TRADE-114] lets out what was paid for a purchase that is rejected later, and takes its payment', () => {
    expect(actOf(buy, received, accepted, rejected)).toBe('pay-out');
    expect(actOf(buy, received, rejected)).toBe('deal');
    expect(actOf(buy, received, accepted)).toBe('deal');
  });

  it('[AUTH-42, TRADE-91] lets out the rest of a redemption that was paid at a lower price, and corrects the others', () => {
    expect(actOf(redemption, received, accepted, priced, settled, corrected)).toBe('pay-out');
    expect(actOf(redemption, received, accepted, priced, corrected)).toBe('deal');
    expect(actOf(switched, received, accepted, priced, corrected)).toBe('deal');
  });

  it('[AUTH-42] brings no client money by what goes on in a frozen account', () => {
    fc.assert(
      fc.property(orderLives, ({ order, events }) => {
        const gains = events.slice(1).flatMap((event, index) => {
          const before = knownOrder(orderFromEvents(order, events.slice(0, index + 1)));
          if (eventAct(before, event) !== 'deal') return [];
          const ofClient = orderBookings(before, event).entries.filter(({ account }) => account === 'client');
          return [sum(ofClient.map(({ amount }) => amount))];
        });
        expect(gains.every((gain) => isNegative(gain) || isZero(gain))).toBe(true);
      }),
    );
  });
});
