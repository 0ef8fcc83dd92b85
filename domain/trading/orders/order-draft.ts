import type { FeeType } from '../../funds/fee-type';
import type { Decimal } from '../../money/decimal';
import type { UnitsBreakdown } from '../costs/units-breakdown';
import type { AcceptedTexts } from '../notes/accepted-text';
import type { Agreement } from '../notes/agreement';
import type { AmountQuantity, Purchase, Redemption, Switch, UnitsQuantity } from './order';

/** A purchase about to be submitted [ENT-52]. */
export type PurchaseToSubmit = Pick<Purchase, 'kind' | 'fundCode' | 'currency' | 'paidFrom' | 'points'> & {
  readonly quantity: AmountQuantity;
  readonly discountCode?: string | undefined;
  readonly agreements: readonly Agreement[];
};

/** A switch about to be submitted [ENT-50, ENT-53]. */
export type SwitchToSubmit = Pick<Switch, 'kind' | 'fundCode' | 'intoFundCode'> & {
  /** The currency that the holding is settled in. */
  readonly currency: string;
  readonly quantity: UnitsQuantity;
  /** The units in percent of those held in the fund they leave, as the order's card says it. */
  readonly percentOfHoldings: Decimal;
  readonly discountCode?: string | undefined;
  readonly agreements: readonly Agreement[];
  /** The fee type of the units that leave. */
  readonly feeType: FeeType;
};

/** A redemption about to be submitted [ENT-54]. */
export type RedemptionToSubmit = Pick<Redemption, 'kind' | 'fundCode' | 'bankAccount'> & {
  readonly currency: string;
  readonly quantity: UnitsQuantity;
  /** The fund's name, as the client saw it. */
  readonly fundName: string;
  readonly totalHoldings: Decimal;
  readonly availableHoldings: Decimal;
  readonly unitPrecision: number;
  readonly unitPricePrecision: number;
  readonly baseCurrency: string;
  readonly feeType: FeeType;
  readonly unitsBreakdown?: UnitsBreakdown | undefined;
};

/** An order about to be submitted, with what the payload says of it beside the order itself. */
export type OrderToSubmit = PurchaseToSubmit | SwitchToSubmit | RedemptionToSubmit;

/** A list of orders about to be submitted; the trading password as the client typed it [ENT-51, TRADE-34]. */
export type OrderDraft = {
  readonly accountNo: string;
  /** The id of the link, or of the list that the client composed. */
  readonly listId: string;
  readonly tradingPassword: string;
  readonly lineManager?: string | undefined;
  readonly disadvantagedElderlyAck: boolean;
  readonly elderlyRedeemOverHalfAck: boolean;
  /** Tells whether redemptions are to wait before they are dealt. */
  readonly waits?: boolean | undefined;
  /** The texts that the client was shown and accepted, where the server keeps them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly orders: readonly OrderToSubmit[];
};
