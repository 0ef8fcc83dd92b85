import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import { OrderRecords, type OrderToCancel, type RecordedOrders } from '../../../application/ports/orders/order-records';
import { ok } from '../../../domain/kernel/result';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import { onlyPresent } from '../../http/only-present';
import { answeredAt } from '../answered-at';
import { cancelledOrder } from '../../../contract/rest/records/order-events';
import { recordCalls } from '../../../contract/rest/records/record-calls';
import { stepUpHeader } from '../step-up-header';
import { readJson, readJsonBody } from '../read-answer';
import { readMissingPassword, readWrongPassword } from '../read-wrong-password';
import type { RestClient } from '../rest-client';
import { readOrderEvents } from './read-order-events';
import { readOrderRecords } from './read-order-records';

const policy = { showErrors: false };

/** A client's orders over REST [API-72]. */
export class RestOrderRecords extends OrderRecords {
  constructor(
    private readonly client: RestClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  all(): AsyncResult<RecordedOrders> {
    return this.client.call(recordCalls, {
      name: 'orderHistory',
      policy,
      read: (answer) => {
        const orders = readJsonBody(readOrderRecords)(answer);
        return orders.ok ? ok({ orders: orders.value, answeredAt: answeredAt(answer, this.clock) }) : orders;
      },
    });
  }

  eventsOf(orderId: string): AsyncResult<readonly OrderEvent[]> {
    return this.client.call(recordCalls, {
      name: 'orderEvents',
      parts: { orderId },
      policy,
      read: readJsonBody(readOrderEvents),
    });
  }

  cancel({ orderId, secret: vpin, isProved, key }: OrderToCancel): AsyncResult<string> {
    return this.client.call(recordCalls, {
      name: 'cancelOrder',
      headers: { 'Idempotency-Key': key, ...(isProved ? stepUpHeader : {}) },
      body: onlyPresent({ orderId, vpin }),
      policy,
      read: readJson(cancelledOrder, ({ cancelledAt }) => cancelledAt),
      readRefusal: vpin === undefined ? readMissingPassword : readWrongPassword,
    });
  }
}
