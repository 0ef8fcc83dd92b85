import type { CashTransactionStatus } from '../../cash-account/cash-transaction-status';
import type { CashTransactionType } from '../../cash-account/cash-transaction-type';
import { feesOf } from '../../fees/fees-of';
import type { Decimal } from '../../money/decimal';
import type { OrderState } from './order-state';

/** A transaction of the Cash Account that an order brings: 1 is money in, -1 money out [OPEN-81]. */
type OrderCash = {
  readonly type: Extract<CashTransactionType, 'lumpsum_subscription' | 'refund'>;
  readonly sign: 1 | -1;
  readonly amount: Decimal;
  readonly status: CashTransactionStatus;
};

/**
 * Returns the Cash Account movements of a purchase that it pays: money on its way out from the receipt, booked once the
 * order is accepted, nothing where it ends before, and a refund where it ends after; none for any other order [VCA-15,
 * VCA-17, VCA-19..22].
 */
export function orderCash({ order, stage, dealingDate }: OrderState): readonly OrderCash[] {
  if (order.kind !== 'buy') return [];
  const { net: amount } = feesOf(order);
  const isOver = stage === 'cancelled' || stage === 'rejected';
  const unpaid = isOver ? ('rejected' as const) : ('pending' as const);
  const status = dealingDate === undefined ? unpaid : ('accepted' as const);
  const payment = { type: 'lumpsum_subscription', sign: -1, amount, status } as const;
  return isOver && status === 'accepted' ? [payment, { type: 'refund', sign: 1, amount, status }] : [payment];
}
