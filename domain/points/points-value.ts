import { scaled, type Decimal } from '../money/decimal';
import type { Region } from '../region';
import { pointRules } from './point-rules';

/** What points are worth, in whole HKD or TWD [EPNT-06, EPNT-09, OPEN-69]; nothing for a count below zero or none at all. */
export function pointsValue(region: Region, points: number): Decimal {
  const whole = Number.isFinite(points) ? BigInt(Math.max(0, Math.floor(points))) : 0n;
  return scaled(whole / pointRules[region].perDollar);
}
