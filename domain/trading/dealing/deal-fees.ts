import { zero, type Decimal } from '../../money/decimal';
import { proceedsAfter, redemptionFees, type RedemptionFees } from '../../fees/redemption-fees';
import type { Order, OrderDeal } from './order-event';

/** The fees of units that leave a fund; none of a purchase, whose fee is on top of its amount [TRADE-111, TRADE-126]. */
export function dealFees(order: Order, { amount, backEndFee, shortTermFee }: OrderDeal): RedemptionFees {
  if (order.kind === 'buy') return { backEnd: zero, shortTerm: zero };
  const feePercent = order.kind === 'redemption' ? order.feePercent : zero;
  return redemptionFees(amount, { currency: order.currency, feePercent, backEndFee, shortTermFee });
}

/** What is left of a deal's amount once its fees are taken off: it is paid out, or buys the other fund of a switch. */
export const dealProceeds = (order: Order, deal: OrderDeal): Decimal =>
  proceedsAfter(deal.amount, dealFees(order, deal));
