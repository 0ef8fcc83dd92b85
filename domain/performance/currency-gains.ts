import type { DatedNav } from '../funds/performance/performance';
import { add, type Decimal, isZero, multiply, subtract, zero } from '../money/decimal';
import type { Dated } from './dated-series';
import type { RateStep } from './rate-history';

/** What changes of the rate have gained since the first transfer, from a day on; not rounded, below zero for a loss. */
export type CurrencyGain = { readonly date: string; readonly gain: Decimal };

type HeldUnits = {
  /** The units held from a day on, the earliest first. */
  readonly entries: readonly (Dated & { readonly units: Decimal })[];
  readonly prices: readonly DatedNav[];
  readonly rateSteps: readonly RateStep[];
};

/** Adds up what each change of the rate did to the units held over night, at the price of that day: the price moves first, then the rate. */
export function currencyGains({ entries, prices, rateSteps }: HeldUnits): readonly CurrencyGain[] {
  const gains: CurrencyGain[] = [];
  let gain = zero;
  let entriesBefore = 0;
  let pricesUpTo = 0;
  let rateBefore: Decimal | undefined;
  for (const { date, rate } of rateSteps) {
    entriesBefore = advance(entries, entriesBefore, (entry) => entry.date < date);
    pricesUpTo = advance(prices, pricesUpTo, (price) => price.date <= date);
    const held = entries[entriesBefore - 1]?.units;
    const price = prices[pricesUpTo - 1]?.nav;
    if (held && price && rateBefore && !isZero(held)) {
      gain = add(gain, multiply(multiply(held, price), subtract(rate, rateBefore)));
      gains.push({ date, gain });
    }
    rateBefore = rate;
  }
  return gains;
}

/** Returns the number of leading elements that fulfil a condition, counted on from those that are known to. */
function advance<T>(series: readonly T[], known: number, fulfils: (element: T) => boolean): number {
  let count = known;
  for (let next = series[count]; next !== undefined && fulfils(next); next = series[count]) count += 1;
  return count;
}
