import { type LedgerEntry, orderBookings } from '../../../domain/trading/dealing/order-bookings';
import type { OrderDeal, OrderEvent } from '../../../domain/trading/dealing/order-event';
import {
  applyOrderEvent,
  isFinished,
  notBefore,
  orderFromEvents,
  type OrderState,
} from '../../../domain/trading/dealing/order-state';
import { type Decimal, isNegative, isZero, negate, subtract, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { takeOldest } from '../../../domain/holdings/unit-lots';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { insertRows, jsonOfRows } from '../../database/insert-rows';
import { preparedStatement } from '../../database/prepared-statement';
import { movements } from '../../database/schema/funds';
import { bookPoints } from '../../points/book-points';
import {
  type EventProof,
  ledgerEntries,
  openOrders,
  orderEvents,
  orderLists,
  orderMovements,
  orders,
} from '../../database/schema/orders';
import { heldLots } from './held-lots';
import { eventSeal, sealedEvents } from './event-seal';
import { type StoredOrder, toReceivedOrder, toStoredOrder, type OrderRow } from './stored-orders';
import { bookCash } from './order-funding';

/** The cause of an event: a client, in a session, or the desk by itself. */
export type Actor =
  | {
      readonly actor: 'client';
      readonly sessionMark: string;
      /** How the client proved it, and on which device, where the receipt's evidence doesn't say so. */
      readonly proof?: EventProof;
    }
  | { readonly actor: 'desk' };

type Receipt = {
  readonly list: { readonly oid: string; readonly sentAt: Date };
  readonly received: readonly StoredOrder[];
};

/** Writes down the orders of a list that was sent just now, each with its receipt, what they bring to the Cash Account, and the points they take. */
export async function recordReceipts(transaction: Database, { list, received }: Receipt, actor: Actor): Promise<void> {
  const happened = received.flatMap(({ row, events }) =>
    sealedEvents(
      row,
      events.map((event, sequence) => ({ ...emptyEvent, ...eventRow(row.id, sequence, event), ...actor })),
    ),
  );
  await receipt(transaction).execute({
    orders: jsonOfRows(
      orders,
      received.map(({ row }) => row),
    ),
    events: jsonOfRows(orderEvents, happened),
    opened: jsonOfRows(
      openOrders,
      received.map(({ row }) => ({ orderId: row.id, dueFrom: null })),
    ),
    ...list,
  });
  for (const { row, state } of received) {
    await bookCash(transaction, row, state);
    await bookPoints(transaction, row, state);
  }
}

/** All of it in one statement: each costs a transaction a way to the database and back. */
const receipt = preparedStatement((database) =>
  database
    .with(
      database.$with('received', {}).as(insertRows(orders, sql.placeholder('orders'))),
      database.$with('happened', {}).as(insertRows(orderEvents, sql.placeholder('events'))),
      database.$with('opened', {}).as(insertRows(openOrders, sql.placeholder('opened'))),
    )
    .update(orderLists)
    .set({ sentAt: sql`${sql.placeholder('sentAt')}` })
    .where(eq(orderLists.oid, sql.placeholder('oid')))
    .prepare('receipt_of_list'),
);

/** The fields that an event may have, and most don't. */
const emptyEvent = {
  sessionMark: null,
  proof: null,
  dealingDate: null,
  price: null,
  units: null,
  cost: null,
  amount: null,
  backEndFee: null,
  shortTermFee: null,
  reason: null,
  heldUntil: null,
  side: null,
};

/**
 * Writes down what happens to an order and books what follows from it: money on both sides of the ledger, units as a
 * movement. Nothing, where another process has written that event before. Returns the order as it is afterwards.
 */
export async function recordEvent(
  transaction: Database,
  stored: StoredOrder,
  happened: OrderEvent,
  actor: Actor = { actor: 'desk' },
): Promise<StoredOrder> {
  const { row, events, state, isOfPlan, lastSeal } = stored;
  const event = notBefore(state, happened);
  const next = applyOrderEvent(state, event);
  if (!next.ok) throw new Error(`${event.kind} can't follow ${state.stage}`);
  const sequence = events.length;
  const values = { ...eventRow(row.id, sequence, event), ...actor };
  const seal = eventSeal(row, values, lastSeal);
  const after = toStoredOrder(stored, [...events, event], seal);
  const written = await transaction
    .insert(orderEvents)
    .values({ ...values, seal })
    .onConflictDoNothing()
    .returning({ sequence: orderEvents.sequence });
  if (written.length === 0) return after;
  if (isFinished(next.value)) await transaction.delete(openOrders).where(eq(openOrders.orderId, row.id));
  await bookCash(transaction, row, next.value);
  await bookPoints(transaction, row, next.value);
  const { units, entries } = orderBookings(state, event);
  await book(transaction, row, { sequence, entries });
  if (!('deal' in event) || isZero(units)) return after;
  const common = {
    accountNumber: row.accountNumber,
    paymentType: row.paymentType,
    settlementCurrency: row.currency,
    feeType: row.feeType,
    ...movedFund(row, event, next.value),
  };
  const isCorrection = event.kind === 'corrected';
  // What is corrected was bought for the same money: only the units are others.
  const bought = isCorrection
    ? { kind: 'correction' as const, units: toText(units), cost: '0' }
    : { kind: 'buy' as const, units: toText(units), cost: toText(event.deal.cost) };
  const parts =
    isNegative(units) && !isCorrection
      ? await soldUnits(transaction, row, negate(units))
      : [{ ...bought, tradingType: isOfPlan ? ('RSP' as const) : ('LS' as const) }];
  const moved = await transaction
    .insert(movements)
    .values(parts.map((part) => ({ ...common, ...part })))
    .returning({ id: movements.id });
  const those = moved.map(({ id }) => ({ orderId: row.id, sequence, movementId: id }));
  await transaction.insert(orderMovements).values(those);
  return after;
}

/** The fund whose units an event moves, and the day on which they count: those of a correction on its own, so that no day before it changes. */
export function movedFund(row: OrderRow, event: OrderEvent, { dealingDate = '' }: Pick<OrderState, 'dealingDate'>) {
  const isInvested = event.kind === 'invested' || (event.kind === 'corrected' && event.side === 'invested');
  const fundId = isInvested ? (row.intoFundId ?? row.fundId) : row.fundId;
  if (event.kind === 'corrected') return { fundId, date: hongKongDay(event.at) ?? '' };
  return { fundId, date: event.kind === 'invested' ? event.dealingDate : dealingDate };
}

/** The units that a sale takes, the oldest first, by how they were bought, so that what is left of each way adds up [PORT-26, TRADE-111]. */
async function soldUnits(transaction: Database, row: OrderRow, units: Decimal) {
  const { taken } = takeOldest(await heldLots(transaction, row), { units, feeType: row.feeType });
  const regular = sum(taken.flatMap((lot) => (lot.tradingType === 'RSP' ? lot.units : [])));
  const parts = [
    { tradingType: 'LS' as const, part: subtract(units, regular) },
    { tradingType: 'RSP' as const, part: regular },
  ];
  return parts.flatMap(({ tradingType, part }) =>
    isZero(part) ? [] : [{ kind: 'sell' as const, units: toText(part), cost: '0', tradingType }],
  );
}

/** Writes down all that happened to an order of the past, and its money; the units were moved before. The client received and cancelled it, the desk did the rest. */
export async function recordPastEvents(
  transaction: Database,
  row: OrderRow,
  events: readonly OrderEvent[],
): Promise<void> {
  const byClient: readonly OrderEvent['kind'][] = ['received', 'cancelled'];
  const happened = events.map((event, sequence) => ({
    ...eventRow(row.id, sequence, event),
    actor: byClient.includes(event.kind) ? ('client' as const) : ('desk' as const),
  }));
  await transaction.insert(orderEvents).values([...sealedEvents(row, happened)]);
  const state = orderFromEvents(toReceivedOrder(row), events);
  if (state.ok && !isFinished(state.value)) await transaction.insert(openOrders).values({ orderId: row.id });
  for (const [sequence, event] of events.entries()) {
    const before = sequence === 0 ? undefined : orderFromEvents(toReceivedOrder(row), events.slice(0, sequence));
    if (before?.ok) await book(transaction, row, { sequence, entries: orderBookings(before.value, event).entries });
  }
}

type Booked = { readonly sequence: number; readonly entries: readonly LedgerEntry[] };

/** Books the money that an event moves on both sides of the ledger. */
async function book(transaction: Database, row: OrderRow, { sequence, entries }: Booked): Promise<void> {
  if (entries.length === 0) return;
  await transaction.insert(ledgerEntries).values(
    entries.map(({ account, amount }) => ({
      orderId: row.id,
      sequence,
      account,
      currency: row.currency,
      amount: toText(amount),
    })),
  );
}

function eventRow(orderId: string, sequence: number, event: OrderEvent) {
  return {
    orderId,
    sequence,
    kind: event.kind,
    at: new Date(event.at),
    ...(event.kind === 'held' ? { heldUntil: new Date(event.until) } : {}),
    ...(event.kind === 'accepted' || event.kind === 'invested' ? { dealingDate: event.dealingDate } : {}),
    ...(event.kind === 'rejected' ? { reason: event.reason } : {}),
    ...(event.kind === 'corrected' ? { side: event.side } : {}),
    ...('deal' in event ? dealRow(event.deal) : {}),
  };
}

const dealRow = ({ price, units, cost, amount, backEndFee, shortTermFee }: OrderDeal) => ({
  price: toText(price),
  units: toText(units),
  cost: toText(cost),
  amount: toText(amount),
  ...(backEndFee ? { backEndFee: toText(backEndFee) } : {}),
  ...(shortTermFee ? { shortTermFee: toText(shortTermFee) } : {}),
});
