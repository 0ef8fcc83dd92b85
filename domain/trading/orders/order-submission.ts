import type { ApprovedAgreement } from '../notes/agreement';
import type { AllotmentDraft, OrderDraft, RedemptionDraft, SwitchDraft } from './order-draft';
import type { UnitsPart } from '../costs/units-breakdown';

/** A purchase on the wire, its amount as decimal text [ENT-52]. */
export type AllotmentItem = Omit<AllotmentDraft, 'amount' | 'discountCode' | 'agreements'> & {
  readonly amount: string;
  readonly discountCode: string;
  readonly agreements: readonly ApprovedAgreement[];
};

/** A switch on the wire, its units and percent as decimal text [ENT-53, TRADE-29]. */
export type SwitchOrderItem = Omit<SwitchDraft, 'switchUnit' | 'percent' | 'discountCode' | 'agreements'> & {
  readonly switchUnit: string;
  readonly percent: string;
  readonly discountCode: string;
  readonly agreements: readonly ApprovedAgreement[];
};

/** A redemption on the wire, its units as decimal text; never by percent, never with a charge [ENT-54, TRADE-30, TRADE-31]. */
export type RedemptionOrderItem = Omit<
  RedemptionDraft,
  'unit' | 'totalHoldings' | 'availableHoldings' | 'unitsBreakdown'
> & {
  readonly unit: string;
  readonly percent: '0';
  readonly totalHoldings: string;
  readonly availableHoldings: string;
  readonly unitsBreakdown: readonly (Omit<UnitsPart, 'unit'> & { readonly unit: string })[];
  readonly redemptionCharge: 0;
};

/** The payload of an order submission, exactly as it goes onto the wire [ENT-51]. */
export type OrderSubmission = Pick<OrderDraft, 'accountNo' | 'oid' | 'vpin'> & {
  readonly lineManager: string;
  readonly disadvantagedElderlyAck: 'Y' | 'N';
  readonly elderlyRedeemOverHalfAck: 'Y' | 'N';
  /** Ours: where redemptions are to wait before they are dealt. */
  readonly coolingOff?: 'Y' | undefined;
  readonly allotmentList: readonly AllotmentItem[];
  readonly switchList: readonly SwitchOrderItem[];
  readonly redemptionList: readonly RedemptionOrderItem[];
};
