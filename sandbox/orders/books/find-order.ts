import { eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { orderSerial, parseOrderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../database/database';
import { orders } from '../../database/schema/orders';
import { loadOrderRecords, type OrderRecord, type StoredOrder, toStoredOrder } from './stored-orders';

/** Finds an order as {@link findOrderRecord} does, with how it stands after all that happened to it. */
export async function findOrder(
  database: Database,
  named: string,
): Promise<Result<StoredOrder, 'mistyped' | 'unknown'>> {
  const found = await findOrderRecord(database, named);
  return found.ok ? ok(toStoredOrder(found.value, found.value.events, found.value.lastSeal)) : found;
}

/** Finds the order that a client names on the telephone by its short number, or that somebody names by its id; `mistyped` where a digit must be wrong. */
export async function findOrderRecord(
  database: Database,
  named: string,
): Promise<Result<OrderRecord, 'mistyped' | 'unknown'>> {
  const number = parseOrderNumber(named);
  if (!number.ok && number.error === 'mistyped') return err('mistyped');
  const [record] = await loadOrderRecords(
    database,
    number.ok ? eq(orders.serial, orderSerial(number.value)) : eq(orders.id, named),
  );
  return record ? ok(record) : err('unknown');
}
