import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { StatementList } from '../../../../application/ports/documents/statements';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Async } from '../../../app/loading/async';
import { useViewModel } from '../../../app/injection';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from './printed-file-button';
import type { PrintedFiles } from './printed-files';
import { PrintedFilesStatus } from './printed-files-status';
import { StatementsViewModel } from './statements-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

/** The client's monthly statements of the last year, and when the next one is ready [ORDQ-09, ORDQ-14]. */
export const StatementsPart = observer(function StatementsPart() {
  const { language } = useTexts();
  const { list, files } = useViewModel(StatementsViewModel);
  useEffect(() => {
    void list.load();
  }, [list, language]);
  useEffect(() => files.leave, [files]);
  return <Async resource={list}>{(value) => <Months list={value} files={files} />}</Async>;
});

function Months({ list: { statements, next }, files }: { readonly list: StatementList; readonly files: PrintedFiles }) {
  const { t, language } = useTexts();
  const promised = usePromisedDate();
  const named = (month: string): string => formatDate(`${month}-01`, language, 'month-year');
  return (
    <>
      {statements.length === 0 ? (
        <EmptyState data-testid="records-empty" title={t('statements:none')}>
          {t('statements:none-text')}
        </EmptyState>
      ) : null}
      <PrintedFilesStatus files={files} />
      <ul className={styles.statementList} data-testid="statement-list">
        <li className={styles.statementNext}>
          <span>{t('statements:next-title', { month: named(next.month) })}</span>
          <small>{t('statements:next-ready', { date: promised(next.readyOn) })}</small>
        </li>
        {statements.map(({ month, availableUntil }) => (
          <li key={month}>
            <span>{t('statements:statement-of', { month: named(month) })}</span>
            <small>{t('statements:until', { date: formatDate(availableUntil, language) })}</small>
            <PrintedFileButton files={files} id={month} name={t('statements:statement-of', { month: named(month) })} />
          </li>
        ))}
      </ul>
      <Note data-testid="record-note">{t('statements:kept')}</Note>
    </>
  );
}
