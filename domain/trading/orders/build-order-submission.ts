import { toText } from '../../money/decimal';
import type { FeeType } from '../../funds/fee-type';
import { type ApprovedAgreement, mergeAgreements } from '../notes/agreement';
import { ordersOfKind } from './order';
import type { AcceptedTexts } from '../notes/accepted-text';
import type { PurchaseToSubmit, RedemptionToSubmit, SwitchToSubmit, OrderDraft } from './order-draft';
import type { OrderPayment } from './order-payment';

/** A purchase on the wire, its amount as decimal text [ENT-52]. */
export type AllotmentItem = {
  readonly fundCode: string;
  readonly amount: string;
  readonly currency: string;
  readonly discountCode: string;
  readonly agreements: readonly ApprovedAgreement[];
  readonly paidFrom?: OrderPayment | undefined;
  readonly points?: number | undefined;
};

/** A switch on the wire, its units and percent as decimal text [ENT-53, TRADE-29]. */
export type SwitchOrderItem = {
  readonly outFundCode: string;
  readonly inFundCode: string;
  readonly switchUnit: string;
  readonly percent: string;
  readonly discountCode: string;
  readonly holdingCurrency: string;
  readonly agreements: readonly ApprovedAgreement[];
  readonly outFundFeeType: FeeType;
};

/** A redemption on the wire, its units as decimal text; never by percent, never with a charge [ENT-54, TRADE-30, TRADE-31]. */
export type RedemptionOrderItem = {
  readonly fundCode: string;
  readonly unit: string;
  readonly percent: '0';
  readonly currency: string;
  readonly fundInfo: string;
  readonly totalHoldings: string;
  readonly availableHoldings: string;
  readonly redUnitPrecision: number;
  readonly redUnitPricePrecision: number;
  readonly baseCurrency: string;
  readonly fundFeeType: FeeType;
  readonly unitsBreakdown: readonly { readonly fundFeeType: FeeType; readonly unit: string }[];
  readonly redemptionCharge: 0;
  readonly bankAccountNo: string;
};

/** The payload of an order submission, exactly as it goes onto the wire [ENT-51]. */
export type OrderSubmission = {
  readonly accountNo: string;
  readonly vpin: string;
  readonly oid: string;
  readonly lineManager: string;
  readonly disadvantagedElderlyAck: 'Y' | 'N';
  readonly elderlyRedeemOverHalfAck: 'Y' | 'N';
  /** Asks for redemptions to wait before they are dealt; an extension. */
  readonly coolingOff?: 'Y' | undefined;
  /** The texts that were shown and accepted; an extension. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly allotmentList: readonly AllotmentItem[];
  readonly switchList: readonly SwitchOrderItem[];
  readonly redemptionList: readonly RedemptionOrderItem[];
};

/** Builds the payload that submits a list of orders: figures as decimal text, acknowledgements Y or N, what is missing as '' [ENT-51..54, TRADE-29..35, OPEN-41]. */
export const buildOrderSubmission = (draft: OrderDraft): OrderSubmission => ({
  accountNo: draft.accountNo,
  vpin: draft.tradingPassword,
  oid: draft.listId,
  lineManager: draft.lineManager ?? '',
  disadvantagedElderlyAck: yesOrNo(draft.disadvantagedElderlyAck),
  elderlyRedeemOverHalfAck: yesOrNo(draft.elderlyRedeemOverHalfAck),
  ...(draft.waits ? { coolingOff: 'Y' as const } : {}),
  ...(draft.acceptedTexts ? { acceptedTexts: draft.acceptedTexts } : {}),
  allotmentList: ordersOfKind(draft.orders, 'buy').map(toAllotmentItem),
  switchList: ordersOfKind(draft.orders, 'switch').map(toSwitchItem),
  redemptionList: ordersOfKind(draft.orders, 'redemption').map(toRedemptionItem),
});

const yesOrNo = (acknowledged: boolean): 'Y' | 'N' => (acknowledged ? 'Y' : 'N');

const toAllotmentItem = (order: PurchaseToSubmit): AllotmentItem => ({
  fundCode: order.fundCode,
  amount: toText(order.quantity.value),
  currency: order.currency,
  discountCode: order.discountCode ?? '',
  agreements: mergeAgreements([order.agreements]),
  ...(order.paidFrom ? { paidFrom: order.paidFrom } : {}),
  ...(order.points ? { points: order.points } : {}),
});

const toSwitchItem = (order: SwitchToSubmit): SwitchOrderItem => ({
  outFundCode: order.fundCode,
  inFundCode: order.intoFundCode,
  switchUnit: toText(order.quantity.value),
  percent: toText(order.percentOfHoldings),
  discountCode: order.discountCode ?? '',
  holdingCurrency: order.currency,
  agreements: mergeAgreements([order.agreements]),
  outFundFeeType: order.feeType,
});

const toRedemptionItem = (order: RedemptionToSubmit): RedemptionOrderItem => ({
  fundCode: order.fundCode,
  unit: toText(order.quantity.value),
  percent: '0',
  currency: order.currency,
  fundInfo: order.fundName,
  totalHoldings: toText(order.totalHoldings),
  availableHoldings: toText(order.availableHoldings),
  redUnitPrecision: order.unitPrecision,
  redUnitPricePrecision: order.unitPricePrecision,
  baseCurrency: order.baseCurrency,
  fundFeeType: order.feeType,
  unitsBreakdown: (order.unitsBreakdown ?? []).map(({ fundFeeType, unit }) => ({ fundFeeType, unit: toText(unit) })),
  redemptionCharge: 0,
  bankAccountNo: order.bankAccount ?? '',
});
