import { scaled, type Decimal } from '../money/decimal';
import type { Region } from '../region';
import { pointRules } from './point-rules';

/** Returns the worth of points in whole HKD or TWD [EPNT-06, EPNT-09, OPEN-69]; zero for a count of zero or below. */
export function pointsValue(region: Region, points: number): Decimal {
  const whole = Number.isFinite(points) ? BigInt(Math.max(0, Math.floor(points))) : 0n;
  return scaled(whole / pointRules[region].perDollar);
}
