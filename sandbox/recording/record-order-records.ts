import { orderRecords } from '../../contract/rest/records/order-records';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what happened to each of the client's orders. */
export async function recordOrderRecords(session: RecordingSession, keep: Keep): Promise<void> {
  const orders = orderRecords.parse((await session.call('orderHistory')).body);
  const ids = new Set(orders.flatMap(({ orderId }) => orderId ?? []));
  for (const orderId of ids) await keep(`orderEvents.${orderId}`, session.call('orderEvents', { parts: { orderId } }));
}
