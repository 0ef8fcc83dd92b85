import { addDays } from '../calendar/calendar';
import { daysBetween } from '../calendar/day-length';
import { priceAge, type PriceAgeLimits } from '../funds/prices/price-age';
import { type Decimal, zero } from '../money/decimal';
import { addKnown, subtractKnown } from '../money/known-figures';
import { sumOfAll } from '../money/sum';
import type { DayRange } from '../calendar/day-range';
import type { TransferHistory } from './transfer-history';
import { oldestPriceByDay, positionValues, valuesByDay } from './position-on-day';

/** The value of a portfolio at the end of a day, and the money paid into it until then, less what was paid out; undefined where a price or a rate isn't known. */
export type ValuePoint = {
  readonly date: string;
  readonly value: Decimal | undefined;
  readonly putIn: Decimal | undefined;
  /** The day of the oldest price that the value counts with, where that isn't current any more. */
  readonly oldPriceDate?: string | undefined;
};

/** Returns the days of a range at even steps, its first and its last among them; at most `most`, which is two or more. */
export function evenDays({ first, last }: DayRange, most: number): readonly string[] {
  if (first > last) return [];
  const length = daysBetween(first, last);
  const steps = Math.min(length, Math.max(1, most - 1));
  if (steps === 0) return [last];
  return Array.from({ length: steps + 1 }, (_, step) => addDays(first, Math.round((length * step) / steps)));
}

/** Returns a portfolio's value and the money put into it on each of some days, the earliest first; with limits, the old prices that the value counts with. */
export function valueLine(
  history: TransferHistory,
  days: readonly string[],
  priceAges?: PriceAgeLimits,
): readonly ValuePoint[] {
  const valuesOn = valuesByDay(history);
  const oldestPriceOn = oldestPriceByDay(history.positions);
  let next = 0;
  let putIn: Decimal | undefined = zero;
  return days.map((date) => {
    for (let at = history.transfers[next]; at !== undefined && at.date <= date; at = history.transfers[next]) {
      if (at.from.kind === 'outside') putIn = addKnown(putIn, at.converted);
      if (at.to.kind === 'outside') putIn = subtractKnown(putIn, at.converted);
      next += 1;
    }
    const oldest = priceAges && oldestPriceOn(date);
    const isOld = priceAges !== undefined && priceAge(oldest, date, priceAges) !== 'current';
    return { date, value: sumOfAll(valuesOn(date)), putIn, oldPriceDate: isOld ? oldest : undefined };
  });
}

/** Returns what all positions of a portfolio were worth at the end of a day; undefined where a price or a rate isn't known. */
export const valueOn = (history: TransferHistory, day: string): Decimal | undefined =>
  sumOfAll(positionValues(history, day));
