import fc from 'fast-check';
import { buyUnits, dealOrder } from '../../domain/trading/dealing/deal-order';
import { dealProceeds } from '../../domain/trading/dealing/deal-fees';
import { nextOrderStep } from '../../domain/trading/dealing/next-order-step';
import { orderBookings } from '../../domain/trading/dealing/order-bookings';
import type { ReceivedOrder, OrderEvent } from '../../domain/trading/dealing/order-event';
import { orderRejections } from '../../domain/trading/dealing/order-rejection';
import { isFinished, orderFromEvents, type OrderState } from '../../domain/trading/dealing/order-state';
import { type Decimal, scaled, toText, zero } from '../../domain/money/decimal';
import { decimal } from '../builders/decimal';
import { arbitraryCalendars } from './calendar';
import { amountQuantity, unitsQuantity } from '../../domain/trading/orders/order';
import { positives } from './decimal';
import { instants } from './iso-date';

/** Returns the units of a currency that a US dollar buys here. */
export const rates = (currency: string): Decimal | undefined =>
  ({ USD: decimal('1'), TWD: decimal('32.1'), JPY: decimal('150') })[currency];
const currencies = fc.constantFrom('TWD', 'USD', 'JPY');
/** The cut-offs that orders fall under. */
export const cutOffs = fc.constantFrom('onshore' as const, 'offshore' as const);
/** A fee off what units bring: none, or up to all of it. */
const percents = fc.oneof(
  fc.constant(zero),
  fc.bigInt(1n, 10_000n).map((hundredths) => scaled(hundredths, 2)),
);
const orders: fc.Arbitrary<ReceivedOrder> = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    currency: currencies,
    cutOff: cutOffs,
    quantity: positives.map(amountQuantity),
    feePercent: positives,
    feeWaived: fc.option(positives, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('redemption' as const),
    currency: currencies,
    cutOff: cutOffs,
    quantity: positives.map(unitsQuantity),
    feePercent: percents,
  }),
  fc.record({
    kind: fc.constant('switch' as const),
    currency: currencies,
    cutOff: cutOffs,
    quantity: positives.map(unitsQuantity),
  }),
);

/** The events of an order from its receipt until it is settled, or ends earlier. */
export const orderLives = fc
  .record({
    order: orders,
    at: instants,
    calendar: arbitraryCalendars,
    price: positives,
    fundCurrency: currencies,
    ending: fc.constantFrom('settled', 'cancelled', 'rejected-early', 'rejected-late', 'not-invested', 'waiting'),
    reason: fc.constantFrom(...orderRejections),
    shortTermFee: fc.option(positives, { nil: undefined }),
  })
  .map(({ order, at, calendar, price, fundCurrency, ending, reason, shortTermFee }) => {
    const events: OrderEvent[] = [{ kind: 'received', at }];
    const state = (): OrderState => knownOrder(orderFromEvents(order, events));
    if (ending === 'cancelled') events.push({ kind: 'cancelled', at });
    if (ending === 'rejected-early') events.push({ kind: 'rejected', at, reason });
    while (!isFinished(state())) {
      const step = nextOrderStep(state(), calendar);
      if (!step) break;
      if (step.step === 'accept') events.push({ kind: 'accepted', at: step.dueAt, dealingDate: step.date });
      else if (step.step === 'settle') {
        if (ending === 'waiting' && order.kind === 'redemption') events.push({ kind: 'waiting', at: step.dueAt });
        events.push({ kind: 'settled', at: step.dueAt });
      } else if (step.step === 'invest') {
        const { deal: left } = state();
        const amount = left ? dealProceeds(order, left) : zero;
        const deal = buyUnits({ amount, currency: order.currency }, { price, fundCurrency, rates });
        if (deal.ok && ending !== 'not-invested')
          events.push({ kind: 'invested', at: step.dueAt, dealingDate: step.date, deal: deal.value });
        else events.push({ kind: 'rejected', at: step.dueAt, reason: 'too-small' });
      } else {
        const deal = dealOrder(order, { price, fundCurrency, rates });
        const borne = order.kind !== 'buy' && shortTermFee ? { shortTermFee } : {};
        if (deal.ok && ending !== 'rejected-late')
          events.push({ kind: 'priced', at: step.dueAt, deal: { ...deal.value, ...borne } });
        else events.push({ kind: 'rejected', at: step.dueAt, reason: 'too-small' });
      }
    }
    return { order, events };
  });

/** An order whose events can follow each other. */
export function knownOrder(result: ReturnType<typeof orderFromEvents>): OrderState {
  if (!result.ok) throw new Error('the events can’t follow each other');
  return result.value;
}

/** Everything that the events book, each from the order as it was before. */
export function bookingsOf(order: ReceivedOrder, events: readonly OrderEvent[]) {
  return events
    .slice(1)
    .map((event, index) => orderBookings(knownOrder(orderFromEvents(order, events.slice(0, index + 1))), event));
}

/** Returns the bookings of an event as text: the units, and each entry. */
export const bookingTexts = ({ units, entries }: ReturnType<typeof orderBookings>): readonly string[] => [
  toText(units),
  ...entries.map(({ account, amount }) => `${account} ${toText(amount)}`),
];
