import { feesOf, feesOfKind } from '../../fees/fees-of';
import { isZero, negate, subtract, zero, type Decimal } from '../../money/decimal';
import { dealFees, dealProceeds } from './deal-fees';
import type { OrderDeal, OrderEvent, ReceivedOrder } from './order-event';
import type { OrderState } from './order-state';

/** Where money lies: with the client, on its way, in the fund, kept as a fee, or waiting to be remitted. */
export const ledgerAccounts = ['client', 'clearing', 'fund', 'fees', 'waiting'] as const;

/** A side of the ledger. */
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Money that an account gains, or loses below zero, in the order's currency. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amount: Decimal };

/**
 * The bookings of an event: units gained or lost, of the fund ordered or, when a switch is invested, of the target
 * fund; and money whose sum is zero.
 */
export type OrderBookings = { readonly units: Decimal; readonly entries: readonly LedgerEntry[] };

/**
 * Returns the bookings of an event, from the order as it was before: a purchase is paid when it is accepted, a
 * redemption without its fees when it is settled, and the proceeds of a switch go on into the target fund [TRADE-43,
 * TRADE-111, TRADE-114, TRADE-115, TRADE-120, TRADE-124, TRADE-126].
 */
export function orderBookings(state: OrderState, event: OrderEvent): OrderBookings {
  const { order, stage, deal } = state;
  if (event.kind === 'corrected') return correctionBookings(state, event);
  if (order.kind === 'buy') {
    const { gross, total: fee, net: paid } = feesOf(order);
    if (event.kind === 'accepted') return booked(zero, moved('client', 'clearing', paid));
    if (event.kind === 'priced')
      return booked(event.deal.units, [...moved('clearing', 'fund', gross), ...moved('clearing', 'fees', fee)]);
    if (event.kind === 'rejected' && stage === 'accepted') return booked(zero, moved('clearing', 'client', paid));
    return booked(zero, []);
  }
  if (event.kind === 'priced') {
    return booked(negate(order.quantity.value), [
      ...moved('fund', 'clearing', event.deal.amount),
      ...dealFees(order, event.deal).fees.flatMap(({ amount }) => moved('clearing', 'fees', amount)),
    ]);
  }
  if (event.kind === 'invested') return booked(event.deal.units, moved('clearing', 'fund', event.deal.amount));
  if (event.kind === 'waiting') return booked(zero, moved('clearing', 'waiting', proceedsOf(order, deal)));
  // What redeemed units brought is paid out, and what a switch brought where it can't be invested.
  const paysOut = order.kind === 'switch' ? event.kind === 'rejected' : event.kind === 'settled';
  const from = stage === 'waiting' ? 'waiting' : 'clearing';
  return booked(zero, paysOut ? moved(from, 'client', proceedsOf(order, deal)) : []);
}

/** Books the difference that a corrected price makes: units that were bought, the money that units brought with their fees and, where that was paid out or waits to be, what is paid. */
function correctionBookings(
  { order, stage, deal, investment }: OrderState,
  { side, deal: right }: Extract<OrderEvent, { kind: 'corrected' }>,
): OrderBookings {
  const wrong = side === 'invested' ? investment?.deal : deal;
  if (!wrong) return booked(zero, []);
  if (side === 'invested' || order.kind === 'buy')
    return booked(subtract(right.units, wrong.units), moved('clearing', 'fund', subtract(right.amount, wrong.amount)));
  const before = dealFees(order, wrong);
  const after = dealFees(order, right);
  const paidTo = stage === 'settled' ? ('client' as const) : stage === 'waiting' ? ('waiting' as const) : undefined;
  return booked(zero, [
    ...moved('fund', 'clearing', subtract(right.amount, wrong.amount)),
    ...offUnits.flatMap((kind) =>
      moved('clearing', 'fees', subtract(feesOfKind(after, kind), feesOfKind(before, kind))),
    ),
    ...(paidTo && order.kind === 'redemption' ? moved('clearing', paidTo, subtract(after.net, before.net)) : []),
  ]);
}

/** The fees that units bear when they leave a fund. */
const offUnits = ['back-end', 'short-term'] as const;

const proceedsOf = (order: ReceivedOrder, deal: OrderDeal | undefined): Decimal =>
  deal ? dealProceeds(order, deal) : zero;

const booked = (units: Decimal, entries: readonly LedgerEntry[]): OrderBookings => ({
  units,
  entries: entries.filter(({ amount }) => !isZero(amount)),
});

const moved = (from: LedgerAccount, to: LedgerAccount, amount: Decimal): readonly LedgerEntry[] => [
  { account: from, amount: negate(amount) },
  { account: to, amount },
];
