import { type ExchangeRates, exchangeBetween } from '../money/convert';
import { minorUnitScale } from '../money/currency';
import { add, type Decimal, isZero, multiply, subtract, zero } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { round } from '../money/rounding';
import { sumOfAll } from '../money/sum';
import { latestForward, latestUpTo } from './dated-series';
import type { TransferHistory } from './transfer-history';
import { type PositionHistory, shownCost } from './position-history';
import { ratesOn } from './rate-history';

/**
 * A position at the end of a day, in the currency of the history, and what had come in and gone out since the first
 * transfer. Its value less that, as far as rates are known, is its gain: by the price and by the currency. Undefined where
 * the price or the rate of the day isn't known.
 */
export type PositionOnDay = {
  readonly units: Decimal;
  readonly value: Decimal | undefined;
  readonly movedIn: Decimal;
  readonly movedOut: Decimal;
  /** The day of the latest transfer whose rate isn't known; empty for none. Gains are differences between two days after it. */
  readonly unknownUntil: string;
  readonly priceGain: Decimal | undefined;
  readonly currencyGain: Decimal | undefined;
  /** The average cost of what is left, at the rates of the days on which it was bought. */
  readonly cost: Decimal | undefined;
};

const nothing: PositionOnDay = {
  units: zero,
  value: zero,
  movedIn: zero,
  movedOut: zero,
  unknownUntil: '',
  priceGain: zero,
  currencyGain: zero,
  cost: zero,
};

/** Returns a function that values a position at the end of a day: units at the day's price or the last one before it, money at the day's rate. */
export function positionsOn(
  { currency, rates }: Pick<TransferHistory, 'currency' | 'rates'>,
  day: string,
): (position: PositionHistory) => PositionOnDay {
  const ratesOfDay = ratesOn(rates, day);
  return (position) => {
    const entry = latestUpTo(position.entries, day);
    if (entry === undefined) return nothing;
    const value = positionValuer(position, currency)(day, ratesOfDay);
    const { units, movedIn, movedOut, unknownUntil } = entry;
    const gain = value && subtract(add(value, movedOut), movedIn);
    const currencyGain = gain && (position.place.kind === 'fund' ? fundCurrencyGain(currency, position, day) : gain);
    return {
      units,
      value,
      movedIn,
      movedOut,
      unknownUntil,
      priceGain: subtractKnown(gain, currencyGain),
      currencyGain,
      cost: shownCost(entry.cost, currency),
    };
  };
}

/** Returns what the rate gained of a holding up to a day, rounded once. */
const fundCurrencyGain = (currency: string, { currencyGain }: PositionHistory, day: string): Decimal =>
  round(currencyGain(day), minorUnitScale(currency), 'half-up');

type ValuedHistory = Pick<TransferHistory, 'currency' | 'rates' | 'positions'>;

/** Returns the values of positions at the end of a day alone, in the currency of the history; undefined where the price or the rate isn't known. */
export const positionValues = (history: ValuedHistory, day: string): readonly (Decimal | undefined)[] =>
  valuesByDay(history)(day);

/** Returns a function that values positions as `positionValues` does, for many days that mostly go forwards. */
export function valuesByDay({
  currency,
  rates,
  positions,
}: ValuedHistory): (day: string) => readonly (Decimal | undefined)[] {
  const valuers = positions.map((position) => positionValuer(position, currency));
  return (day) => {
    const ratesOfDay = ratesOn(rates, day);
    return valuers.map((valueOf) => valueOf(day, ratesOfDay));
  };
}

/** Returns a function that tells the day of the oldest price by which the holdings of a day are valued, for many days that mostly go forwards; undefined where nothing held has a price. */
export function oldestPriceByDay(positions: readonly PositionHistory[]): (day: string) => string | undefined {
  const holdings = positions
    .filter(({ place }) => place.kind === 'fund')
    .map(({ entries, fund }) => ({ entryOn: latestForward(entries), priceOn: latestForward(fund?.prices ?? []) }));
  return (day) => {
    let oldest: string | undefined;
    for (const { entryOn, priceOn } of holdings) {
      if (isZero((entryOn(day) ?? nothing).units)) continue;
      const date = priceOn(day)?.date;
      if (date !== undefined && (oldest === undefined || date < oldest)) oldest = date;
    }
    return oldest;
  };
}

/** Returns the value of a position at the end of a day, rounded as the portfolio rounds each of its rows [HOLD-18, CONFLICT-59]. */
type PositionValuer = (day: string, rates: ExchangeRates) => Decimal | undefined;

const positionValuer = (position: PositionHistory, currency: string): PositionValuer =>
  position.place.kind === 'fund' ? holdingValuer(position, currency) : moneyValuer(position, currency);

function holdingValuer({ entries, fund }: PositionHistory, currency: string): PositionValuer {
  const entryOn = latestForward(entries);
  const priceOn = latestForward(fund?.prices ?? []);
  let latest: { readonly units: Decimal; readonly price: Decimal; readonly worth: Decimal } | undefined;
  return (day, rates) => {
    const { units } = entryOn(day) ?? nothing;
    if (isZero(units)) return zero;
    const price = priceOn(day)?.nav;
    if (!fund || !price) return undefined;
    if (latest?.units !== units || latest.price !== price) latest = { units, price, worth: multiply(units, price) };
    return exchangeBetween(fund.currency, currency, rates)(latest.worth);
  };
}

function moneyValuer({ entries }: PositionHistory, currency: string): PositionValuer {
  const entryOn = latestForward(entries);
  return (day, rates) => {
    const balances = [...(entryOn(day)?.balances ?? [])];
    return sumOfAll(balances.map(([from, amount]) => amount && exchangeBetween(from, currency, rates)(amount)));
  };
}
