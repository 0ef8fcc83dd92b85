import { feesOf, type OrderFees } from '../../fees/fees-of';
import type { Decimal } from '../../money/decimal';
import type { BuyOrder, OrderDeal, ReceivedOrder } from './order-event';

/** The fees off what units brought that left a fund, and what is left of it [TRADE-111, TRADE-126]. */
export function dealFees(order: Exclude<ReceivedOrder, BuyOrder>, deal: OrderDeal): OrderFees<Decimal> {
  const { amount, backEndFee, shortTermFee } = deal;
  return feesOf({ ...order, amount, backEndFee, shortTermFee });
}

/** Returns the amount of a deal without its fees: it is paid out, or buys the target fund of a switch; all of a purchase, whose fee is on top. */
export const dealProceeds = (order: ReceivedOrder, deal: OrderDeal): Decimal =>
  order.kind === 'buy' ? deal.amount : dealFees(order, deal).net;
