import { coolingOffErrorCodes } from '../../../domain/cooling-off/cooling-off-reason';
import { termsErrorCodes } from '../../../domain/trading/notes/terms-error-codes';
import { inEveryRegion, inTaiwan } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import { composedList, orderComposition } from './order-composition';
import { orderList } from './order-list';
import { orderResult } from './order-result';
import { linkErrorCodes, orderListId, orderState } from './order-state';
import { orderSubmission } from './order-submission';

/** The list that is meant: in the query or the body. */
const listId = { schema: orderListId, errorCode: 'ORDER_LINK_UNREADABLE' } as const;

/** The calls of an order list, which a client composes or, in Taiwan, opens by its link; those of a composed one are ours in Hong Kong [API-75..77, ORDQ-01..05]. */
export const orderCalls = {
  urlTradingDetail: {
    method: 'GET',
    path: '/urlService/getUrlTradingDetail?oid={oid}',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: orderList,
    query: listId,
    errorCodes: { 400: linkErrorCodes },
  },
  // Ours: the specification lets orders be placed, and names no call that begins them.
  composeOrders: {
    method: 'POST',
    path: '/orders/compose',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'order-entry',
    answer: composedList,
    body: { schema: orderComposition, errorCode: 'ORDER_LIST_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: ['FUND_UNKNOWN', 'FUND_CODE_SHARED', 'ORDER_ACCOUNT_UNKNOWN'],
      422: [
        ...keyErrorCodes[422],
        'ORDER_SERVICE_CLOSED',
        'ORDER_DAY_NOT_OFFERED',
        'ORDER_IPO_CLOSED',
        'ORDER_FUND_NOT_NEW',
        'ORDER_FUND_NEW',
        'ORDER_FUND_SAME',
        'ORDER_STOPPED',
      ],
    },
  },
  // A GET that keeps the client's consent: it goes out once [TRADE-58].
  urlSign: {
    method: 'GET',
    path: '/urlService/sign?oid={oid}',
    regions: inTaiwan,
    effect: 'write',
    answer: nothing,
    query: listId,
    errorCodes: { 400: linkErrorCodes },
  },
  urlSubmit: {
    method: 'POST',
    path: '/urlService/submit',
    regions: inEveryRegion,
    effect: 'write',
    extension: { HK: 'order-entry' },
    answer: orderResult,
    body: { schema: orderSubmission, errorCode: 'ORDER_LIST_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [
        ...linkErrorCodes,
        'ORDER_CONSENT_MISSING',
        ...Object.values(termsErrorCodes),
        'ORDER_NOT_PREPARED',
        'FUND_CODE_SHARED',
        'ORDER_ACCOUNT_UNKNOWN',
        ...Object.values(coolingOffErrorCodes),
      ],
      401: ['VPN0001', 'VPN0005'],
    },
  },
  // Ours: the specification names no call that tells what became of a list, nor one that cancels it [OPEN-79].
  urlOrderState: {
    method: 'GET',
    path: '/urlService/orderState?oid={oid}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'order-state',
    answer: orderState,
    query: listId,
  },
  urlCancel: {
    method: 'POST',
    path: '/urlService/cancel',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'list-cancellation',
    answer: nothing,
    body: listId,
    errorCodes: { 400: linkErrorCodes },
  },
} as const satisfies Record<string, ServedCall>;
