import { returnRate } from '../../holdings/figures/return-rate';
import { err, ok, type Result } from '../../kernel/result';
import { compare, type Decimal, isNegative, isZero } from '../../money/decimal';
import { round } from '../../money/rounding';
import { type EnteredProblem, parseEntered, plainFigure } from '../../money/entered-figure';
import type { LeastReturnRules } from '../plan-rules';
import { compareReturn, type HeldAt } from './held-at';

/** The decision whether a plan switches, and the return behind it, in percent; undefined where it isn't known. */
export type ReturnCheck = { readonly isReached: boolean; readonly returnPercent?: Decimal | undefined };

/**
 * Checks whether a holding has brought at least the return that the client named; an unknown return has reached nothing
 * [LINK-31].
 */
export function checkLeastReturn(least: Decimal, held: HeldAt | undefined): ReturnCheck {
  if (!held || isNegative(held.price) || isZero(held.price)) return { isReached: false };
  const compared = compareReturn(held, least);
  if (compared === undefined) return { isReached: false };
  return { isReached: compared >= 0, returnPercent: returnRate(held.price, held.averageCost) };
}

/** A return as it is shown beside the one that was named: two places towards zero, so that one that isn't reached never looks as if it was. */
export const shownReturn = (percent: Decimal): Decimal => round(percent, 2, 'down');

/** Why what was typed is no return that a client can name. */
export type LeastReturnProblem = Exclude<EnteredProblem, 'required' | 'too-large'> | 'above-maximum';

/** Reads the return that a client names, as typed; undefined for nothing, which is no condition [LINK-31]. */
export function readLeastReturn(
  typed: string,
  { places, most }: LeastReturnRules,
): Result<Decimal | undefined, LeastReturnProblem> {
  const entered = parseEntered(plainFigure(typed).replace(/\s*%$/, ''), places);
  if (entered.ok) return compare(entered.value, most) > 0 ? err('above-maximum') : entered;
  if (entered.error === 'required') return ok(undefined);
  return err(entered.error === 'too-large' ? 'above-maximum' : entered.error);
}
