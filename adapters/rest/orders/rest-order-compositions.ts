import type { Answer } from '../../../application/ports/call-failure';
import {
  type ComposedOrder,
  OrderCompositions,
  type OrderComposition,
} from '../../../application/ports/orders/order-compositions';
import { toText } from '../../../domain/money/decimal';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { orderCalls } from '../../../contract/rest/orders/order-calls';
import { composedList } from '../../../contract/rest/orders/order-composition';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Lists that clients compose, over REST [ORDQ-01..03]. */
export class RestOrderCompositions extends OrderCompositions {
  constructor(private readonly client: RestClient) {
    super();
  }

  compose({ accountNo, orders }: OrderComposition, key: IdempotencyKey): Answer<string> {
    return this.client.call(orderCalls, {
      name: 'composeOrders',
      headers: { 'Idempotency-Key': key },
      body: { ...(accountNo ? { accountNo } : {}), orders: orders.map(wireOrder) },
      policy: { showErrors: false },
      read: readJson(composedList, ({ oid }) => oid),
    });
  }
}

const wireOrder = (order: ComposedOrder): object =>
  order.type === 'B' ? { ...order, amount: toText(order.amount) } : { ...order, units: toText(order.units) };
