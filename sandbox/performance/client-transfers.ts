import { eq } from 'drizzle-orm';
import { add, type Decimal, isNegative, negate, zero } from '../../domain/money/decimal';
import type { Place, Transfer } from '../../domain/performance/transfer';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { movements } from '../database/schema/funds';
import { orderMovements, orders } from '../database/schema/orders';
import { endedUnpaid } from '../statements/month-flows';
import { pricedMovement } from '../statements/statement-facts';
import type { LooseMovement, PaidDividend, StatementBooks } from '../statements/statement-books';
import { holdingId } from './holding-id';
import { inTransit, orderTransfers, outside, type UnitsByEvent } from './order-transfers';

/** Returns everything that moved for a client since the first day, from the books that statements are made of [PORT-46]. */
export async function clientTransfers(
  database: Database,
  clientId: string,
  books: StatementBooks,
): Promise<readonly Transfer[]> {
  const units = await unitsByOrder(database, clientId);
  const reinvestments = new Map(
    books.dividends.flatMap((dividend) => (dividend.orderId === undefined ? [] : [[dividend.orderId, dividend]])),
  );
  return [
    ...books.orders.flatMap((order) => {
      const { id } = order.stored.row;
      return orderTransfers(order, units.get(id) ?? new Map<number, Decimal>(), reinvestments.has(id));
    }),
    ...books.looseMovements.map(looseTransfer),
    ...books.dividends.flatMap((dividend) => dividendTransfers(dividend, books)),
    ...books.cash.flatMap(cashTransfer),
  ];
}

/** Returns the units of each order's events, as they were booked. */
async function unitsByOrder(database: Database, clientId: string): Promise<ReadonlyMap<string, UnitsByEvent>> {
  const rows = await database
    .select({
      orderId: orderMovements.orderId,
      sequence: orderMovements.sequence,
      kind: movements.kind,
      units: movements.units,
    })
    .from(orderMovements)
    .innerJoin(movements, eq(movements.id, orderMovements.movementId))
    .innerJoin(orders, eq(orders.id, orderMovements.orderId))
    .where(eq(orders.clientId, clientId));
  const byOrder = new Map<string, Map<number, Decimal>>();
  for (const { orderId, sequence, kind, units } of rows) {
    const ofOrder = byOrder.get(orderId) ?? new Map<number, Decimal>();
    const signed = kind === 'sell' ? negate(decimal(units)) : decimal(units);
    ofOrder.set(sequence, add(ofOrder.get(sequence) ?? zero, signed));
    byOrder.set(orderId, ofOrder);
  }
  return byOrder;
}

/** Units from before orders were kept, at what the statements count them; nobody knows what a sale without a price brought. */
function looseTransfer(movement: LooseMovement): Transfer {
  const { date, kind, units, fund } = movement;
  const holding: Place = { kind: 'fund', id: holdingId(movement) };
  const moved = { date, currency: fund.currency, units, amount: pricedMovement(movement).amount };
  return kind === 'sell' ? { ...moved, from: holding, to: outside } : { ...moved, from: outside, to: holding };
}

/** The transfers of a distribution: paid out at once, or on its way into the order that invests it, and paid out where that order came to nothing. */
function dividendTransfers(dividend: PaidDividend, { orders: booked }: StatementBooks): readonly Transfer[] {
  const { date, gross: amount, currency, orderId } = dividend;
  const income: Place = { kind: 'income', id: holdingId(dividend) };
  if (orderId === undefined) return [{ date, from: income, to: outside, amount, currency }];
  const toInvest: Transfer = { date, from: income, to: inTransit(orderId), amount, currency, orderId };
  const order = booked.find(({ stored }) => stored.row.id === orderId);
  const ended = endedUnpaid(order);
  if (ended === undefined) return [toInvest];
  return [toInvest, { ...toInvest, date: ended, from: inTransit(orderId), to: outside }];
}

/** Money that came into the Cash Account or left it, but for an order, whose own entries say so. */
function cashTransfer({ date, currency, amount, orderId }: StatementBooks['cash'][number]): readonly Transfer[] {
  if (orderId !== undefined) return [];
  const account: Place = { kind: 'cash', id: currency };
  return isNegative(amount)
    ? [{ date, from: account, to: outside, amount: negate(amount), currency }]
    : [{ date, from: outside, to: account, amount, currency }];
}
