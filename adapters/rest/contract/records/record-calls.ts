import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import { orderRecords } from './order-records';

/** The calls about what a client has ordered [API-72]. */
export const recordCalls = {
  orderHistory: {
    method: 'GET',
    path: '/orderHistory',
    regions: inEveryRegion,
    effect: 'read',
    answer: orderRecords,
  },
} as const satisfies Record<string, ServedCall>;
