import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AnnualStatement, StatementList } from '../../../../application/ports/documents/statements';
import { gainsPath } from '../../../../config/named-paths';
import { hasOwnPage } from '../../../../config/own-pages';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Async } from '../../../app/loading/async';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from '../../../orders/printed-files/printed-file-button';
import type { PrintedFiles } from '../../../orders/printed-files/printed-files';
import { PrintedFilesStatus } from '../../../orders/printed-files/printed-files-status';
import { StatementsViewModel } from './statements-view-model';
import { Link } from '../../../components/link';
import { Note } from '../../../components/notices/note';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

/** The client's monthly statements of the last year, when the next one is ready, and the annual ones [ORDQ-09, ORDQ-14]. */
export const StatementsPart = observer(function StatementsPart() {
  const { t, language } = useTexts();
  const { list, files, annual, annualFiles } = useViewModel(StatementsViewModel);
  useEffect(() => {
    void list.load();
    void annual.load();
  }, [list, annual, language]);
  useEffect(() => files.leave, [files]);
  useEffect(() => annualFiles.leave, [annualFiles]);
  return (
    <Async resource={list}>
      {(value) => (
        <>
          <Months list={value} files={files} />
          <Async resource={annual}>{(years) => <Years years={years} files={annualFiles} />}</Async>
          <Note data-testid="record-note">{t('statements:kept')}</Note>
        </>
      )}
    </Async>
  );
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
    </>
  );
}

type YearsProps = { readonly years: readonly AnnualStatement[]; readonly files: PrintedFiles };

/** The annual statements, each with the way to the same figures and their Excel file; nothing before the first year is over. */
function Years({ years, files }: YearsProps) {
  const { t, language } = useTexts();
  const hasGainsPage = hasOwnPage(gainsPath, useConfiguration());
  if (years.length === 0) return null;
  return (
    <>
      <h3>{t('statements:annual')}</h3>
      <PrintedFilesStatus files={files} />
      <ul className={styles.statementList} data-testid="annual-statement-list">
        {years.map(({ year, availableUntil }) => {
          const name = t('statements:annual-of', { year });
          return (
            <li key={year}>
              <span>{name}</span>
              <small>
                {t('statements:until', { date: formatDate(availableUntil, language) })}
                {hasGainsPage ? (
                  <>
                    {' · '}
                    <Link to={`${gainsPath}?year=${String(year)}`}>{t('statements:annual-excel', { year })}</Link>
                  </>
                ) : null}
              </small>
              <PrintedFileButton files={files} id={String(year)} name={name} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
