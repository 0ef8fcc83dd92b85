import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import {
  agreements,
  agreementsQuery,
  allotmentsToCheck,
  allotmentValidation,
  calculated,
  calculation,
  redeemableHoldings,
  redemptionsToCheck,
  switchesToCheck,
  switchValidation,
} from './order-checks';
import { redemptionValidation } from './redemption-validation';
import { linkErrorCodes } from './order-state';

const ofList = { 400: [...linkErrorCodes, 'ORDER_ACCOUNT_UNKNOWN'] };
const ofFund = { 400: ['FUND_UNKNOWN', 'FUND_CODE_SHARED'] };

/** The calls that check the lines of an order list before it is sent [API-37, API-78..82]. */
export const orderCheckCalls = {
  validateAllotment: {
    method: 'POST',
    path: '/deal/validateAllotment',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: allotmentValidation,
    body: { schema: allotmentsToCheck, errorCode: 'ORDER_LIST_INVALID' },
    errorCodes: ofList,
  },
  validateRedemption: {
    method: 'POST',
    path: '/deal/validateRedemption',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: redemptionValidation,
    body: { schema: redemptionsToCheck, errorCode: 'ORDER_LIST_INVALID' },
    errorCodes: ofList,
  },
  validateSwitch: {
    method: 'POST',
    path: '/deal/validateSwitch',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: switchValidation,
    body: { schema: switchesToCheck, errorCode: 'ORDER_LIST_INVALID' },
    errorCodes: ofList,
  },
  unitCalculator: {
    method: 'GET',
    path: '/util/unitCalculator?amount={amount}&currency={currency}&fundCode={fundCode}&units={units}&isAmountChange={isAmountChange}',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: calculated,
    query: { schema: calculation, errorCode: 'BAD_REQUEST' },
    errorCodes: ofFund,
  },
  fundAgreements: {
    method: 'GET',
    path: '/fund/agreements?functionCode={functionCode}&fundCode={fundCode}&fundFeesType={fundFeesType}',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: agreements,
    query: { schema: agreementsQuery, errorCode: 'BAD_REQUEST' },
    errorCodes: ofFund,
  },
  dealRedemption: {
    method: 'GET',
    path: '/deal/redemption',
    regions: inEveryRegion,
    effect: 'read',
    answer: redeemableHoldings,
  },
} as const satisfies Record<string, ServedCall>;
