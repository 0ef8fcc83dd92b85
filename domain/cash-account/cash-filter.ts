import { type ChosenDays, isWithinDays } from '../calendar/chosen-days';
import { parseInstant } from '../calendar/iso-text';
import type { CashTransactionRow } from './cash-transaction-row';
import type { CashTransactionType } from './cash-transaction-type';

/** The transactions that are wanted, of the chosen days; a field that is left out leaves none out. */
export type CashFilter = ChosenDays & {
  readonly type?: CashTransactionType | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly status?: CashTransactionRow['status']['kind'] | undefined;
};

/** The rows that fulfil a filter, in their order; a day that is none leaves no row out [VCA-07, VCA-23]. */
export function filterCashRows(rows: readonly CashTransactionRow[], filter: CashFilter): readonly CashTransactionRow[] {
  const { type, direction, status } = filter;
  const isOfThen = isWithinDays(filter);
  return rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (direction === undefined || row.movement?.direction === direction) &&
      (status === undefined || row.status.kind === status) &&
      isOfThen(whenOf(row)),
  );
}

/** Never, without a date. */
const whenOf = ({ date }: CashTransactionRow): number => parseInstant(date ?? '') ?? Number.NaN;
