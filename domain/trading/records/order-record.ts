import type { FundReference } from '../../funds/finding/fund-listing';
import type { Decimal } from '../../money/decimal';
import type { OrderRejection } from '../dealing/order-rejection';
import type { OrderStep } from '../dealing/next-order-step';
import type { EListOrderType } from '../e-list-order-type';
import type { OrderFlowType } from '../orders/order-flow-type';
import type { RecordStatus } from '../dealing/record-status';
import type { SettlementAccount } from './settlement-account';

/** A fund as a record names it, with the asset manager's own code where the server tells it [ENT-29]. */
export type RecordedFund = Pick<FundReference, 'code' | 'name' | 'jfFundCode'>;

/**
 * The fund of an order, or of one side of a switch: the day of its price, and quantities as ordered until it is dealt.
 */
export type RecordedSide = {
  readonly fund: RecordedFund;
  readonly transactionDate?: string | undefined;
  /** In the record's currency. */
  readonly amount?: Decimal | undefined;
  readonly units?: Decimal | undefined;
  /** In the fund's own currency, once it is dealt. */
  readonly price?: Decimal | undefined;
  readonly priceCurrency?: string | undefined;
};

/** An order in the client's records; a type or status that isn't known is undefined [ENT-58]. What follows the charge rate isn't of the specification. */
export type OrderRecord = RecordedSide & {
  readonly type?: EListOrderType | OrderFlowType | undefined;
  readonly status?: RecordStatus | undefined;
  readonly ePoints?: Decimal | undefined;
  /** In percent. */
  readonly chargeRate?: Decimal | undefined;
  readonly orderId?: string | undefined;
  /** The short number, to be read aloud; undefined where the server gives none. */
  readonly orderNo?: string | undefined;
  /** The account that it was placed on. */
  readonly accountNo?: string | undefined;
  readonly currency?: string | undefined;
  /** On top of the amount, without what points took off it. */
  readonly fee?: Decimal | undefined;
  /** The part of the fee that points waived [EPNT-06]. */
  readonly feeWaived?: Decimal | undefined;
  /** An instant, as when it last changed. */
  readonly receivedAt?: string | undefined;
  readonly changedAt?: string | undefined;
  /** Why it was rejected. */
  readonly reason?: OrderRejection | undefined;
  /** The regular plan that ordered it [RSP-09]. */
  readonly planRefNo?: string | undefined;
  /** The dealing day that the client chose for a purchase ahead [LINK-28]. */
  readonly dealOn?: string | undefined;
  /** The account that pays for it or is paid by it; undefined where the server names none. */
  readonly settlementAccount?: SettlementAccount | undefined;
  /** The next step that happens by itself, and the instant from which it is due. */
  readonly next?: OrderStep | undefined;
  /** The side that a switch buys. */
  readonly into?: RecordedSide | undefined;
};
