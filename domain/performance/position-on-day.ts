import { exchangeBetween } from '../money/convert';
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
  const value = entryValue(history, position, entry, day);
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

/** Returns the value of a position at the end of a day alone, in the currency of the history; undefined where the price or the rate isn't known. */
export function positionValue(history: TransferHistory, position: PositionHistory, day: string): Decimal | undefined {
  const entry = latestUpTo(position.entries, day);
  return entry ? entryValue(history, position, entry, day) : zero;
}

/** Returns the value of a position at the end of a day, rounded as the portfolio rounds each of its rows [HOLD-18, CONFLICT-59]. */
function entryValue(
  { currency, rates }: TransferHistory,
  { place, fund }: PositionHistory,
  { units, balances }: PositionEntry,
  day: string,
): Decimal | undefined {
  const counting = ratesOn(rates, day);
  if (place.kind !== 'fund')
    return sumOfAll([...balances].map(([from, amount]) => amount && exchangeBetween(from, currency, counting)(amount)));
  if (isZero(units)) return zero;
  const price = fund && latestUpTo(fund.prices, day)?.nav;
  return fund && price && exchangeBetween(fund.currency, currency, counting)(multiply(units, price));
}

/** Returns what the rate gained of a holding up to a day, rounded once. */
const fundCurrencyGain = (currency: string, { currencyGains }: PositionHistory, day: string): Decimal =>
  round(latestUpTo(currencyGains(), day)?.gain ?? zero, minorUnitScale(currency), 'half-up');
