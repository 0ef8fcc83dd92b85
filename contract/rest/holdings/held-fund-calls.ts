import { inEveryRegion } from '../call-regions';
import { heldFundList, heldFundQuery } from './held-funds';
import type { ServedCall } from '../served-call';

/** The calls for a client's holdings over REST [CONFLICT-57]. */
export const heldFundCalls = {
  portfolio: {
    method: 'GET',
    path: '/portfolio?showCcy={showCcy}&paymentType={paymentType}',
    regions: inEveryRegion,
    effect: 'read',
    answer: heldFundList,
    query: { schema: heldFundQuery, errorCode: 'FILTER_INVALID' },
  },
} as const satisfies Record<string, ServedCall>;
