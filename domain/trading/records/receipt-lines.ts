import { isPaidOutApart, type OrderSide } from './order-facts';
import type { FailedOrder, OrderResult, ResultOrder } from './order-result';

/** An order of a result with the side that it is on, whatever figures the server states of it. */
export type ReceiptLine<Order extends ResultOrder> = {
  readonly order: Order;
  readonly side: Extract<OrderSide, 'buy' | 'redemption'>;
  /** True where units are paid out by themselves, so that their fee type tells which [TRADE-111]. */
  readonly showsFeeType: boolean;
};

/** The purchases and redemptions of a result that were received, and those that weren't. */
type ReceiptLines = {
  readonly bought: readonly ReceiptLine<ResultOrder>[];
  readonly redeemed: readonly ReceiptLine<ResultOrder>[];
  readonly failed: readonly ReceiptLine<FailedOrder>[];
};

/** Returns the orders of a result other than switches, each with its side [TRADE-37..40, TRADE-111]. */
export const receiptLines = (result: OrderResult): ReceiptLines => ({
  bought: result.successfulAllotments.map(toBought),
  redeemed: toRedeemed(result.successfulRedemptions),
  failed: [...result.failedAllotments.map(toBought), ...toRedeemed(result.failedRedemptions)],
});

const toBought = <Order extends ResultOrder>(order: Order): ReceiptLine<Order> => ({
  order,
  side: 'buy',
  showsFeeType: false,
});

const toRedeemed = <Order extends ResultOrder>(orders: readonly Order[]): readonly ReceiptLine<Order>[] =>
  orders.map((order) => ({ order, side: 'redemption', showsFeeType: isPaidOutApart(order, orders) }));
