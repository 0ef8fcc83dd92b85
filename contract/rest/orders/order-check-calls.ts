import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import {
  agreements,
  agreementsWanted,
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
import { linkRefusals } from './order-state';

const ofList = { 400: [...linkRefusals, 'ORDER_ACCOUNT_UNKNOWN'] };
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
    body: { schema: allotmentsToCheck, refusedAs: 'ORDER_LIST_INVALID' },
    refusals: ofList,
  },
  validateRedemption: {
    method: 'POST',
    path: '/deal/validateRedemption',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: redemptionValidation,
    body: { schema: redemptionsToCheck, refusedAs: 'ORDER_LIST_INVALID' },
    refusals: ofList,
  },
  validateSwitch: {
    method: 'POST',
    path: '/deal/validateSwitch',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: switchValidation,
    body: { schema: switchesToCheck, refusedAs: 'ORDER_LIST_INVALID' },
    refusals: ofList,
  },
  unitCalculator: {
    method: 'GET',
    path: '/util/unitCalculator?amount={amount}&currency={currency}&fundCode={fundCode}&units={units}&isAmountChange={isAmountChange}',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: calculated,
    query: { schema: calculation, refusedAs: 'BAD_REQUEST' },
    refusals: ofFund,
  },
  fundAgreements: {
    method: 'GET',
    path: '/fund/agreements?functionCode={functionCode}&fundCode={fundCode}&fundFeesType={fundFeesType}',
    regions: inEveryRegion,
    effect: 'read',
    extension: { HK: 'order-entry' },
    answer: agreements,
    query: { schema: agreementsWanted, refusedAs: 'BAD_REQUEST' },
    refusals: ofFund,
  },
  dealRedemption: {
    method: 'GET',
    path: '/deal/redemption',
    regions: inEveryRegion,
    effect: 'read',
    answer: redeemableHoldings,
  },
} as const satisfies Record<string, ServedCall>;
