import { addDays } from '../calendar/calendar';
import { addMonths, monthOf } from '../calendar/months';
import type { PriceAgeLimits } from '../funds/prices/price-age';
import type { TransferHistory } from './transfer-history';
import { type ValuePoint, valueLine } from './value-line';

/** The outcome of a regular plan so far: the money paid in with its fees, and the value of the units bought, at the end of each month from the first purchase on, of the last three years at most, and today. */
export type PlanOutcome = { readonly refNo: string; readonly points: readonly ValuePoint[] };

/** Returns the days at which an outcome is shown: the ends of at most so many months up to a day, none before the first purchase, and that day itself. */
export function monthEndsUntil(first: string, day: string, most: number): readonly string[] {
  const ends: string[] = [];
  for (let month = monthOf(day); ends.length < most; month = addMonths(month, -1)) {
    const end = addDays(`${month}-01`, -1);
    if (end < first) break;
    ends.unshift(end);
  }
  return [...ends, day];
}

/** Returns the points of a plan's outcome from the history of its orders, with the old prices that they count with; none before its first purchase. */
export function planPoints(
  history: TransferHistory,
  { day, months, priceAges }: { readonly day: string; readonly months: number; readonly priceAges: PriceAgeLimits },
): readonly ValuePoint[] {
  const first = history.transfers[0]?.date;
  return first === undefined ? [] : valueLine(history, monthEndsUntil(first, day, months), priceAges);
}
