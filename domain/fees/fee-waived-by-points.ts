import { compare, isNegative, zero, type Decimal } from '../money/decimal';
import { type FeeOrder, pointRules } from '../points/point-rules';
import { pointsValue } from '../points/points-value';
import type { Region } from '../region';

/** What points take off the fee of an order, at most all of it [OPEN-69]; nothing off one that takes none [EPNT-06..10]. */
export function feeWaivedByPoints(region: Region, points: number, fee: Decimal, order: FeeOrder): Decimal {
  const applies = pointRules[region].ordersTaking.some((taking) => taking === order);
  if (!applies || isNegative(fee)) return zero;
  const worth = pointsValue(region, points);
  return compare(worth, fee) < 0 ? worth : fee;
}
