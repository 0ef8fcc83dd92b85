import { hongKongDay } from '../../calendar/hong-kong-time';
import { isIsoDate, parseInstant } from '../../calendar/iso-text';
import { err, ok, type Result } from '../../kernel/result';
import { compare, isNegative, isZero, zero } from '../../money/decimal';
import { dealProceeds } from './deal-fees';
import type { Investment, ReceivedOrder, OrderDeal, OrderEvent, OrderStageReached } from './order-event';
import type { OrderRejection } from './order-rejection';

/** An order after its events so far. */
export type OrderState = {
  readonly order: ReceivedOrder;
  readonly stage: OrderStageReached;
  /** While it waits, since when. */
  readonly receivedAt: string;
  readonly changedAt: string;
  /** Where its client lets it wait, until when. */
  readonly heldUntil?: string;
  /** Once it is accepted. */
  readonly dealingDate?: string;
  /** Once it is priced. */
  readonly deal?: OrderDeal;
  /** Once what a switch brought is invested. */
  readonly investment?: Investment;
  /** Once it is rejected. */
  readonly reason?: OrderRejection;
};

const following: Readonly<Record<OrderStageReached, readonly OrderStageReached[]>> = {
  held: ['received', 'cancelled'],
  received: ['accepted', 'cancelled', 'rejected'],
  accepted: ['priced', 'rejected'],
  priced: ['settled', 'waiting'],
  invested: ['settled'],
  waiting: ['settled'],
  settled: [],
  cancelled: [],
  rejected: [],
};

/** The stages after a switch's units are priced: the proceeds are invested, or paid out. */
const followingSwitchOut: readonly OrderStageReached[] = ['invested', 'rejected'];

const canFollow = ({ order, stage }: OrderState, event: OrderStageReached): boolean =>
  (order.kind === 'switch' && stage === 'priced' ? followingSwitchOut : following[stage]).includes(event) &&
  (event !== 'waiting' || order.kind === 'redemption');

/** Returns true if nothing more happens to an order. */
export const isFinished = ({ stage }: Pick<OrderState, 'stage'>): boolean => following[stage].length === 0;

/** An order as its first event leaves it: received, or waiting where its client lets units be paid out later; `not-allowed` for any other event, or one at no instant. */
export function receiveOrder(order: ReceivedOrder, event: OrderEvent): Result<OrderState, 'not-allowed'> {
  const { kind, at } = event;
  if (parseInstant(at) === undefined) return err('not-allowed');
  if (kind === 'received') return ok({ order, stage: kind, receivedAt: at, changedAt: at });
  if (kind !== 'held' || order.kind !== 'redemption' || !isInOrder(at, event.until)) return err('not-allowed');
  return ok({ order, stage: kind, receivedAt: at, changedAt: at, heldUntil: event.until });
}

/** An order after one more event; `not-allowed` for one that can't follow, lies before the last, deals before the order or contradicts it. */
export function applyOrderEvent(state: OrderState, event: OrderEvent): Result<OrderState, 'not-allowed'> {
  if (event.kind === 'corrected') return correctedBy(state, event);
  if (!canFollow(state, event.kind) || !isInOrder(state.changedAt, event.at)) return err('not-allowed');
  const next = { ...state, stage: event.kind, changedAt: event.at };
  if (event.kind === 'received') return ok({ ...next, receivedAt: event.at });
  if (event.kind === 'accepted') return acceptedOn(next, event.dealingDate);
  if (event.kind === 'priced')
    return isDealOf(state.order, event.deal) ? ok({ ...next, deal: event.deal }) : err('not-allowed');
  if (event.kind === 'invested') return investedBy(next, event);
  return ok(event.kind === 'rejected' ? { ...next, reason: event.reason } : next);
}

/** An event as it follows an order: dated like the last one where it would lie before it, since a clock that was set back changes nothing of what follows what. */
export const notBefore = <Event extends OrderEvent>(
  { changedAt }: Pick<OrderState, 'changedAt'>,
  event: Event,
): Event => (isInOrder(event.at, changedAt) ? { ...event, at: changedAt } : event);

/** An order from all its events, the first of them its receipt; `not-allowed` as soon as one can't follow. */
export function orderFromEvents(
  order: ReceivedOrder,
  events: readonly OrderEvent[],
): Result<OrderState, 'not-allowed'> {
  const [first, ...more] = events;
  let state = first ? receiveOrder(order, first) : err('not-allowed' as const);
  for (const event of more) {
    if (!state.ok) return state;
    state = applyOrderEvent(state.value, event);
  }
  return state;
}

/** The stages at which a price can still be corrected: what was paid back or never dealt can't. */
const correctable: readonly OrderStageReached[] = ['priced', 'invested', 'waiting', 'settled'];

/** The side comes to another deal at the right price; the order stays where it is. What a switch brought and what was invested of it may differ until its other side is corrected too. */
function correctedBy(
  state: OrderState,
  { side, deal, at }: Extract<OrderEvent, { kind: 'corrected' }>,
): Result<OrderState, 'not-allowed'> {
  const { order, investment, stage, changedAt } = state;
  const next = { ...state, changedAt: at };
  if (!correctable.includes(stage) || !isInOrder(changedAt, at)) return err('not-allowed');
  if (side === 'priced') return isDealOf(order, deal) ? ok({ ...next, deal }) : err('not-allowed');
  return investment && isDeal(deal) ? ok({ ...next, investment: { ...investment, deal } }) : err('not-allowed');
}

function acceptedOn(state: OrderState, dealingDate: string): Result<OrderState, 'not-allowed'> {
  const isLater = isIsoDate(dealingDate) && dealingDate >= String(hongKongDay(state.receivedAt));
  return isLater ? ok({ ...state, dealingDate }) : err('not-allowed');
}

/** Invests the whole proceeds of the units, on the day that they left or later. */
function investedBy(state: OrderState, { dealingDate, deal }: Investment): Result<OrderState, 'not-allowed'> {
  const isLater = isIsoDate(dealingDate) && dealingDate >= String(state.dealingDate);
  const isWhole = state.deal !== undefined && compare(deal.amount, dealProceeds(state.order, state.deal)) === 0;
  return isLater && isWhole && isDeal(deal) ? ok({ ...state, investment: { dealingDate, deal } }) : err('not-allowed');
}

function isInOrder(before: string, after: string): boolean {
  const earlier = parseInstant(before);
  const later = parseInstant(after);
  return earlier !== undefined && later !== undefined && later >= earlier;
}

/** Returns true if a deal keeps to the order: the units that leave, the amount that is invested. */
function isDealOf(order: ReceivedOrder, deal: OrderDeal): boolean {
  if (!isDeal(deal)) return false;
  return compare(order.kind === 'buy' ? deal.amount : deal.units, order.quantity.value) === 0;
}

const isDeal = ({ units, amount, cost, shortTermFee = zero }: OrderDeal): boolean =>
  !isZero(units) && ![units, amount, cost, shortTermFee].some(isNegative);
