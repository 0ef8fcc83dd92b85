import { inTaiwan } from '../call-regions';
import { dividendFundList } from './dividend-funds';
import type { ServedCall } from '../served-call';

/** The calls that Taiwan’s menu asks. */
export const menuCalls = {
  existingDividendFund: {
    method: 'GET',
    path: '/existingDividendFund',
    regions: inTaiwan,
    effect: 'read',
    answer: dividendFundList,
  },
} as const satisfies Record<string, ServedCall>;
