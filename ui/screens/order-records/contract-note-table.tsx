import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../domain/formatting/format-date';
import type { ContractNote } from '../../../domain/trading/records/contract-note';
import { useInstance } from '../../app/injection';
import { Amount } from '../../components/amount';
import { moneyText } from '../../components/money-text';
import { RowSpacer } from '../../components/row-spacer';
import { useWindowedRows } from '../../components/use-windowed-rows';
import { LanguageStore } from '../../stores/language-store';
import { PrintedFileButton } from './printed-file-button';
import type { PrintedFiles } from './printed-files';
import { RecordFunds } from './record-funds';
import { useRecordWords } from './record-words';

const rowHeight = 76;
const columns = ['fund', 'dealt', 'amount', 'until', 'file'] as const;

type ContractNoteTableProps = { readonly notes: readonly ContractNote[]; readonly files: PrintedFiles };

/** Contract notes as a table, or as cards on a phone; only the rows in view are in the page [ORDQ-10]. */
export function ContractNoteTable({ notes, files }: ContractNoteTableProps) {
  const { t } = useTranslation();
  const { body, items, before, after, measure } = useWindowedRows({
    count: notes.length,
    heightOf: () => rowHeight,
    keyOf: (index) => notes[index]?.orderId ?? index,
  });
  return (
    <table className="records-table" role="table" aria-rowcount={notes.length + 1}>
      <caption className="visually-hidden">{t('order-records.tab-contract-notes')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={column === 'file' ? 'records-file' : undefined}>
              {t(`statements.column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={columns.length} className="records-spacer" />
        {items.map((item) => {
          const note = notes[item.index];
          return note ? (
            <NoteRow key={item.key} note={note} index={item.index} files={files} measure={measure} />
          ) : null;
        })}
        <RowSpacer height={after} columns={columns.length} className="records-spacer" />
      </tbody>
    </table>
  );
}

type NoteRowProps = {
  readonly note: ContractNote;
  readonly index: number;
  readonly files: PrintedFiles;
  readonly measure: (element: HTMLElement | null) => void;
};

function NoteRow({ note, index, files, measure }: NoteRowProps) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { kindOf } = useRecordWords();
  const { orderId, fund, currency, amount, dealingDate, availableUntil } = note;
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        <RecordFunds order={note} />
      </th>
      <td role="cell" data-label={t('statements.column-dealt')}>
        {kindOf(note)}
        <small>{formatDate(dealingDate, language)}</small>
      </td>
      <td role="cell" data-label={t('statements.column-amount')}>
        <Amount>{moneyText(currency, amount)}</Amount>
      </td>
      <td role="cell" data-label={t('statements.column-until')}>
        {formatDate(availableUntil, language)}
      </td>
      <td role="cell" className="records-file">
        <PrintedFileButton files={files} id={orderId} name={t('statements.note-of', { name: fund.name })} />
      </td>
    </tr>
  );
}
