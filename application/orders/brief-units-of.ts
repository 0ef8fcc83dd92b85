import { isZero } from '../../domain/money/decimal';
import { bearsShortTermTradingFee, shortTermUnitsRedeemed } from '../../domain/fees/short-term-trading-fee';
import type { BriefUnits } from '../ports/orders/order-checks';
import type { ListedOrder } from './listed-order';

/** The units of an order that bear the short-term trading fee, as far as it is known; undefined where none does [TRADE-126..128]. */
export function briefUnitsOf({ item, redeemable }: ListedOrder): BriefUnits | undefined {
  if (item.kind === 'buy' || !item.quantity || !redeemable?.brief) return undefined;
  const isIntraClassSwitch = item.kind === 'switch' && item.isWithinClass === true;
  if (!bearsShortTermTradingFee({ isScheduledPlan: false, isIntraClassSwitch })) return undefined;
  const { available, brief } = redeemable;
  const units = shortTermUnitsRedeemed(item.quantity.value, { available, brief: brief.units });
  return isZero(units) ? undefined : { ...brief, units };
}
