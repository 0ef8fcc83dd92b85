import { toText } from '../../money/decimal';
import { mergeAgreements } from '../notes/agreement';
import type { AllotmentDraft, OrderDraft, RedemptionDraft, SwitchDraft } from './order-draft';
import type { AllotmentItem, OrderSubmission, RedemptionOrderItem, SwitchOrderItem } from './order-submission';

/** The payload that submits a list of orders: figures as decimal text, acknowledgements Y or N, what is missing as '' [ENT-51..54, TRADE-29..35, OPEN-41]. */
export const buildOrderSubmission = (draft: OrderDraft): OrderSubmission => ({
  accountNo: draft.accountNo,
  vpin: draft.vpin,
  oid: draft.oid,
  lineManager: draft.lineManager ?? '',
  disadvantagedElderlyAck: yesOrNo(draft.disadvantagedElderlyAck),
  elderlyRedeemOverHalfAck: yesOrNo(draft.elderlyRedeemOverHalfAck),
  ...(draft.waits ? { coolingOff: 'Y' as const } : {}),
  allotmentList: draft.allotments.map(toAllotmentItem),
  switchList: draft.switches.map(toSwitchItem),
  redemptionList: draft.redemptions.map(toRedemptionItem),
});

const yesOrNo = (acknowledged: boolean): 'Y' | 'N' => (acknowledged ? 'Y' : 'N');

const toAllotmentItem = (draft: AllotmentDraft): AllotmentItem => ({
  fundCode: draft.fundCode,
  amount: toText(draft.amount),
  currency: draft.currency,
  discountCode: draft.discountCode ?? '',
  agreements: mergeAgreements([draft.agreements]),
  ...(draft.paidFrom ? { paidFrom: draft.paidFrom } : {}),
  ...(draft.points ? { points: draft.points } : {}),
});

const toSwitchItem = (draft: SwitchDraft): SwitchOrderItem => ({
  outFundCode: draft.outFundCode,
  inFundCode: draft.inFundCode,
  switchUnit: toText(draft.switchUnit),
  percent: toText(draft.percent),
  discountCode: draft.discountCode ?? '',
  holdingCurrency: draft.holdingCurrency,
  agreements: mergeAgreements([draft.agreements]),
  outFundFeeType: draft.outFundFeeType,
});

const toRedemptionItem = (draft: RedemptionDraft): RedemptionOrderItem => ({
  fundCode: draft.fundCode,
  unit: toText(draft.unit),
  percent: '0',
  currency: draft.currency,
  fundInfo: draft.fundInfo,
  totalHoldings: toText(draft.totalHoldings),
  availableHoldings: toText(draft.availableHoldings),
  redUnitPrecision: draft.redUnitPrecision,
  redUnitPricePrecision: draft.redUnitPricePrecision,
  baseCurrency: draft.baseCurrency,
  fundFeeType: draft.fundFeeType,
  unitsBreakdown: (draft.unitsBreakdown ?? []).map(({ fundFeeType, unit }) => ({ fundFeeType, unit: toText(unit) })),
  redemptionCharge: 0,
  bankAccountNo: draft.bankAccountNo,
});
