import { type Decimal, isZero, zero } from '../money/decimal';
import { sum } from '../money/sum';
import type { TransferHistory } from './transfer-history';
import { latestUpTo } from './dated-series';
import { isHeldOn } from './position-history';
import { positionValues } from './position-on-day';
import type { Place } from './transfer';

/** The value of a client's money here at the end of a day, and its parts; positions without a value are left out. */
export type PortfolioWorth = {
  readonly total: Decimal;
  readonly funds: Decimal;
  readonly cash: Decimal;
  readonly inTransit: Decimal;
  /** The orders whose money is in transit, with what each has of it. */
  readonly ordersInTransit: readonly { readonly orderId: string; readonly value: Decimal }[];
  readonly unvalued: readonly Place[];
};

/** Returns what a portfolio is worth at the end of a day [PORT-46, OPEN-65]. */
export function portfolioWorth(history: TransferHistory, day: string): PortfolioWorth {
  const values = positionValues(history, day);
  const valued = history.positions.map(({ place }, at) => ({ place, value: values[at] }));
  const ofKind = (kind: Place['kind']) =>
    sum(valued.flatMap(({ place, value }) => (place.kind === kind && value) || []));
  const ordersInTransit = valued.flatMap(({ place, value = zero }) =>
    place.kind === 'transit' && !isZero(value) ? [{ orderId: place.id, value }] : [],
  );
  return {
    total: sum(valued.flatMap(({ value }) => value ?? [])),
    funds: ofKind('fund'),
    cash: ofKind('cash'),
    inTransit: ofKind('transit'),
    ordersInTransit,
    unvalued: valued.filter(({ value }) => value === undefined).map(({ place }) => place),
  };
}

/** Returns the latest day up to a day on which a fund held was priced; undefined where none ever was. */
export function latestPriceDay(history: TransferHistory, day: string): string | undefined {
  const days = history.positions.flatMap((position) =>
    isHeldOn(position, day) ? (latestUpTo(position.fund?.prices ?? [], day)?.date ?? []) : [],
  );
  return days.toSorted().at(-1);
}
