import { inHongKong } from '../call-regions';
import { topFundList } from './top-funds';
import type { ServedCall } from '../served-call';

/** The call for the best-selling funds. */
export const topFundCalls = {
  fundTop5: {
    method: 'GET',
    path: '/fund/top5',
    regions: inHongKong,
    effect: 'read',
    session: 'none',
    cached: true,
    answer: topFundList,
  },
} as const satisfies Record<string, ServedCall>;
