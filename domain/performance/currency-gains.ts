import type { DatedNav } from '../funds/performance/performance';
import { add, type Decimal, multiply, subtract, zero } from '../money/decimal';
import { countUpTo, type Dated, latestUpTo } from './dated-series';
import type { RateStep } from './rate-history';

type HeldUnits = {
  /** The units held from a day on, the earliest first. */
  readonly entries: readonly (Dated & { readonly units: Decimal })[];
  readonly prices: readonly DatedNav[];
  readonly rateSteps: readonly RateStep[];
};

/** From a day on, units held over night at one price: their worth, and the rate and the gain with which those days began. */
type Exposure = Dated & { readonly worth: Decimal; readonly rate: Decimal; readonly gain: Decimal };

/**
 * Returns what changes of the rate have gained from the first transfer to the end of a day; not rounded, below zero for a
 * loss. Each change counts for the units held over night, at the price of that day: the price moves first, then the rate.
 * While units and price stay as they are, the changes of all those days come to that from the first to the last.
 */
export function currencyGains(held: HeldUnits): (day: string) => Decimal {
  const exposures = exposuresOf(held);
  return (day) => {
    const exposure = latestUpTo(exposures, day);
    const last = latestUpTo(held.rateSteps, day);
    return exposure && last ? gainUpTo(exposure, last) : zero;
  };
}

function exposuresOf({ entries, prices, rateSteps }: HeldUnits): readonly Exposure[] {
  const exposures: Exposure[] = [];
  let entriesBefore = 0;
  let pricesUpTo = 0;
  let before: RateStep | undefined;
  // Whatever the rate did before the first transfer gained nothing.
  for (const step of rateSteps.slice(Math.max(0, countUpTo(rateSteps, entries[0]?.date ?? '') - 1))) {
    const entriesNow = advance(entries, entriesBefore, ({ date }) => date < step.date);
    const pricesNow = advance(prices, pricesUpTo, ({ date }) => date <= step.date);
    const latest = exposures.at(-1);
    if (before && (latest === undefined || entriesNow > entriesBefore || pricesNow > pricesUpTo)) {
      const units = entries[entriesNow - 1]?.units;
      const price = prices[pricesNow - 1]?.nav;
      exposures.push({
        date: step.date,
        worth: units && price ? multiply(units, price) : zero,
        rate: before.rate,
        gain: latest ? gainUpTo(latest, before) : zero,
      });
    }
    entriesBefore = entriesNow;
    pricesUpTo = pricesNow;
    before = step;
  }
  return exposures;
}

const gainUpTo = ({ worth, rate, gain }: Exposure, last: RateStep): Decimal =>
  add(gain, multiply(worth, subtract(last.rate, rate)));

/** Returns the number of leading elements that fulfil a condition, counted on from those that are known to. */
function advance<T>(series: readonly T[], known: number, fulfils: (element: T) => boolean): number {
  let count = known;
  for (let next = series[count]; next !== undefined && fulfils(next); next = series[count]) count += 1;
  return count;
}
