import { compare, isNegative, scaled, zero, type Decimal } from '../money/decimal';
import type { Region } from '../region';

/** How many ePoints waive one dollar of a fee in Hong Kong; in Taiwan it is one for one [EPNT-06, EPNT-09]. */
export const pointsPerHongKongDollar = 50n;

/** The ways of ordering that a fee may be due for: at once, by Hong Kong's monthly eScheduler, by a regular plan. */
export type FeeOrder = 'lump-sum' | 'e-scheduler' | 'regular';

/** The ways of ordering whose fee points are taken off: in Hong Kong lump-sum and eScheduler orders [EPNT-07, EPNT-08], in Taiwan those that are no plan [EPNT-09, EPNT-10]. */
export const ordersTakingPoints: Readonly<Record<Region, readonly Exclude<FeeOrder, 'regular'>[]>> = {
  HK: ['lump-sum', 'e-scheduler'],
  TW: ['lump-sum'],
};

/** What points are worth, in whole HKD or TWD [EPNT-06, EPNT-09, OPEN-69]; nothing for a count below zero or none at all. */
export function worthOfPoints(region: Region, points: number): Decimal {
  const whole = Number.isFinite(points) ? BigInt(Math.max(0, Math.floor(points))) : 0n;
  return scaled(region === 'HK' ? whole / pointsPerHongKongDollar : whole);
}

/** What points take off the fee of an order, at most all of it [OPEN-69]; nothing off one that takes none [EPNT-06..10]. */
export function feeWaivedByPoints(region: Region, points: number, fee: Decimal, order: FeeOrder): Decimal {
  const applies = ordersTakingPoints[region].some((taking) => taking === order);
  if (!applies || isNegative(fee)) return zero;
  const worth = worthOfPoints(region, points);
  return compare(worth, fee) < 0 ? worth : fee;
}
