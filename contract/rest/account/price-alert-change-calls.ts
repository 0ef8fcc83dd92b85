import { inHongKong, inTaiwan } from '../call-regions';
import { priceAlertRemovalQuery } from '../holdings/price-alert-queries';
import { priceAlertBody, priceAlertList } from '../holdings/price-alerts';
import type { ServedCall } from '../served-call';

const keeping = {
  answer: priceAlertList,
  body: { schema: priceAlertBody, errorCode: 'PRICE_TARGET_INVALID' },
  errorCodes: { 400: ['FUND_UNKNOWN', 'FUND_CODE_SHARED'] },
} as const;

const removing = {
  answer: priceAlertList,
  query: { schema: priceAlertRemovalQuery, errorCode: 'QUERY_INVALID' },
  errorCodes: { 400: ['PRICE_TARGET_INVALID', 'FUND_UNKNOWN', 'FUND_CODE_SHARED'] },
} as const;

/** Changes of price alerts. Writing to them isn’t specified: kept and removed where they are read, and answered with the list as it then is. */
export const priceAlertChangeCalls = {
  keepAccountPriceAlert: {
    method: 'POST',
    path: '/account/priceAlert',
    regions: inHongKong,
    effect: 'write',
    extension: 'price-alert-changes',
    ...keeping,
  },
  keepPriceAlert: {
    method: 'POST',
    path: '/priceAlert',
    regions: inTaiwan,
    effect: 'write',
    extension: 'price-alert-changes',
    ...keeping,
  },
  removeAccountPriceAlert: {
    method: 'DELETE',
    path: '/account/priceAlert?fundCode={fundCode}&priceTarget={priceTarget}',
    regions: inHongKong,
    effect: 'write',
    extension: 'price-alert-changes',
    ...removing,
  },
  removePriceAlert: {
    method: 'DELETE',
    path: '/priceAlert?fundCode={fundCode}&priceTarget={priceTarget}',
    regions: inTaiwan,
    effect: 'write',
    extension: 'price-alert-changes',
    ...removing,
  },
} as const satisfies Record<string, ServedCall>;
