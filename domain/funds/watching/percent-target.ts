import { err, ok, type Result } from '../../kernel/result';
import { add, type Decimal, isNegative, isZero, multiply, negate, scaled } from '../../money/decimal';
import { type EnteredProblem, parseEntered, plainFigure } from '../../money/entered-figure';
import { round } from '../../money/rounding';
import type { PriceAlertDirection } from './price-alert';
import { targetDigits, type TargetProblem } from './price-alert-target';

/** The figure that an alert's target is stated by: a price, or a percent from the latest price or from the client's average cost [OPEN-53]. */
export const alertTargetBases = ['price', 'latest', 'cost'] as const;

/** One of them. */
export type AlertTargetBasis = (typeof alertTargetBases)[number];

/** Places of a percent that a target is stated by. */
const percentPlaces = 2;

/** Reads a percent above zero as a client types it, with the sign of percent or not, of at most two places [ACCT-05, OPEN-58]. */
export const readTargetPercent = (typed: string): Result<Decimal, EnteredProblem> =>
  parseEntered(plainFigure(typed.trim().replace(/\s*[%％]$/u, '')), percentPlaces);

/** A price, and how far from it in percent a target is. */
type TargetFrom = { readonly base: Decimal; readonly percent: Decimal; readonly direction: PriceAlertDirection };

/** Returns the target so many percent above a price or below it: rounded away from that price to the places of a target, so that no nearer price reaches it [ACCT-05, OPEN-53]. */
export function percentTarget({ base, percent, direction }: TargetFrom): Result<Decimal, TargetProblem> {
  const moved = multiply(multiply(base, direction === 'above' ? percent : negate(percent)), scaled(1n, 2));
  const target = round(add(base, moved), targetDigits.after, direction === 'above' ? 'up' : 'down');
  return isNegative(target) || isZero(target) ? err('not-above-zero') : ok(target);
}
