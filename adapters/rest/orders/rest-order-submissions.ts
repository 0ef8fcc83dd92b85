import type { AsyncResult } from '../../../application/ports/call-failure';
import { OrderSubmissions, type SentOrderList } from '../../../application/ports/orders/order-submissions';
import type { OrderResult } from '../../../domain/trading/records/order-result';
import { orderCalls } from '../../../contract/rest/orders/order-calls';
import { orderState } from '../../../contract/rest/orders/order-state';
import { readJson, readJsonBody } from '../read-answer';
import { readWrongPassword } from '../read-wrong-password';
import type { RestClient } from '../rest-client';
import { readOrderResult, toOrderResult } from './read-order-result';

const policy = { showErrors: false };

/** Order submissions over REST [API-77]. */
export class RestOrderSubmissions extends OrderSubmissions {
  constructor(private readonly client: RestClient) {
    super();
  }

  send({ submission, key }: SentOrderList): AsyncResult<OrderResult> {
    return this.client.call(orderCalls, {
      name: 'urlSubmit',
      headers: { 'Idempotency-Key': key },
      body: submission,
      policy,
      read: readJsonBody(readOrderResult),
      readRefusal: readWrongPassword,
    });
  }

  resultOf(oid: string): AsyncResult<OrderResult | undefined> {
    return this.client.call(orderCalls, {
      name: 'urlOrderState',
      parts: { oid },
      policy,
      read: readJson(orderState, ({ result }) => (result ? toOrderResult(result) : undefined)),
    });
  }
}
