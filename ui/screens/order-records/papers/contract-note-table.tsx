import { formatDate } from '../../../../domain/formatting/format-date';
import type { ContractNote } from '../../../../domain/trading/records/contract-note';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { RecordTable } from '../../../components/tables/record-table';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from '../../../orders/printed-files/printed-file-button';
import type { PrintedFiles } from '../../../orders/printed-files/printed-files';
import { RecordFunds } from '../record-funds';
import { useRecordWords } from '../record-words';
import * as styles from '../order-records.module.css';

const rowHeight = 76;
const columns = ['fund', 'dealt', 'amount', 'until', 'file'] as const;

type ContractNoteTableProps = { readonly notes: readonly ContractNote[]; readonly files: PrintedFiles };

/** Contract notes as a table, or as cards on a phone; only the rows in view are in the page [ORDQ-10]. */
export function ContractNoteTable({ notes, files }: ContractNoteTableProps) {
  const { t } = useTexts();
  return (
    <RecordTable
      className={styles.recordsTable}
      testId="records-table"
      caption={t('order-records:tab-contract-notes')}
      columns={columns.map((key) => ({
        key,
        label: t(`statements:column-${key}`),
        ...(key === 'file' ? { className: styles.recordsFile } : {}),
      }))}
      rows={notes}
      keyOf={({ orderId }) => orderId}
      rowHeight={rowHeight}
    >
      {(note) => <NoteCells note={note} files={files} />}
    </RecordTable>
  );
}

function NoteCells({ note, files }: { readonly note: ContractNote; readonly files: PrintedFiles }) {
  const { t, language } = useTexts();
  const { kindOf } = useRecordWords();
  const { orderId, orderNo, fund, currency, amount, dealingDate, availableUntil } = note;
  return (
    <>
      <th role="rowheader" scope="row">
        <RecordFunds order={note} />
      </th>
      <td role="cell" data-label={t('statements:column-dealt')}>
        {kindOf(note)}
        <small>{formatDate(dealingDate, language)}</small>
        {orderNo ? <small data-testid="record-number">{orderNo}</small> : null}
      </td>
      <td role="cell" data-label={t('statements:column-amount')}>
        <Amount>{moneyText(currency, amount)}</Amount>
      </td>
      <td role="cell" data-label={t('statements:column-until')}>
        {formatDate(availableUntil, language)}
      </td>
      <td role="cell" className={styles.recordsFile}>
        <PrintedFileButton files={files} id={orderId} name={t('statements:note-of', { name: fund.name })} />
      </td>
    </>
  );
}
