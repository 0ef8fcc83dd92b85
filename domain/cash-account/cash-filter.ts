import { isIsoDate, parseInstant } from '../calendar/iso-text';
import type { CashTransactionRow } from './cash-transaction-row';
import type { CashTransactionType } from './cash-transaction-type';

/** The transactions that are wanted; a field that is left out leaves none out. */
export type CashFilter = {
  readonly type?: CashTransactionType | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly status?: CashTransactionRow['status']['kind'] | undefined;
  /** The first and the last day, in Hong Kong. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const day = 24 * 60 * 60 * 1000;

/** The rows that fulfil a filter, in their order; a day that is none leaves no row out [VCA-07, VCA-23]. */
export function filterCashRows(rows: readonly CashTransactionRow[], filter: CashFilter): readonly CashTransactionRow[] {
  const { type, direction, status } = filter;
  const from = midnight(filter.from);
  const to = midnight(filter.to);
  return rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (direction === undefined || row.movement?.direction === direction) &&
      (status === undefined || row.status.kind === status) &&
      (from === undefined || whenOf(row) >= from) &&
      (to === undefined || whenOf(row) < to + day),
  );
}

const midnight = (date: string | undefined): number | undefined =>
  date !== undefined && isIsoDate(date) ? parseInstant(`${date}T00:00:00+08:00`) : undefined;

/** Never, without a date. */
const whenOf = ({ date }: CashTransactionRow): number => parseInstant(date ?? '') ?? Number.NaN;
