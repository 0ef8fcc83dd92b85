import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import { watchedFund, watchList } from './watch-list';

/** The client's watch list, which the specification has a path for and no call: each answers with the list as it then is [ROUTE-18]. */
export const watchListCalls = {
  watchList: {
    method: 'GET',
    path: '/fund/watchList',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'watch-list',
    answer: watchList,
  },
  watchFund: {
    method: 'POST',
    path: '/fund/watchList',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'watch-list',
    answer: watchList,
    body: { schema: watchedFund, errorCode: 'FUND_UNKNOWN' },
    errorCodes: { 400: ['FUND_CODE_SHARED'], 409: ['WATCH_LIST_FULL'] },
  },
  unwatchFund: {
    method: 'DELETE',
    path: '/fund/watchList?fundId={fundId}',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'watch-list',
    answer: watchList,
    query: { schema: watchedFund, errorCode: 'FUND_UNKNOWN' },
    errorCodes: { 400: ['FUND_CODE_SHARED'] },
  },
} as const satisfies Record<string, ServedCall>;
