import type { OrderRecord } from '../../../domain/trading/records/order-record';
import type { Answer } from '../call-failure';

/** A client's orders, the newest first, and when the server answered, an instant by its own clock. */
export type RecordedOrders = { readonly orders: readonly OrderRecord[]; readonly answeredAt: string };

/** What the signed-in client has ordered, and what became of it. */
export abstract class OrderRecords {
  /** The orders that are open, and those of the last five years [API-72, ORDQ-11, ORDQ-15]. */
  abstract all(): Answer<RecordedOrders>;
}
