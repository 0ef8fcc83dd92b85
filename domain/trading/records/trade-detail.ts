import type { Decimal } from '../../money/decimal';

/** The terms of one trade as the server states them [ENT-59]. */
export type TradeDetail = {
  readonly baselineCurrency?: string | undefined;
  readonly currency?: string | undefined;
  readonly fee?: Decimal | undefined;
  /** In percent. */
  readonly feeRate?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  readonly totalAmount?: Decimal | undefined;
  readonly unit?: Decimal | undefined;
  /** Misspelt on the wire [CONFLICT-51]. */
  readonly redemptionAmountEstimate?: Decimal | undefined;
  readonly paymentAccount?: string | undefined;
  readonly depositAccount?: string | undefined;
  readonly orderValidDate?: string | undefined;
  readonly availableHoldings?: Decimal | undefined;
};
