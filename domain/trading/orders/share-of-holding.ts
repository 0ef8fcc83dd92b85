import { compare, isZero, scaled, subtract, type Decimal } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { round } from '../../money/rounding';

const places = 2;
const least = scaled(1n, places);
const all = scaled(100n);

/** The share that some units are of those held, in percent with two places, half-up: a hundred only for all of them, zero only for none; undefined where nothing is held [TRADE-22, ENT-50, ENT-53]. */
export function shareOfHolding(units: Decimal, held: Decimal): Decimal | undefined {
  const percent = percentOf(units, held);
  if (percent === undefined) return undefined;
  const share = round(percent, places, 'half-up');
  if (isZero(share) && !isZero(units)) return least;
  return compare(units, held) < 0 && compare(share, all) === 0 ? subtract(all, least) : share;
}
