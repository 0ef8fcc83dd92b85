import { err, ok, type Result } from '../kernel/result';
import type { GrantedPoints } from './expiring-points';

/** Points that an order took, below zero, or gave back, above it, of those that go after a day [EPNT-06, EPNT-09]. */
export type PointsMovement = GrantedPoints;

/** Returns the rest of each grant of points after points were taken of it and given back [EPNT-02]. */
export const pointsLeft = (
  granted: readonly GrantedPoints[],
  moved: readonly PointsMovement[],
): readonly GrantedPoints[] =>
  granted.map(({ points, expiresOn }) => ({
    points: moved.filter((one) => one.expiresOn === expiresOn).reduce((left, one) => left + one.points, points),
    expiresOn,
  }));

/** Returns the points that can be used on a day, those that expire on it included. */
export const usablePoints = (today: string, left: readonly GrantedPoints[]): number =>
  usableOn(today, left).reduce((total, { points }) => total + points, 0);

/** Takes points, those that go first before the others; `too-few` takes none [EPNT-02, EPNT-06]. */
export function takePoints(
  today: string,
  left: readonly GrantedPoints[],
  points: number,
): Result<readonly PointsMovement[], 'too-few'> {
  if (points > usablePoints(today, left)) return err('too-few');
  const taken: PointsMovement[] = [];
  let remaining = points;
  for (const lot of usableOn(today, left).toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1))) {
    const part = Math.min(remaining, lot.points);
    if (part > 0) taken.push({ points: -part, expiresOn: lot.expiresOn });
    remaining -= part;
  }
  return ok(taken);
}

/** Gives points back to the grants that they were taken of, so that they go when they would have gone. */
export const givePointsBack = (taken: readonly PointsMovement[]): readonly PointsMovement[] =>
  taken.map(({ points, expiresOn }) => ({ points: -points, expiresOn }));

const usableOn = (today: string, left: readonly GrantedPoints[]): readonly GrantedPoints[] =>
  left.filter(({ points, expiresOn }) => points > 0 && expiresOn >= today);
