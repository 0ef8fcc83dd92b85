import { hongKongMoment } from '../../formatting/hong-kong-moment';
import { dateCell, numberCell, type Sheet, type SheetCell, textCell } from '../../formatting/sheet';
import type { Decimal } from '../../money/decimal';
import { shownOrderNumber } from '../orders/order-number';
import type { OrderRecord } from './order-record';

/** The columns of downloaded orders, from left to right. */
export const recordColumns = [
  'received',
  'number',
  'kind',
  'fund',
  'code',
  'into-fund',
  'into-code',
  'dealing',
  'units',
  'price',
  'price-currency',
  'into-dealing',
  'into-units',
  'into-price',
  'into-price-currency',
  'amount',
  'fee',
  'currency',
  'status',
] as const;

/** A column of downloaded orders. */
export type RecordColumn = (typeof recordColumns)[number];

/** The words of the columns and rows of a sheet of orders, and whether amounts and units are left out. */
export type RecordWords = {
  readonly name: string;
  readonly columns: Readonly<Record<RecordColumn, string>>;
  readonly kindOf: (order: OrderRecord) => string;
  readonly statusOf: (status: OrderRecord['status']) => string;
};

/** The sheet of orders in the order given; while amounts are hidden, it has neither amounts nor units [ORDQ-08, PORT-45]. */
export function recordsSheet(orders: readonly OrderRecord[], words: RecordWords, amountsHidden: boolean): Sheet {
  const own = (figure: Decimal | undefined): SheetCell =>
    numberCell(amountsHidden ? undefined : figure, figure?.scale ?? 0);
  const cellsOf = (order: OrderRecord): Readonly<Record<RecordColumn, SheetCell>> => ({
    received: dateCell(dayOf(order.receivedAt)),
    number: textCell(shownOrderNumber(order)),
    kind: textCell(words.kindOf(order)),
    fund: textCell(order.fund.name),
    code: textCell(order.fund.code),
    'into-fund': textCell(order.into?.fund.name),
    'into-code': textCell(order.into?.fund.code),
    dealing: dateCell(order.transactionDate),
    units: own(order.units),
    price: numberCell(order.price, order.price?.scale ?? 0),
    'price-currency': textCell(order.price && order.priceCurrency),
    'into-dealing': dateCell(order.into?.transactionDate),
    'into-units': own(order.into?.units),
    'into-price': numberCell(order.into?.price, order.into?.price?.scale ?? 0),
    'into-price-currency': textCell(order.into?.price && order.into.priceCurrency),
    amount: own(order.amount),
    fee: own(order.fee),
    currency: textCell(order.currency),
    status: textCell(words.statusOf(order.status)),
  });
  return {
    name: words.name,
    headings: recordColumns.map((column) => words.columns[column]),
    rows: orders.map((order) => {
      const cells = cellsOf(order);
      return recordColumns.map((column) => cells[column]);
    }),
  };
}

/** The day of an instant in Hong Kong and Taipei. */
function dayOf(instant: string | undefined): string | undefined {
  const moment = instant === undefined ? undefined : hongKongMoment(instant);
  return moment && `${moment.year}-${moment.month}-${moment.day}`;
}
