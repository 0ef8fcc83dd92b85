import { describe, expect, it } from 'vitest';
import type { Calendar } from '../../../domain/calendar/calendar';
import { nextOrderStep } from '../../../domain/trading/dealing/next-order-step';
import { orderBookings } from '../../../domain/trading/dealing/order-bookings';
import { orderCancellation } from '../../../domain/trading/dealing/order-cancellation';
import type { ReceivedOrder, OrderEvent } from '../../../domain/trading/dealing/order-event';
import { orderFromEvents } from '../../../domain/trading/dealing/order-state';
import { orderStatus } from '../../../domain/trading/dealing/order-status';
import { knownOrder } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const open: Calendar = { holidays: new Set() };
const common = { currency: 'TWD', cutOff: 'onshore' } as const;
const redemption: ReceivedOrder = {
  ...common,
  kind: 'redemption',
  quantity: unitsQuantity(decimal('10')),
  feePercent: decimal('0'),
};

const at = '2026-03-04T10:00:00+08:00';
const until = '2026-03-05T10:00:00+08:00';
const held: OrderEvent = { kind: 'held', at, until };
const received: OrderEvent = { kind: 'received', at: until };
const of = (...events: readonly OrderEvent[]) => knownOrder(orderFromEvents(redemption, events));

describe('an order that waits', () => {
  it('[TRADE-109] an order that waits is a redemption until a later instant, and nothing else is', () => {
    expect(of(held)).toMatchObject({ stage: 'held', receivedAt: at, heldUntil: until });
    for (const order of [
      { ...common, kind: 'buy', quantity: amountQuantity(decimal('1000')), feePercent: decimal('0') },
      { ...common, kind: 'switch', quantity: unitsQuantity(decimal('10')) },
    ] as const)
      expect(orderFromEvents(order, [held]).ok).toBe(false);
    for (const wrong of ['', 'tomorrow', '2026-03-04T09:59:59+08:00'])
      expect(orderFromEvents(redemption, [{ ...held, until: wrong }]).ok).toBe(false);
    expect(orderFromEvents(redemption, [{ ...held, at: '' }]).ok).toBe(false);
    expect(orderFromEvents(redemption, [{ kind: 'settled', at }]).ok).toBe(false);
  });

  it('[TRADE-109, TRADE-112] an order that waits is let go when its wait is over, and dealt as if it came then', () => {
    expect(nextOrderStep(of(held), open)).toEqual({ step: 'release', date: '2026-03-05', dueAt: until });
    expect(nextOrderStep({ ...of(held), heldUntil: '' }, open)).toBeUndefined();
    const { heldUntil: _, ...unstated } = of(held);
    expect(nextOrderStep(unstated, open)).toBeUndefined();
    const late = of(held, received);
    expect(late).toMatchObject({ stage: 'received', receivedAt: until });
    expect(nextOrderStep(late, open)).toEqual(nextOrderStep(of(received), open));
    expect(orderBookings(of(held), received).entries).toEqual([]);
  });

  it('[TRADE-109, ORDQ-06] an order that waits can be cancelled until then, and neither accepted nor received twice', () => {
    const next = nextOrderStep(of(held), open);
    const standing = { status: orderStatus('held'), next };
    expect(orderCancellation(standing, at)).toEqual({ kind: 'allowed', until });
    expect(orderCancellation(standing, until)).toEqual({ kind: 'refused', why: 'cut-off-passed' });
    expect(of(held, { kind: 'cancelled', at: until }).stage).toBe('cancelled');
    const accepted: OrderEvent = { kind: 'accepted', at: until, dealingDate: '2026-03-05' };
    for (const events of [
      [held, accepted],
      [held, received, received],
      [received, held],
    ])
      expect(orderFromEvents(redemption, events).ok).toBe(false);
  });
});
