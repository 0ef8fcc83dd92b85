import type { Answer, CallFailure } from '../../../application/ports/call-failure';
import { OrderSubmissions, type SentOrderList } from '../../../application/ports/orders/order-submissions';
import { err, type Result } from '../../../domain/kernel/result';
import type { OrderResult } from '../../../domain/trading/records/order-result';
import type { HttpAnswer } from '../../http/http-answer';
import { orderCalls } from '../contract/orders/order-calls';
import { orderState } from '../contract/orders/order-state';
import { readJson, readJsonBody } from '../read-answer';
import { readErrorDetail } from '../read-error-detail';
import type { RestClient } from '../rest-client';
import { readOrderResult, toOrderResult } from './read-order-result';

const policy = { showErrors: false };

/** Order submissions over REST [API-77]. */
export class RestOrderSubmissions extends OrderSubmissions {
  constructor(private readonly client: RestClient) {
    super();
  }

  send({ submission, key }: SentOrderList): Answer<OrderResult> {
    return this.client.call(orderCalls, {
      name: 'urlSubmit',
      headers: { 'Idempotency-Key': key },
      body: submission,
      policy,
      read: readJsonBody(readOrderResult),
      readRefusal: readWrongPassword,
    });
  }

  resultOf(oid: string): Answer<OrderResult | undefined> {
    return this.client.call(orderCalls, {
      name: 'urlOrderState',
      parts: { oid },
      policy,
      read: readJson(orderState, ({ result }) => (result ? toOrderResult(result) : undefined)),
    });
  }
}

/** A 401 is about the trading password, unless it says that the session is over [ERR-20, TRADE-14, CONFLICT-09]. */
function readWrongPassword({ status, body }: HttpAnswer): Result<never, CallFailure> | undefined {
  if (status !== 401) return undefined;
  const errors = readErrorDetail(body);
  return errors.some(({ code }) => code === 'SESSION_EXPIRED') ? undefined : err({ kind: 'unauthorized', errors });
}
