import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import type { OrderResult } from '../../../domain/trading/records/order-result';
import type { AsyncResult } from '../call-failure';

/** A list as it is sent, and the key under which it counts once. */
export type SentOrderList = { readonly submission: OrderSubmission; readonly key: IdempotencyKey };

/** Takes the order lists that clients send. */
export abstract class OrderSubmissions {
  /** Sends a list; the same one under the same key counts once. A trading password that isn't right is refused as `unauthorized`, and ends no session [API-77, ERR-20, CONFLICT-09]. */
  abstract send(sent: SentOrderList): AsyncResult<OrderResult>;
  /** Loads the result of a list that was carried out; undefined while it wasn't. */
  abstract resultOf(listId: string): AsyncResult<OrderResult | undefined>;
}
