import { hongKongDay } from '../../calendar/hong-kong-time';
import { type FundIdentifier, fundId } from '../../funds/finding/fund-listing';
import { isNamedBy, isSameWhereKnown } from '../../funds/finding/same-fund';
import { compare, type Decimal, toText } from '../../money/decimal';
import { isCancelledOrRejected } from '../dealing/record-status';
import type { OrderKind, Quantity } from '../orders/order';
import type { OrderRecord, RecordedSide } from './order-record';
import { recordKind } from './record-kind';

/** An order as far as another one may be identical to it; `funds` are the one it buys or leaves, of a switch both. */
export type ComparableOrder = {
  readonly kind: OrderKind;
  /** Undefined where it isn't known. */
  readonly accountNo?: string | undefined;
  /** Each with its name only where the records tell names in the same language. */
  readonly funds: readonly [FundIdentifier] | readonly [from: FundIdentifier, into: FundIdentifier];
  readonly currency: string;
  readonly quantity: Quantity | undefined;
  /** The dealing day that the client chose for a purchase ahead. */
  readonly dealOn?: string | undefined;
};

/** An order of a list that was placed before on the same day, or stands on the list several times. */
export type RepeatedOrder = {
  /** The key of the order, as `orderKey` makes it. */
  readonly order: string;
  /** Its places among the orders of the list, from 0. */
  readonly places: readonly number[];
  /** The instant at which an identical order was last received today; undefined where none was. */
  readonly placedAt?: string | undefined;
};

/**
 * Returns the orders of a list that a client most likely places by mistake: those identical to one that was received on
 * a day, and those that the list has more than once, each order one time [ORDQ-01..03, TRADE-62].
 */
export function repeatedOrders(
  orders: readonly ComparableOrder[],
  records: readonly OrderRecord[],
  today: string,
): readonly RepeatedOrder[] {
  const placed = records.filter((record): record is PlacedRecord => isPlacedByClientOn(record, today));
  return distinctOrders(orders).flatMap(({ order, first, places }) => {
    const times = placed.filter((record) => isIdentical(first, record)).map(({ receivedAt }) => receivedAt);
    const [placedAt] = times.toSorted((one, other) => Date.parse(other) - Date.parse(one));
    return placedAt !== undefined || places.length > 1 ? [{ order, places, placedAt }] : [];
  });
}

/** Returns what tells an order from every other one: two are identical exactly where it is the same; undefined without a quantity. */
export function orderKey({ kind, funds, currency, quantity, dealOn = '' }: ComparableOrder): string | undefined {
  if (quantity === undefined) return undefined;
  return JSON.stringify([kind, ...funds.map(fundId), currency, plainText(quantity.value), dealOn]);
}

type DistinctOrder = { readonly order: string; readonly first: ComparableOrder; readonly places: readonly number[] };

function distinctOrders(orders: readonly ComparableOrder[]): readonly DistinctOrder[] {
  const keys = orders.map(orderKey);
  return orders.flatMap((first, place) => {
    const order = keys[place];
    if (order === undefined || keys.indexOf(order) < place) return [];
    return [{ order, first, places: keys.flatMap((key, at) => (key === order ? [at] : [])) }];
  });
}

type PlacedRecord = OrderRecord & { readonly receivedAt: string };

/** Records without an instant aren't counted: nobody knows on which day those were received. */
const isPlacedByClientOn = ({ status, planRefNo, receivedAt }: OrderRecord, day: string): boolean =>
  !isCancelledOrRejected(status) &&
  planRefNo === undefined &&
  receivedAt !== undefined &&
  hongKongDay(receivedAt) === day;

/** A record that names no account may be of any of the client's. */
function isIdentical(
  { kind, accountNo, funds, currency, quantity, dealOn }: ComparableOrder,
  record: OrderRecord,
): boolean {
  const recorded = quantity?.kind === 'amount' ? record.amount : record.units;
  const [fund, into] = funds;
  return (
    recordKind(record.type) === kind &&
    isSameWhereKnown(accountNo, record.accountNo) &&
    record.currency === currency &&
    quantity !== undefined &&
    recorded !== undefined &&
    compare(quantity.value, recorded) === 0 &&
    record.dealOn === dealOn &&
    isRecordedAs(fund, record) &&
    (into === undefined || (record.into !== undefined && isRecordedAs(into, record.into)))
  );
}

/** Tells whether a record is of a fund: the asset manager's own codes say it; a code may be shared, so the name and the currency of the price count as well, as far as they are known [ENT-29]. */
function isRecordedAs(known: FundIdentifier, { fund, priceCurrency }: RecordedSide): boolean {
  const { code, name, jfFundCode } = fund;
  const own = known.jfFundCode === known.code ? undefined : known.jfFundCode;
  if (own !== undefined && jfFundCode !== undefined) return own === jfFundCode;
  return (
    isNamedBy(known, code) &&
    isSameWhereKnown(known.baseCurrency, priceCurrency) &&
    isSameWhereKnown(known.name, name === code ? undefined : name)
  );
}

/** A decimal without zeros at its end, so that equal ones are the same text. */
const plainText = (figure: Decimal): string =>
  figure.scale === 0 ? toText(figure) : toText(figure).replace(/\.?0+$/, '');
