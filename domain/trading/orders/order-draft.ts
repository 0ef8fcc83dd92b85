import type { Decimal } from '../../money/decimal';
import type { Agreement } from '../notes/agreement';
import type { FeeType } from '../../funds/fee-type';
import type { OrderPayment } from './order-payment';
import type { UnitsBreakdown } from '../costs/units-breakdown';

/** A purchase about to be submitted [ENT-52]. */
export type AllotmentDraft = {
  readonly fundCode: string;
  readonly amount: Decimal;
  readonly currency: string;
  readonly discountCode?: string | undefined;
  readonly agreements: readonly Agreement[];
  /** Where the client chooses it [VCA-15, BANK-01]. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The reward points to redeem for its fee, where the server takes them [EPNT-06, EPNT-07, EPNT-09]. */
  readonly points?: number | undefined;
};

/** A switch about to be submitted; `percent` is of the units held in the fund it leaves, as its card says it [ENT-50, ENT-53]. */
export type SwitchDraft = {
  readonly outFundCode: string;
  readonly inFundCode: string;
  readonly switchUnit: Decimal;
  readonly percent: Decimal;
  readonly discountCode?: string | undefined;
  readonly holdingCurrency: string;
  readonly agreements: readonly Agreement[];
  readonly outFundFeeType: FeeType;
};

/** A redemption about to be submitted [ENT-54]. */
export type RedemptionDraft = {
  readonly fundCode: string;
  readonly unit: Decimal;
  readonly currency: string;
  /** The fund's name, as the client saw it. */
  readonly fundInfo: string;
  readonly totalHoldings: Decimal;
  readonly availableHoldings: Decimal;
  readonly redUnitPrecision: number;
  readonly redUnitPricePrecision: number;
  readonly baseCurrency: string;
  readonly fundFeeType: FeeType;
  readonly unitsBreakdown?: UnitsBreakdown | undefined;
  readonly bankAccountNo: string;
};

/** A list of orders about to be submitted, in the wire's names: `vpin` is the trading password as typed, `oid` the link's id [ENT-51, TRADE-34]. */
export type OrderDraft = {
  readonly accountNo: string;
  readonly oid: string;
  readonly vpin: string;
  readonly lineManager?: string | undefined;
  readonly disadvantagedElderlyAck: boolean;
  readonly elderlyRedeemOverHalfAck: boolean;
  /** Whether redemptions are to wait before they are dealt. */
  readonly waits?: boolean | undefined;
  readonly allotments: readonly AllotmentDraft[];
  readonly switches: readonly SwitchDraft[];
  readonly redemptions: readonly RedemptionDraft[];
};
