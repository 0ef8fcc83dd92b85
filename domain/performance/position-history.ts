import { addDays } from '../calendar/calendar';
import type { DatedNav } from '../funds/performance/performance';
import { groupBy } from '../kernel/group-by';
import { add, type Decimal, isZero, multiply, negate, subtract, zero } from '../money/decimal';
import { addKnown, subtractKnown } from '../money/known-figures';
import { minorUnitScale } from '../money/currency';
import { divide, round } from '../money/rounding';
import type { ConvertedTransfer } from './converted-transfer';
import { currencyGains } from './currency-gains';
import { latestUpTo } from './dated-series';
import type { RateStep } from './rate-history';
import { type Place, placeKey } from './transfer';

/** The prices of the fund that a holding is of, the earliest first, and the currency they are in. */
export type FundPrices = { readonly currency: string; readonly prices: readonly DatedNav[] };

/** A position at the end of a day on which it changed; figures are in the currency of the history. */
export type PositionEntry = {
  readonly date: string;
  /** Units held; none of money. */
  readonly units: Decimal;
  /** All that came in and went out since the first transfer, as far as rates are known. */
  readonly movedIn: Decimal;
  readonly movedOut: Decimal;
  /** The day of the latest transfer whose rate isn't known; empty for none. Only changes after it can be told. */
  readonly unknownUntil: string;
  /** The average cost of the units left, at the rates of the days on which they were bought; undefined where one isn't known. */
  readonly cost: Decimal | undefined;
  /** The money that is there, by currency; undefined where an amount isn't known. */
  readonly balances: ReadonlyMap<string, Decimal | undefined>;
};

/** Units that left a holding on a day; of a correction, which brought them back, all figures are below zero. */
export type Sale = {
  readonly date: string;
  /** The place that the money went to: an order, or the client's own bank. */
  readonly to: Place;
  readonly units: Decimal;
  /** The money that the units brought, in the currency in which it moved; undefined where it isn't known. */
  readonly amount: Decimal | undefined;
  readonly currency: string;
  /** The same in the currency of the history, at the rates of the day; undefined without a rate. */
  readonly proceeds: Decimal | undefined;
  /** The average cost of the units, at the rates of the days on which they were bought; undefined where one isn't known. */
  readonly cost: Decimal | undefined;
  /** The proceeds less the cost. */
  readonly gain: Decimal | undefined;
};

/** A holding, the cash of a currency or the money of an order in transit, from its first transfer on. */
export type PositionHistory = {
  readonly place: Place;
  readonly entries: readonly PositionEntry[];
  /** The sales of a holding, the earliest first. */
  readonly sales: readonly Sale[];
  /** The prices of a holding whose fund is known. */
  readonly fund: FundPrices | undefined;
  /** Returns what changes of the rate have gained of a holding up to a day, not rounded; prepared once, when a bridge first asks. */
  readonly currencyGain: (day: string) => Decimal;
};

// The cost of the units left is rounded to these places after a sale, so that a thousand sales don't grow its digits.
const costPlaces = 12;

const nothingYet: PositionEntry = {
  date: '',
  units: zero,
  movedIn: zero,
  movedOut: zero,
  unknownUntil: '',
  cost: zero,
  balances: new Map(),
};

/** The place of a history's position, its fund where that is known, and the currency of the history. */
type PositionFacts = {
  readonly place: Place;
  readonly fund: FundPrices | undefined;
  readonly currency: string;
  /** Returns how a currency moved against that of the history. */
  readonly rateStepsFrom: (currency: string) => readonly RateStep[];
};

/** Builds a position's history from the transfers that touch its place, the earliest first; the purchases of a day count before its sales. */
export function positionHistory(
  { place, fund, currency, rateStepsFrom }: PositionFacts,
  transfers: readonly ConvertedTransfer[],
): PositionHistory {
  const entries: PositionEntry[] = [];
  const sales: Sale[] = [];
  let latest = nothingYet;
  for (const ofDay of groupBy(transfers, ({ date }) => date).values()) {
    const isInto = ({ to }: ConvertedTransfer) => placeKey(to) === placeKey(place);
    for (const transfer of ofDay.filter(isInto)) latest = afterMovingIn(latest, transfer);
    for (const transfer of ofDay.filter((one) => !isInto(one))) {
      const costBefore = shownCost(latest.cost, currency);
      latest = afterMovingOut(latest, transfer);
      if (place.kind === 'fund')
        sales.push(saleOf(transfer, subtractKnown(costBefore, shownCost(latest.cost, currency))));
    }
    entries.push(latest);
  }
  const gains = once(() =>
    currencyGains({ entries, prices: fund?.prices ?? [], rateSteps: fund ? rateStepsFrom(fund.currency) : [] }),
  );
  return { place, entries, sales, fund, currencyGain: (day) => gains()(day) };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const saleOf = (
  { date, to, units, amount, currency, converted }: ConvertedTransfer,
  cost: Decimal | undefined,
): Sale => ({
  date,
  to,
  units,
  amount,
  currency,
  proceeds: converted,
  cost,
  gain: subtractKnown(converted, cost),
});

/** Returns a cost as clients see it, to the minor unit: what is told of several sales adds up to what is told of all. */
export const shownCost = (cost: Decimal | undefined, currency: string): Decimal | undefined =>
  cost && round(cost, minorUnitScale(currency), 'half-up');

const afterMovingIn = (before: PositionEntry, transfer: ConvertedTransfer): PositionEntry => ({
  date: transfer.date,
  units: add(before.units, transfer.units),
  movedIn: add(before.movedIn, transfer.converted ?? zero),
  movedOut: before.movedOut,
  unknownUntil: transfer.converted ? before.unknownUntil : transfer.date,
  cost: addKnown(before.cost, transfer.converted),
  balances: changed(before.balances, transfer.currency, transfer.amount),
});

function afterMovingOut(before: PositionEntry, transfer: ConvertedTransfer): PositionEntry {
  const units = subtract(before.units, transfer.units);
  return {
    date: transfer.date,
    units,
    movedIn: before.movedIn,
    movedOut: add(before.movedOut, transfer.converted ?? zero),
    unknownUntil: transfer.converted ? before.unknownUntil : transfer.date,
    cost: costOfRest(before.cost, before.units, units),
    balances: changed(before.balances, transfer.currency, transfer.amount && negate(transfer.amount)),
  };
}

/** Returns the part of a cost that falls to the units left after a sale; nothing once none are left, whatever they cost. */
function costOfRest(cost: Decimal | undefined, before: Decimal, left: Decimal): Decimal | undefined {
  if (isZero(left)) return zero;
  if (cost === undefined) return undefined;
  const rest = divide(multiply(cost, left), before, costPlaces, 'half-up');
  return rest.ok ? rest.value : zero;
}

function changed(
  balances: ReadonlyMap<string, Decimal | undefined>,
  currency: string,
  amount: Decimal | undefined,
): ReadonlyMap<string, Decimal | undefined> {
  const before = balances.has(currency) ? balances.get(currency) : zero;
  return new Map([...balances, [currency, addKnown(before, amount)]]);
}

/** Returns what the units held at the end of a day had cost on average, as clients see it; undefined where a rate isn't known. */
export function costOn(
  { entries }: Pick<PositionHistory, 'entries'>,
  day: string,
  currency: string,
): Decimal | undefined {
  const entry = latestUpTo(entries, day);
  return entry ? shownCost(entry.cost, currency) : zero;
}

/** Returns the units of a position that were held at the end of a day. */
export const unitsOn = ({ entries }: Pick<PositionHistory, 'entries'>, day: string): Decimal =>
  latestUpTo(entries, day)?.units ?? zero;

/** Returns the units of a position that a distribution is paid on: those held at the end of the day before its ex-date [FUND-17]. */
export const entitledUnits = (position: Pick<PositionHistory, 'entries'>, exDate: string): Decimal =>
  unitsOn(position, addDays(exDate, -1));

/** Tells whether units of a position were held at the end of a day. */
export const isHeldOn = (position: Pick<PositionHistory, 'entries'>, day: string): boolean =>
  !isZero(unitsOn(position, day));
