import { orderRecords } from '../../adapters/rest/contract/records/order-records';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps the client's orders, what happened to each of them, and what funds paid. */
export async function recordOrderRecords(session: RecordingSession, keep: Keep): Promise<void> {
  await session.keep(keep, 'orderHistory', 'distributionHistory');
  const orders = orderRecords.parse((await session.call('orderHistory')).body);
  const ids = new Set(orders.flatMap(({ orderId }) => orderId ?? []));
  for (const orderId of ids) await keep(`orderEvents.${orderId}`, session.call('orderEvents', { parts: { orderId } }));
}
