import { hongKongMoment } from '../formatting/hong-kong-moment';
import { dateCell, numberCell, type Sheet, type SheetCell, textCell } from '../formatting/sheet';
import type { Decimal } from '../money/decimal';
import { cashAccountCurrency } from './cash-account';
import type { CashTransactionRow } from './cash-transaction-row';

/** The columns of downloaded transactions, from left to right [VCA-23]. */
export const cashColumns = ['date', 'type', 'in', 'out', 'balance', 'currency', 'status', 'expected'] as const;

/** A column of downloaded transactions. */
export type CashColumn = (typeof cashColumns)[number];

/** The words of the columns and rows of a sheet of transactions, and whether amounts are left out. */
export type CashWords = {
  readonly name: string;
  readonly columns: Readonly<Record<CashColumn, string>>;
  readonly typeOf: (row: CashTransactionRow) => string;
  readonly statusOf: (row: CashTransactionRow) => string;
};

/** The sheet of transactions in the order given; while amounts are hidden, it has none [VCA-07, VCA-23, PORT-45]. */
export function cashSheet(rows: readonly CashTransactionRow[], words: CashWords, amountsHidden: boolean): Sheet {
  const own = (figure: Decimal | undefined, places: number): SheetCell =>
    numberCell(amountsHidden ? undefined : figure, places);
  const cellsOf = (row: CashTransactionRow): Readonly<Record<CashColumn, SheetCell>> => {
    const { movement, status } = row;
    const moved = (direction: 'in' | 'out'): SheetCell =>
      own(movement?.direction === direction ? movement.amount : undefined, row.amountPrecision);
    return {
      date: dateCell(dayOf(row.date)),
      type: textCell(words.typeOf(row)),
      in: moved('in'),
      out: moved('out'),
      balance: own(row.balance, row.balancePrecision),
      currency: textCell(cashAccountCurrency),
      status: textCell(words.statusOf(row)),
      expected: dateCell('expectedFinish' in status ? status.expectedFinish : undefined),
    };
  };
  return {
    name: words.name,
    headings: cashColumns.map((column) => words.columns[column]),
    rows: rows.map((row) => {
      const cells = cellsOf(row);
      return cashColumns.map((column) => cells[column]);
    }),
  };
}

/** The day of an instant in Hong Kong. */
function dayOf(instant: string | undefined): string | undefined {
  const moment = instant === undefined ? undefined : hongKongMoment(instant);
  return moment && `${moment.year}-${moment.month}-${moment.day}`;
}
