import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Amount } from '../../../components/figures/amount';
import { RecordTable } from '../../../components/tables/record-table';
import { useTexts } from '../../../i18n/use-texts';
import { CashMovementText } from './cash-movement-text';
import { useCashWords } from '../cash-words';
import * as styles from '../cash-account.module.css';

const rowHeight = 60;
const columns = ['type', 'movement', 'balance', 'status'] as const;

/**
 * Transactions as a table, or as cards on a phone; only the rows in view are in the page [VCA-07, VCA-23, ENT-28,
 * ENT-62].
 */
export function CashTable({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  const { t } = useTexts();
  return (
    <RecordTable
      className={styles.cashTable}
      testId="cash-table"
      caption={t('cash-account:history')}
      columns={columns.map((key) => ({ key, label: t(`cash-account:column-${key}`) }))}
      rows={rows}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
    >
      {(row) => <CashCells row={row} />}
    </RecordTable>
  );
}

function CashCells({ row }: { readonly row: CashTransactionRow }) {
  const { t, language } = useTexts();
  const { typeOf, statusOf } = useCashWords();
  const balance = row.balance && formatNumber(row.balance, { precision: row.balancePrecision });
  return (
    <>
      <th role="rowheader" scope="row">
        {typeOf(row)}
        <small>{formatDate(row.date, language)}</small>
        {row.remark ? <small>{row.remark}</small> : null}
      </th>
      <td role="cell" data-label={t('cash-account:column-movement')} data-way={row.movement?.direction}>
        <CashMovementText row={row} />
      </td>
      <td role="cell" data-label={t('cash-account:column-balance')}>
        {balance ? (
          <Amount>
            {cashAccountCurrency} {balance}
          </Amount>
        ) : null}
      </td>
      <td role="cell" data-label={t('cash-account:column-status')}>
        <span
          className={styles.cashStatus}
          data-status={row.status.kind}
          data-testid={`cash-status-${row.status.kind}`}
        >
          {statusOf(row)}
        </span>
      </td>
    </>
  );
}
