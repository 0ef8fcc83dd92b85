import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order, OrderDeal, OrderEvent } from '../../domain/trading/dealing/order-event';
import { orderFromEvents, type OrderState } from '../../domain/trading/dealing/order-state';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../database/group-by';
import { funds } from '../database/schema/funds';
import { orderEvents, orders } from '../database/schema/orders';

export type OrderRow = typeof orders.$inferSelect;
type FundRow = typeof funds.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;

/** An order with its fund, everything that happened to it, and how it stands after that. */
export type KeptOrder = {
  readonly row: OrderRow;
  readonly fund: FundRow;
  readonly events: readonly OrderEvent[];
  readonly state: OrderState;
};

/** The orders that fulfil a condition, from their events; the books hold none whose events can't follow each other. */
export async function keptOrders(database: Database, condition?: SQL): Promise<readonly KeptOrder[]> {
  const rows = await database
    .select({ row: orders, fund: funds })
    .from(orders)
    .innerJoin(funds, eq(funds.id, orders.fundId))
    .where(condition)
    .orderBy(asc(orders.oid), asc(orders.line));
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const events = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.sequence));
  const byOrder = groupBy(events, ({ orderId }) => orderId);
  return rows.map(({ row, fund }) => keptOrder(row, fund, byOrder.get(row.id) ?? []));
}

function keptOrder(row: OrderRow, fund: FundRow, kept: readonly EventRow[]): KeptOrder {
  const events = kept.map(eventOf);
  const state = orderFromEvents(orderOf(row), events);
  if (!state.ok) throw new Error(`the events of order ${row.id} can't follow each other`);
  return { row, fund, events, state: state.value };
}

/** What a row orders; the table's own check keeps the figures of its kind. */
export function orderOf({ kind, currency, cutOff, amount, feePercent, units }: OrderRow): Order {
  const common = { currency, cutOff };
  return kind === 'buy'
    ? { ...common, kind, amount: decimal(amount ?? ''), feePercent: decimal(feePercent ?? '') }
    : { ...common, kind, units: decimal(units ?? '') };
}

function eventOf(row: EventRow): OrderEvent {
  const at = row.at.toISOString();
  switch (row.kind) {
    case 'accepted':
      return { kind: row.kind, at, dealingDate: row.dealingDate ?? '' };
    case 'priced':
      return { kind: row.kind, at, deal: dealOf(row) };
    case 'rejected':
      return { kind: row.kind, at, reason: row.reason ?? 'fund-closed' };
    default:
      return { kind: row.kind, at };
  }
}

const dealOf = ({ price, units, cost, amount }: EventRow): OrderDeal => ({
  price: decimal(price ?? ''),
  units: decimal(units ?? ''),
  cost: decimal(cost ?? ''),
  amount: decimal(amount ?? ''),
});
