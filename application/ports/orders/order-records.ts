import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import type { AsyncResult } from '../call-failure';

/** A client's orders, the newest first, and when the server answered, an instant by its own clock. */
export type RecordedOrders = { readonly orders: readonly OrderRecord[]; readonly answeredAt: string };

/** An order that is to be cancelled, with the trading password where the region confirms it with that. */
export type OrderToCancel = {
  readonly orderId: string;
  readonly secret?: string | undefined;
  /** True once the client has proved who acts for this cancellation [REAUTH-11]. */
  readonly isProved?: boolean | undefined;
  readonly key: IdempotencyKey;
};

/** Loads and cancels the orders of the signed-in client. */
export abstract class OrderRecords {
  /** The orders that are open, and those of the last five years [API-72, ORDQ-11, ORDQ-15]. */
  abstract all(): AsyncResult<RecordedOrders>;
  /** Loads the events of an order, one after the other; never those of another client's [ORDQ-06]. */
  abstract eventsOf(orderId: string): AsyncResult<readonly OrderEvent[]>;
  /** Cancels an order before its cut-off, once under a key; answers since when it is cancelled, an instant. A trading password that is missing or isn't right is refused as `unauthorized`, and ends no session. */
  abstract cancel(order: OrderToCancel): AsyncResult<string>;
}
