import { inTaiwan } from '../call-regions';
import { dividendFundList, dividendInstructionList } from './dividend-funds';
import type { ServedCall } from '../served-call';

/** The calls that Taiwan’s menu asks, and what the records of dividends say beside it. */
export const menuCalls = {
  existingDividendFund: {
    method: 'GET',
    path: '/existingDividendFund',
    regions: inTaiwan,
    effect: 'read',
    answer: dividendFundList,
  },
  dividendFund: {
    method: 'GET',
    path: '/deal/dividendFund',
    regions: inTaiwan,
    effect: 'read',
    answer: dividendInstructionList,
  },
} as const satisfies Record<string, ServedCall>;
