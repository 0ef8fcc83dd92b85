import { isZero } from '../../domain/money/decimal';
import { bearsShortTermTradingFee, shortTermUnitsRedeemed } from '../../domain/fees/short-term-trading-fee';
import type { ShortTermUnits } from '../ports/orders/order-checks';
import type { ListedOrder } from './listed-order';

/** The units of an order that bear the short-term trading fee, as far as it is known; undefined where none does [TRADE-126..128]. */
export function orderShortTermUnits({ item, redeemable }: ListedOrder): ShortTermUnits | undefined {
  if (item.kind === 'buy' || !item.quantity || !redeemable?.shortTerm) return undefined;
  const isIntraClassSwitch = item.kind === 'switch' && item.isWithinClass === true;
  if (!bearsShortTermTradingFee({ isScheduledPlan: false, isIntraClassSwitch })) return undefined;
  const { available, shortTerm } = redeemable;
  const units = shortTermUnitsRedeemed(item.quantity.value, { available, brief: shortTerm.units });
  return isZero(units) ? undefined : { ...shortTerm, units };
}
