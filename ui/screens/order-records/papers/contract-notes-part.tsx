import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Async } from '../../../app/loading/async';
import { useViewModel } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { ContractNoteTable } from './contract-note-table';
import { ContractNotesViewModel } from './contract-notes-view-model';
import { PrintedFilesStatus } from '../../../orders/printed-files/printed-files-status';
import { Note } from '../../../components/notices/note';
import { EmptyState } from '../../../components/notices/empty-state';

/** The contract notes of the orders that were dealt within the last year [ORDQ-10, ORDQ-12]. */
export const ContractNotesPart = observer(function ContractNotesPart() {
  const { t, language } = useTexts();
  const { list, files } = useViewModel(ContractNotesViewModel);
  useEffect(() => {
    void list.load();
  }, [list, language]);
  useEffect(() => files.leave, [files]);
  return (
    <Async resource={list}>
      {(notes) =>
        notes.length === 0 ? (
          <EmptyState data-testid="records-empty" title={t('statements:notes-none')}>
            {t('statements:notes-none-text')}
          </EmptyState>
        ) : (
          <>
            <PrintedFilesStatus files={files} />
            <ContractNoteTable notes={notes} files={files} />
            <Note data-testid="record-note">{t('statements:kept')}</Note>
          </>
        )
      }
    </Async>
  );
});
