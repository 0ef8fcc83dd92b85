import { useTranslation } from 'react-i18next';
import { cashAccountCurrency } from '../../../domain/cash-account/cash-account';
import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { RowSpacer } from '../../components/row-spacer';
import { useWindowedRows } from '../../components/use-windowed-rows';
import { LanguageStore } from '../../stores/language-store';
import { CashMovementText } from './cash-movement-text';
import { useCashWords } from './cash-words';

const rowHeight = 60;
const columns = ['type', 'movement', 'balance', 'status'] as const;

/** Transactions as a table, or as cards on a phone; only the rows in view are in the page [VCA-07, VCA-23, ENT-62]. */
export function CashTable({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  const { t } = useTranslation();
  const { body, items, before, after, measure } = useWindowedRows({
    count: rows.length,
    heightOf: () => rowHeight,
    keyOf: (index) => rows[index]?.id ?? index,
  });
  return (
    <table className="cash-table" role="table" aria-rowcount={rows.length + 1}>
      <caption className="visually-hidden">{t('cash-account.history')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {t(`cash-account.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={columns.length} className="cash-spacer" />
        {items.map((item) => {
          const row = rows[item.index];
          return row ? <CashTableRow key={item.key} row={row} index={item.index} measure={measure} /> : null;
        })}
        <RowSpacer height={after} columns={columns.length} className="cash-spacer" />
      </tbody>
    </table>
  );
}

type CashTableRowProps = {
  readonly row: CashTransactionRow;
  readonly index: number;
  readonly measure: (element: HTMLElement | null) => void;
};

function CashTableRow({ row, index, measure }: CashTableRowProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { typeOf, statusOf } = useCashWords();
  const balance = row.balance && formatNumber(row.balance, { precision: row.balancePrecision });
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        {typeOf(row)}
        <small>{formatDate(row.date, language)}</small>
      </th>
      <td role="cell" data-label={t('cash-account.column-movement')} data-way={row.movement?.direction}>
        <CashMovementText row={row} />
      </td>
      <td role="cell" data-label={t('cash-account.column-balance')}>
        {balance ? (
          <Amount>
            {cashAccountCurrency} {balance}
          </Amount>
        ) : null}
      </td>
      <td role="cell" data-label={t('cash-account.column-status')}>
        <span className={`cash-status cash-status-${row.status.kind}`}>{statusOf(row)}</span>
      </td>
    </tr>
  );
}
