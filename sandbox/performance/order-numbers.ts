import { orderNumber } from '../../domain/trading/orders/order-number';
import type { StoredOrder } from '../orders/books/stored-orders';

type BookedOrders = readonly { readonly stored: Pick<StoredOrder, 'row'> }[];

/** Returns what gives the short number of each of a client's orders by its id; the id itself for any other. */
export function orderNumbers(orders: BookedOrders): (orderId: string) => string {
  const numbers = new Map(orders.map(({ stored: { row } }) => [row.id, orderNumber(row.serial)]));
  return (orderId) => numbers.get(orderId) ?? orderId;
}
