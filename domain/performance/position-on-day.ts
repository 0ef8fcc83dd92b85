import { type ExchangeRates, exchangeBetween } from '../money/convert';
import { minorUnitScale } from '../money/currency';
import { add, type Decimal, isZero, multiply, subtract, zero } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { round } from '../money/rounding';
import { sumOfAll } from '../money/sum';
import { latestUpTo } from './dated-series';
import type { TransferHistory } from './transfer-history';
import { type PositionEntry, type PositionHistory, shownCost } from './position-history';
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

/** Values a position at the end of a day: units at the day's price or the last one before it, money at the day's rate. */
export function positionOn(history: TransferHistory, position: PositionHistory, day: string): PositionOnDay {
  const entry = latestUpTo(position.entries, day);
  if (entry === undefined) return nothing;
  const value = entryValue(position, entry, { currency: history.currency, day, rates: ratesOn(history.rates, day) });
  const { units, movedIn, movedOut, unknownUntil } = entry;
  const gain = value && subtract(add(value, movedOut), movedIn);
  const currencyGain =
    gain && (position.place.kind === 'fund' ? fundCurrencyGain(history.currency, position, day) : gain);
  return {
    units,
    value,
    movedIn,
    movedOut,
    unknownUntil,
    priceGain: subtractKnown(gain, currencyGain),
    currencyGain,
    cost: shownCost(entry.cost, history.currency),
  };
}

/** Returns the values of positions at the end of a day alone, in the currency of the history; undefined where the price or the rate isn't known. */
export function positionValues(
  { currency, rates, positions }: Pick<TransferHistory, 'currency' | 'rates' | 'positions'>,
  day: string,
): readonly (Decimal | undefined)[] {
  const terms: DayTerms = { currency, day, rates: rememberedRates(ratesOn(rates, day)) };
  return positions.map((position) => {
    const entry = latestUpTo(position.entries, day);
    return entry ? entryValue(position, entry, terms) : zero;
  });
}

/** Hundreds of holdings share a few currencies. */
function rememberedRates(rates: ExchangeRates): ExchangeRates {
  const known = new Map<string, Decimal | undefined>();
  return (currency) => {
    if (!known.has(currency)) known.set(currency, rates(currency));
    return known.get(currency);
  };
}

type DayTerms = { readonly currency: string; readonly day: string; readonly rates: ExchangeRates };

/** Returns the value of a position at the end of a day, rounded as the portfolio rounds each of its rows [HOLD-18, CONFLICT-59]. */
function entryValue(
  { place, fund }: PositionHistory,
  { units, balances }: PositionEntry,
  { currency, day, rates }: DayTerms,
): Decimal | undefined {
  if (place.kind !== 'fund')
    return sumOfAll([...balances].map(([from, amount]) => amount && exchangeBetween(from, currency, rates)(amount)));
  if (isZero(units)) return zero;
  const price = fund && latestUpTo(fund.prices, day)?.nav;
  return fund && price && exchangeBetween(fund.currency, currency, rates)(multiply(units, price));
}

/** Returns what the rate gained of a holding up to a day, rounded once. */
const fundCurrencyGain = (currency: string, { currencyGains }: PositionHistory, day: string): Decimal =>
  round(latestUpTo(currencyGains(), day)?.gain ?? zero, minorUnitScale(currency), 'half-up');
