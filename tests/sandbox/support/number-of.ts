import { eq } from 'drizzle-orm';
import { type OrderNumber, orderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../../sandbox/database/database';
import { orders } from '../../../sandbox/database/schema/orders';

/** Returns the short number of an order by its id. */
export async function numberOf(database: Database, orderId: string): Promise<OrderNumber> {
  const [row] = await database.select({ serial: orders.serial }).from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error(`there is no order ${orderId}`);
  return orderNumber(row.serial);
}
