import { add, compare, type Decimal, scaled, subtract, zero } from '../../money/decimal';
import { sum } from '../../money/sum';
import { unitsOfPercent } from './units-of-percent';

/** All of what is shared, in percent. */
export const hundredPercent: Decimal = scaled(100n);

/** Returns true if percents add up to a hundred [ORDQ-02]. */
export const addUpToAll = (percents: readonly Decimal[]): boolean => compare(sum(percents), hundredPercent) === 0;

const sharePlaces = 2;

/** So many shares in percent that add up to a hundred and differ by a hundredth at most, the greater ones first [ORDQ-02]. */
export function equalShares(count: number): readonly Decimal[] {
  const parts = BigInt(count);
  const all = 100n * 10n ** BigInt(sharePlaces);
  return Array.from({ length: count }, (_, place) => {
    const isGreater = BigInt(place) < all % parts;
    return scaled(all / parts + (isGreater ? 1n : 0n), sharePlaces);
  });
}

/** Units divided by percents: each part is within one last place of its share, and where the percents add up to a hundred the parts add up to all units, exactly [ORDQ-02]. */
export function splitUnits(units: Decimal, percents: readonly Decimal[], places: number): readonly Decimal[] {
  const parts: Decimal[] = [];
  let percent = zero;
  let before = zero;
  for (const share of percents) {
    percent = add(percent, share);
    const upTo = unitsOfPercent(units, percent, places);
    parts.push(subtract(upTo, before));
    before = upTo;
  }
  return parts;
}
