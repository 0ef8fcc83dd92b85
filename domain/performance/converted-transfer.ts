import { byDate } from '../calendar/by-date';
import { groupBy } from '../kernel/group-by';
import { type ExchangeRates, exchangeBetween } from '../money/convert';
import type { Decimal } from '../money/decimal';
import { sum, sumOfAll } from '../money/sum';
import { type RateHistory, ratesOn } from './rate-history';
import { type Place, placeKey, type Transfer } from './transfer';

/** All transfers of a day between the same two places in one currency, and what they came to at the rates of that day; undefined where an amount or a rate isn't known. */
export type ConvertedTransfer = {
  readonly date: string;
  readonly from: Place;
  readonly to: Place;
  readonly amount: Decimal | undefined;
  readonly currency: string;
  readonly converted: Decimal | undefined;
  readonly units: Decimal;
};

/** Returns the transfers of each day, the earliest first, together where they went the same way: neither their order nor a split changes what they come to. */
export function convertTransfers(
  transfers: readonly Transfer[],
  currency: string,
  rates: RateHistory,
): readonly ConvertedTransfer[] {
  const groups = groupBy(transfers, ({ date, from, to, currency: of }) =>
    [date, placeKey(from), placeKey(to), of].join('|'),
  );
  const ratesOfDays = new Map<string, ExchangeRates>();
  const ratesOf = (day: string): ExchangeRates => {
    const known = ratesOfDays.get(day) ?? ratesOn(rates, day);
    ratesOfDays.set(day, known);
    return known;
  };
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => combine(group, currency, ratesOf))
    .toSorted(byDate);
}

function combine(
  group: readonly Transfer[],
  to: string,
  ratesOf: (day: string) => ExchangeRates,
): readonly ConvertedTransfer[] {
  const amount = sumOfAll(group.map((transfer) => transfer.amount));
  const units = sum(group.flatMap((transfer) => transfer.units ?? []));
  return group.slice(0, 1).map(({ date, from, to: into, currency }) => ({
    date,
    from,
    to: into,
    amount,
    currency,
    converted: amount && exchangeBetween(currency, to, ratesOf(date))(amount),
    units,
  }));
}
