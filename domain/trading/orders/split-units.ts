import { add, compare, type Decimal, scaled, subtract, zero } from '../../money/decimal';
import { sum } from '../../money/sum';
import { unitsOfPercent } from './units-of-percent';

/** Returns true if percents add up to a hundred [ORDQ-02]. */
export const addUpToAll = (percents: readonly Decimal[]): boolean => compare(sum(percents), scaled(100n)) === 0;

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
