import { multiply, scaled, zero, type Decimal } from '../../money/decimal';

/** What decides whether an order bears the short-term trading fee, its amount in any currency [TRADE-126..128]. */
export type ShortTermOrder = {
  readonly amount: Decimal;
  readonly isScheduledPlan: boolean;
  readonly isIntraClassSwitch: boolean;
};

const hundredth = scaled(1n, 2);

/** Whether the short-term trading fee applies: to all but scheduled plans and intra-class switches [TRADE-126..128]. */
export const bearsShortTermTradingFee = (order: Omit<ShortTermOrder, 'amount'>): boolean =>
  !order.isScheduledPlan && !order.isIntraClassSwitch;

/** The short-term trading fee, exact, at the fund's rate in percent; zero where it doesn't apply, undefined while the rate isn't known [TRADE-126..128, OPEN-35]. */
export function shortTermTradingFee(order: ShortTermOrder, ratePercent: Decimal | undefined): Decimal | undefined {
  if (!bearsShortTermTradingFee(order)) return zero;
  return ratePercent && multiply(multiply(order.amount, ratePercent), hundredth);
}
