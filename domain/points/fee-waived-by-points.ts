import { compare, isNegative, scaled, zero, type Decimal } from '../money/decimal';
import type { Region } from '../region';
import { type FeeOrder, pointRules } from './point-rules';

/** What points are worth, in whole HKD or TWD [EPNT-06, EPNT-09, OPEN-69]; nothing for a count below zero or none at all. */
export function pointsValue(region: Region, points: number): Decimal {
  const whole = Number.isFinite(points) ? BigInt(Math.max(0, Math.floor(points))) : 0n;
  return scaled(whole / pointRules[region].perDollar);
}

/** What points take off the fee of an order, at most all of it [OPEN-69]; nothing off one that takes none [EPNT-06..10]. */
export function feeWaivedByPoints(region: Region, points: number, fee: Decimal, order: FeeOrder): Decimal {
  const applies = pointRules[region].ordersTaking.some((taking) => taking === order);
  if (!applies || isNegative(fee)) return zero;
  const worth = pointsValue(region, points);
  return compare(worth, fee) < 0 ? worth : fee;
}
