import type { AsyncResult } from '../../../application/ports/call-failure';
import { OrderCompositions, type OrderComposition } from '../../../application/ports/orders/order-compositions';
import { toText } from '../../../domain/money/decimal';
import type { CompleteOrder } from '../../../domain/trading/orders/order';
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

  compose({ accountNo, orders }: OrderComposition, key: IdempotencyKey): AsyncResult<string> {
    return this.client.call(orderCalls, {
      name: 'composeOrders',
      headers: { 'Idempotency-Key': key },
      body: { ...(accountNo ? { accountNo } : {}), orders: orders.map(wireOrder) },
      policy: { showErrors: false },
      read: readJson(composedList, ({ oid }) => oid),
    });
  }
}

function wireOrder(order: CompleteOrder): object {
  const { fundCode, currency } = order;
  const figure = toText(order.quantity.value);
  switch (order.kind) {
    case 'buy':
      return { type: 'B', fundCode, currency, amount: figure, dealOn: order.dealOn, isIpo: order.isIpo };
    case 'redemption':
      return { type: 'R', fundCode, currency, paymentType: order.paymentType, units: figure };
    case 'switch': {
      const { intoFundCode, paymentType, isIpo } = order;
      return { type: 'S', fundCode, intoFundCode, currency, paymentType, units: figure, isIpo };
    }
  }
}
