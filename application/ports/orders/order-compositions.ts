import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { CompleteOrder } from '../../../domain/trading/orders/order';
import type { AsyncResult } from '../call-failure';

/** The orders that a client composes, on one account; without it the server takes the client's first [ORDQ-01..03]. */
export type OrderComposition = { readonly accountNo?: string | undefined; readonly orders: readonly CompleteOrder[] };

/** Makes order lists of what clients compose themselves. */
export abstract class OrderCompositions {
  /** Makes a list that its client can confirm that day, and answers its number; the same orders under the same key make one list [ORDQ-01..03]. */
  abstract compose(composition: OrderComposition, key: IdempotencyKey): AsyncResult<string>;
}
