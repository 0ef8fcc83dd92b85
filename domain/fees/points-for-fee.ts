import { err, ok, type Result } from '../kernel/result';
import { add, compare, type Decimal, isNegative, isZero, zero } from '../money/decimal';
import { plainFigure } from '../money/entered-figure';
import { round } from '../money/rounding';
import { type FeeOrder, pointRules } from '../points/point-rules';
import { pointsValue } from '../points/points-value';
import type { Region } from '../region';

/** The fee of a purchase before points are redeemed for it, in the purchase's currency. */
export type ChargedFee = { readonly region: Region; readonly currency: string; readonly fee: Decimal };

/** Why points aren't taken off a fee: it takes none, no whole steps of what waives one dollar, more than there are, or more than the fee needs [EPNT-06, EPNT-07, OPEN-69]. */
export type PointsProblem = 'not-taken' | 'not-steps' | 'above-available' | 'beyond-fee';

/** Returns true if the fee of an order that is no plan takes points: in the currency that they are worth, and not where there is no fee [EPNT-07, EPNT-09]. */
export const acceptsPoints = ({ region, currency, fee }: ChargedFee): boolean =>
  currency === pointRules[region].currency && !isZero(fee);

/** Returns the part of an order's fee that points waive, at most all of it [OPEN-69]; zero where the order takes none [EPNT-06..10]. */
export function feeWaivedByPoints(region: Region, points: number, fee: Decimal, order: FeeOrder): Decimal {
  const applies = pointRules[region].ordersTaking.some((taking) => taking === order);
  if (!applies || isNegative(fee)) return zero;
  const value = pointsValue(region, points);
  return compare(value, fee) < 0 ? value : fee;
}

/** The amount that points take off a fee, never more than all of it; zero off one that takes none [EPNT-06, EPNT-07, EPNT-09, OPEN-69]. */
export const pointsOffFee = (charged: ChargedFee, points: number): Decimal =>
  acceptsPoints(charged) ? feeWaivedByPoints(charged.region, points, charged.fee, 'lump-sum') : zero;

/** The fee of a purchase before points, from the fee that is left of it and what they took off. */
export const feeBeforePoints = (fee: Decimal, waived: Decimal): Decimal => add(fee, waived);

/** The most points that a fee takes of those available, in whole steps: no step more than it needs, and no part of a point [EPNT-06, EPNT-09, OPEN-69]. */
export function mostPoints(charged: ChargedFee, available: number): number {
  if (!acceptsPoints(charged)) return 0;
  const { perDollar } = pointRules[charged.region];
  const affordable = (BigInt(Math.floor(Math.max(0, available))) / perDollar) * perDollar;
  const needed = round(charged.fee, 0, 'up').digits * perDollar;
  return Number(affordable < needed ? affordable : needed);
}

/** The reason that so many points can't be redeemed for a fee; undefined where they can [EPNT-06, EPNT-07, EPNT-09, OPEN-69]. */
export function pointsProblem(charged: ChargedFee, points: number, available: number): PointsProblem | undefined {
  if (!acceptsPoints(charged)) return 'not-taken';
  const isStep = Number.isSafeInteger(points) && points > 0;
  if (!isStep || BigInt(points) % pointRules[charged.region].perDollar !== 0n) return 'not-steps';
  if (points > available) return 'above-available';
  return points > mostPoints(charged, points) ? 'beyond-fee' : undefined;
}

/** Reads points as typed, none for an empty field: full-width digits count as digits, and commas may group the thousands; `not-steps` for what is no count of points [EPNT-06, OPEN-58]. */
export function readPoints(typed: string): Result<number, 'not-steps'> {
  const plain = plainFigure(typed, 'points');
  if (plain === '') return ok(0);
  return /^\d{1,9}$/.test(plain) ? ok(Number(plain)) : err('not-steps');
}
