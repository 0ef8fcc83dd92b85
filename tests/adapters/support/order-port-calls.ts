import { RestFundAgreements } from '../../../adapters/rest/orders/rest-fund-agreements';
import { RestOrderChecks } from '../../../adapters/rest/orders/rest-order-checks';
import { RestOrderCompositions } from '../../../adapters/rest/orders/rest-order-compositions';
import { RestOrderLists } from '../../../adapters/rest/orders/rest-order-lists';
import { RestOrderSubmissions } from '../../../adapters/rest/orders/rest-order-submissions';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import { decimal } from '../../builders/decimal';
import type { PortCall } from './port-calls';
import type { AdapterDeps } from './adapter-setup';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const lists = ({ rest, clock }: AdapterDeps) => new RestOrderLists(rest, clock);
const submissions = ({ rest }: AdapterDeps) => new RestOrderSubmissions(rest);

const checks = ({ rest }: AdapterDeps) => new RestOrderChecks(rest);

const accountNo = '51';
const ordered = { fundCode: 'A', currency: 'TWD' };
const refused = { code: 'ORDER_NOT_ALLOWED', message: 'no', fundCode: 'A', currency: 'TWD' };
const redeemable = {
  accountNo: '51',
  fundCode: 'A',
  fundName: 'A',
  currency: 'TWD',
  baseCurrency: 'TWD',
  totalHoldings: '10',
  availableHoldings: '8',
  redUnitPrecision: 3,
  redUnitPricePrecision: 2,
  fundFeeType: 'front-end',
};

const buy = { type: 'B', fundCode: 'A', amcCode: '51', currency: 'TWD', feeRate: '1.5', buyAmount: '3000' };
const placed = { fundCode: 'A', currency: 'TWD', amount: '3000', transactionDate: '2026-11-20' };
const result = {
  orderReceivedDate: '2026-11-20T02:00:00Z',
  successfulAllotmentOrders: [placed],
  failedAllotmentOrders: [],
  successfulRedemptionOrders: [],
  failedRedemptionOrders: [],
  switchOrders: [],
  shortPin: false,
};
const noResult = {
  orderReceivedDate: null,
  successfulAllotmentOrders: null,
  failedAllotmentOrders: null,
  successfulRedemptionOrders: null,
  failedRedemptionOrders: null,
  switchOrders: null,
  shortPin: null,
};

/** A list of nothing. */
export const submission: OrderSubmission = {
  accountNo: '1',
  vpin: 'abc123',
  oid: 'L1',
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  allotmentList: [],
  switchList: [],
  redemptionList: [],
};

/** The calls that open, consent to, send and look up Taiwan's order lists. */
export const orderPortCalls: readonly PortCall[] = [
  {
    title: 'order list TW',
    region: 'TW',
    kind: 'order-list',
    ask: (setup) => lists(setup).open('L1'),
    good: { oid: 'L1', clientId: 'C1', active: true, first: true, tradingVOList: [buy] },
    nulls: {
      oid: 'L1',
      clientId: 'C1',
      discountCode: null,
      lineManager: null,
      active: null,
      first: null,
      tradingVOList: null,
      showRedemptionDailyLimitOverAUMWarning: null,
    },
  },
  {
    title: 'order list composed TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: ({ rest }) =>
      new RestOrderCompositions(rest).compose(
        { orders: [{ kind: 'buy', fundCode: 'A', currency: 'TWD', quantity: amountQuantity(decimal('3000')) }] },
        deriveKey('own', 'orders'),
      ),
    good: { oid: 'L2' },
    nulls: { oid: 'L2' },
  },
  {
    title: 'order list sent TW',
    region: 'TW',
    kind: 'order-submission',
    ask: (setup) => submissions(setup).send({ submission, key: deriveKey('order-list', 'L1') }),
    good: result,
    nulls: noResult,
  },
  {
    title: 'what an order list was answered TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => submissions(setup).resultOf('L1'),
    good: { oid: 'L1', state: 'sent', result, orders: [] },
    nulls: { oid: 'L1', state: 'open', result: null, orders: [] },
  },
  {
    title: 'what can be redeemed TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => checks(setup).redeemable(),
    good: [redeemable],
    nulls: [{ ...redeemable, fundName: null }],
  },
  {
    title: 'purchases checked TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) =>
      checks(setup).purchases({
        accountNo,
        orders: [{ ...ordered, kind: 'buy', quantity: amountQuantity(decimal('2')) }],
      }),
    good: { code: refused.code, errors: [refused] },
    nulls: { code: null, errors: [] },
  },
  {
    title: 'redemptions checked TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) =>
      checks(setup).redemptions({
        accountNo,
        orders: [{ ...ordered, kind: 'redemption', quantity: unitsQuantity(decimal('2')) }],
      }),
    good: { errors: [refused], unitsBreakdown: [{ fundFeeType: 'front-end', unit: '2' }], showWarning: true },
    nulls: {
      errors: null,
      projectedPrs: null,
      projectedPrr: null,
      showWarning: null,
      bcdcWarning: null,
      unitsBreakdown: null,
      showRedemptionDailyLimitOverAUMWarning: null,
    },
  },
  {
    title: 'switches checked TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) =>
      checks(setup).switches({
        accountNo,
        orders: [{ ...ordered, kind: 'switch', intoFundCode: 'B', quantity: unitsQuantity(decimal('2')) }],
      }),
    good: { errors: [{ ...refused, intoFundCode: 'B' }] },
    nulls: { errors: null },
  },
  {
    title: 'agreements of a fund TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: ({ rest }) => new RestFundAgreements(rest).of({ fundCode: 'A', functionCode: 'ALLOTMENT_FUND_NOTES' }),
    good: [{ categoryCode: 'C1', title: 'One' }],
    nulls: [{ categoryCode: 'C1', title: null }],
  },
];
