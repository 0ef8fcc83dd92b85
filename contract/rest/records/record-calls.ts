import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { cancellationErrorCodes } from '../../../domain/trading/dealing/order-cancellation';
import { inEveryRegion } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';
import { distributionList } from './distributions';
import { cancelledOrder, wireOrderCancellation, orderEventList, orderId } from './order-events';
import { orderRecords } from './order-records';

/** The order that is meant: another client's is refused like one that there isn't. */
const ofOrder = { schema: orderId, errorCode: 'ORDER_UNKNOWN' } as const;

/** The calls about what a client has ordered and was paid [API-72, LINK-26]. */
export const recordCalls = {
  orderHistory: {
    method: 'GET',
    path: '/orderHistory',
    regions: inEveryRegion,
    effect: 'read',
    answer: orderRecords,
  },
  // Ours: the specification names no call that tells what happened to an order, nor one that cancels it [ORDQ-06].
  orderEvents: {
    method: 'GET',
    path: '/orders/events?orderId={orderId}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'order-records',
    answer: orderEventList,
    query: ofOrder,
  },
  cancelOrder: {
    method: 'POST',
    path: '/orders/cancel',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'order-records',
    proof: { HK: 'CANCEL_ORDER' },
    answer: cancelledOrder,
    body: { schema: wireOrderCancellation, errorCode: ofOrder.errorCode },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: Object.values(cancellationErrorCodes),
      401: ['VPN0001', 'VPN0005'],
      403: [stepUpErrorCodes.needed],
    },
  },
  // Ours as well [LINK-26].
  distributionHistory: {
    method: 'GET',
    path: '/distributionHistory',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'distributions',
    answer: distributionList,
  },
} as const satisfies Record<string, ServedCall>;
