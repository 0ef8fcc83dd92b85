import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import { fundCodeList, fundList, lastPriceList } from './fund-list';
import { fundSearchQuery, recentViewQuery } from './fund-queries';
import type { ServedCall } from '../served-call';

const fundSearch = { answer: fundList, query: { schema: fundSearchQuery, errorCode: 'QUERY_INVALID' } } as const;

/** The calls for lists of funds. */
export const fundCalls = {
  fundCategory: {
    method: 'GET',
    path: '/fund/category',
    regions: inEveryRegion,
    effect: 'read',
    cached: true,
    answer: fundCodeList,
  },
  fundMarketType: {
    method: 'GET',
    path: '/fund/marketType',
    regions: inTaiwan,
    effect: 'read',
    cached: true,
    answer: fundCodeList,
  },
  fundAll: {
    method: 'GET',
    path: '/fund?isAll=true',
    regions: inEveryRegion,
    effect: 'read',
    cached: true,
    answer: fundList,
  },
  fundSearch: {
    method: 'GET',
    path: '/fund/search?isPromoted=true',
    regions: inEveryRegion,
    effect: 'read',
    answer: fundList,
  },
  fundLastPrice: {
    method: 'GET',
    path: '/fund/lastPrice',
    regions: inTaiwan,
    effect: 'read',
    cached: true,
    answer: lastPriceList,
  },
  fundRecentView: {
    method: 'GET',
    path: '/fund/recentView?num={num}',
    regions: inEveryRegion,
    effect: 'read',
    answer: fundList,
    query: { schema: recentViewQuery, errorCode: 'QUERY_INVALID' },
  },
  stocks: {
    method: 'GET',
    path: '/stocks?searchString={searchString}',
    regions: inHongKong,
    effect: 'read',
    ...fundSearch,
  },
  stockList: {
    method: 'GET',
    path: '/stockList?searchString={searchString}',
    regions: inTaiwan,
    effect: 'read',
    ...fundSearch,
  },
} as const satisfies Record<string, ServedCall>;
