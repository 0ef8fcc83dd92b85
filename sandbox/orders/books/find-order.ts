import { eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { orderSerial, parseOrderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../database/database';
import { orders } from '../../database/schema/orders';
import { loadOrders, type StoredOrder } from './stored-orders';

/** Finds the order that a client names on the telephone by its short number, or that somebody names by its id; `mistyped` where a digit must be wrong. */
export async function findOrder(
  database: Database,
  named: string,
): Promise<Result<StoredOrder, 'mistyped' | 'unknown'>> {
  const number = parseOrderNumber(named);
  if (!number.ok && number.error === 'mistyped') return err('mistyped');
  const [stored] = await loadOrders(
    database,
    number.ok ? eq(orders.serial, orderSerial(number.value)) : eq(orders.id, named),
  );
  return stored ? ok(stored) : err('unknown');
}
