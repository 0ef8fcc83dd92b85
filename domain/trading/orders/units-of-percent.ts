import { compare, type Decimal, multiply, scaled } from '../../money/decimal';
import { round } from '../../money/rounding';

const hundred = scaled(100n);
const hundredth = scaled(1n, 2);

/** So many percent of some units, rounded down to their places; at a hundred percent all of them, exactly [ORDQ-02, ORDQ-03]. */
export function unitsOfPercent(units: Decimal, percent: Decimal, places: number): Decimal {
  if (compare(percent, hundred) === 0) return units;
  return round(multiply(multiply(units, percent), hundredth), places, 'down');
}
