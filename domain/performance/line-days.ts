import type { DayRange } from '../calendar/day-range';
import type { ValuePoint } from './value-line';

/** Days on which a value counts with old prices, and the day of the oldest of those. */
type OldPriceDays = DayRange & { readonly oldestPrice: string };

/** Returns the first and the last day on which a line has no value, since a price or a rate isn't known; undefined where it has no gap. */
export function gapDays(points: readonly ValuePoint[]): DayRange | undefined {
  const days = points.filter(({ value }) => value === undefined).map(({ date }) => date);
  return rangeOf(days);
}

/** Returns the first and the last day on which a line counts with an old price; undefined where all prices are current. */
export function oldPriceDays(points: readonly ValuePoint[]): OldPriceDays | undefined {
  const old = points.flatMap(({ date, value, oldPriceDate: pricedOn }) =>
    value === undefined || pricedOn === undefined ? [] : { date, pricedOn },
  );
  const range = rangeOf(old.map(({ date }) => date));
  const [oldestPrice] = old.map(({ pricedOn }) => pricedOn).toSorted();
  return range && oldestPrice !== undefined ? { ...range, oldestPrice } : undefined;
}

/** Returns the range of days, the earliest first; undefined of none. */
function rangeOf(days: readonly string[]): DayRange | undefined {
  const first = days.at(0);
  const last = days.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}
