import { and, asc, desc, eq, exists, gte, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type OrderDeal,
  type OrderEvent,
  type OrderStageReached,
  type ReceivedOrder,
  orderStages,
} from '../../../domain/trading/dealing/order-event';
import { isFinished, orderFromEvents, type OrderState } from '../../../domain/trading/dealing/order-state';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { groupBy } from '../../../domain/kernel/group-by';
import { bindGeneric, inlineConstants } from '../../database/query-plan';
import { jsonArray } from '../../database/json-array';
import { preparedStatement } from '../../database/prepared-statement';
import { openOrders, orderEvents, orderLists, orders } from '../../database/schema/orders';
import { pipelined } from '../../database/pipelined';
import { orderedFunds, type OrderedFunds } from '../../funds/ordered-funds';

export type OrderRow = typeof orders.$inferSelect;
type FoundOrder = Pick<OrderRecord, 'row' | 'fund' | 'intoFund' | 'isOfPlan'>;
type EventRow = typeof orderEvents.$inferSelect;

/** An order with its fund, that which a switch buys, and everything that is recorded of it. */
export type OrderRecord = OrderedFunds & {
  readonly row: OrderRow;
  /** True if a regular plan ordered it. */
  readonly isOfPlan: boolean;
  readonly events: readonly OrderEvent[];
  /** The seal of the latest event that has one. */
  readonly lastSeal: string | undefined;
};

/** An order with everything that happened to it, and how it stands after that. */
export type StoredOrder = OrderRecord & { readonly state: OrderState };

/** Loads the orders that fulfil a condition, from their events; the books hold none whose events can't follow each other. */
export const loadOrders = async (database: Database, condition?: SQL): Promise<readonly StoredOrder[]> =>
  (await loadOrderRecords(database, condition)).map((record) => toStoredOrder(record, record.events, record.lastSeal));

/** Loads what is recorded of the orders that fulfil a condition, whether or not their events can follow each other. */
export async function loadOrderRecords(database: Database, condition?: SQL): Promise<readonly OrderRecord[]> {
  const rows = await database
    .select({ row: orders, isOfPlan: sql<boolean>`${orderLists.origin} = 'plan'` })
    .from(orders)
    .innerJoin(orderLists, eq(orderLists.oid, orders.oid))
    .where(condition)
    .orderBy(asc(orders.oid), asc(orders.line));
  if (rows.length === 0) return [];
  // By the same condition: thousands of ids would be as many parameters.
  const ids = database.select({ id: orders.id }).from(orders).where(condition);
  const [fundsOf, events] = await pipelined([
    orderedFunds(
      database,
      rows.map(({ row }) => row),
    ),
    database
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, ids))
      .orderBy(asc(orderEvents.orderId), asc(orderEvents.sequence)),
  ]);
  const byOrder = groupBy(events, ({ orderId }) => orderId);
  return rows.map((found) => {
    const own = byOrder.get(found.row.id) ?? [];
    const lastSeal = own.findLast(({ seal }) => seal !== null)?.seal ?? undefined;
    return { ...found, ...fundsOf(found.row), events: own.map(toOrderEvent), lastSeal };
  });
}

/** The events after which nothing more happens to an order. */
const finishing = orderStages.filter((stage) => isFinished({ stage }));

/** Orders about which something is still to be done. */
export const stillOpen = (database: Database): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(openOrders)
      .where(eq(openOrders.orderId, orders.id)),
  );

/** An order as much as counts when another comes: without its number and its whole funds, and of what happened to it when it began and where it stands. */
export type CountingOrder = {
  readonly row: Pick<OrderRow, 'accountNumber' | 'fundId' | 'paymentType' | 'feeType' | 'kind' | 'currency'>;
  readonly state: Pick<OrderState, 'order' | 'stage' | 'receivedAt'>;
};

/** The first instant of a day in Hong Kong and Taipei. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** A client's orders that count when another comes: those still open, and those received on that day. */
export async function loadCountingOrders(
  database: Database,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<readonly CountingOrder[]> {
  const [document] = await allCounting(database).execute({ clientId, since: startOfDay(day) });
  return document?.found?.map(fromCells) ?? [];
}

type Cells = readonly [
  place: readonly [accountNumber: string, fundId: number, paymentType: string | null],
  terms: readonly [kind: OrderRow['kind'], currency: string, cutOff: OrderRow['cutOff'], feeType: OrderRow['feeType']],
  figures: readonly [amount: string | null, feePercent: string | null, units: string | null],
  stage: OrderStageReached,
  receivedAt: string,
];

/** As one document: a client may have ordered a hundred times today, and reading as many rows would take longer than all else. */
const allCounting = preparedStatement((database) => {
  const first = firstEvent(database);
  const latest = latestEvent(database);
  const asText = (figure: PgColumn) => sql`${figure}::text`;
  const cells = jsonArray([
    jsonArray([orders.accountNumber, orders.fundId, orders.paymentType]),
    jsonArray([orders.kind, orders.currency, orders.cutOff, orders.feeType]),
    jsonArray([orders.amount, orders.feePercent, orders.units].map(asText)),
    latest.stage,
    first.receivedAt,
  ]);
  const isOpen = notInArray(latest.stage, finishing).inlineParams();
  const isOfToday = gte(first.receivedAt, sql.placeholder('since'));
  return database
    .select({ found: sql<readonly Cells[] | null>`json_agg(${cells})` })
    .from(orders)
    .innerJoinLateral(first, sql`true`)
    .innerJoinLateral(latest, sql`true`)
    .where(and(eq(orders.clientId, bindGeneric('clientId', 'text')), or(isOpen, isOfToday)))
    .prepare('counting_orders');
});

const ofOrder = eq(orderEvents.orderId, orders.id);

/** When an order began: what waits counts on the day on which its wait is over, and until then. */
const firstEvent = (database: Database) =>
  inlineConstants(
    database
      .select({ receivedAt: sql<Date>`coalesce(${orderEvents.heldUntil}, ${orderEvents.at})`.as('received_at') })
      .from(orderEvents)
      .where(ofOrder)
      .orderBy(asc(orderEvents.sequence))
      .limit(1)
      .as('first'),
  );

/** Where an order stands. */
const latestEvent = (database: Database) =>
  inlineConstants(
    database
      .select({ stage: sql<OrderStageReached>`${orderEvents.kind}`.as('stage') })
      .from(orderEvents)
      // A corrected price leaves the order where it is.
      .where(and(ofOrder, ne(orderEvents.kind, 'corrected')))
      .orderBy(desc(orderEvents.sequence))
      .limit(1)
      .as('latest'),
  );

function fromCells([place, terms, figures, stage, receivedAt]: Cells): CountingOrder {
  const [accountNumber, fundId, paymentType] = place;
  const [kind, currency, cutOff, feeType] = terms;
  const [amount, feePercent, units] = figures;
  const order = toReceivedOrder({ kind, currency, cutOff, amount, feePercent, units });
  return {
    row: { accountNumber, fundId, paymentType, feeType, kind, currency },
    state: { order, stage, receivedAt: new Date(receivedAt).toISOString() },
  };
}

/** Returns an order as its events leave it, with the latest seal among these where they are recorded. */
export function toStoredOrder(found: FoundOrder, events: readonly OrderEvent[], lastSeal?: string): StoredOrder {
  return { ...found, events, lastSeal, state: replayEvents(found.row, events) };
}

function replayEvents(row: OrderRow, events: readonly OrderEvent[]): OrderState {
  const state = orderFromEvents(toReceivedOrder(row), events);
  if (!state.ok) throw new Error(`the events of order ${row.id} can't follow each other`);
  return state.value;
}

type OrderedFigures = Pick<OrderRow, 'kind' | 'currency' | 'cutOff' | 'amount' | 'feePercent' | 'units'> & {
  readonly fee?: string | null;
  readonly feeWaived?: string | null;
  readonly dealOn?: string | null;
};

/** Converts a row to the order received; the table's own check keeps the figures of its kind. */
export function toReceivedOrder({
  kind,
  currency,
  cutOff,
  amount,
  feePercent,
  units,
  fee,
  feeWaived,
  dealOn,
}: OrderedFigures): ReceivedOrder {
  const common = { currency, cutOff };
  if (kind === 'buy') {
    const waived = feeWaived ? { feeWaived: decimal(feeWaived) } : {};
    return {
      ...common,
      kind,
      quantity: amountQuantity(decimal(amount ?? '')),
      feePercent: decimal(feePercent ?? ''),
      ...(fee ? { fee: decimal(fee) } : {}),
      ...waived,
      ...(dealOn ? { dealOn } : {}),
    };
  }
  const outgoing = { ...common, quantity: unitsQuantity(decimal(units ?? '')) };
  return kind === 'switch' ? { ...outgoing, kind } : { ...outgoing, kind, feePercent: decimal(feePercent ?? '0') };
}

/** Converts a row to the event. */
export function toOrderEvent(row: EventRow): OrderEvent {
  const at = row.at.toISOString();
  switch (row.kind) {
    case 'held':
      return { kind: row.kind, at, until: row.heldUntil?.toISOString() ?? '' };
    case 'accepted':
      return { kind: row.kind, at, dealingDate: row.dealingDate ?? '' };
    case 'priced':
      return { kind: row.kind, at, deal: toDeal(row) };
    case 'invested':
      return { kind: row.kind, at, dealingDate: row.dealingDate ?? '', deal: toDeal(row) };
    case 'rejected':
      return { kind: row.kind, at, reason: row.reason ?? 'fund-closed' };
    case 'corrected':
      return { kind: row.kind, at, side: row.side ?? 'priced', deal: toDeal(row) };
    default:
      return { kind: row.kind, at };
  }
}

const toDeal = ({ price, units, cost, amount, backEndFee, shortTermFee }: EventRow): OrderDeal => ({
  price: decimal(price ?? ''),
  units: decimal(units ?? ''),
  cost: decimal(cost ?? ''),
  amount: decimal(amount ?? ''),
  ...(backEndFee === null ? {} : { backEndFee: decimal(backEndFee) }),
  ...(shortTermFee === null ? {} : { shortTermFee: decimal(shortTermFee) }),
});
