import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Async } from '../../../app/loading/async';
import { useViewModel } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from '../../../orders/printed-files/printed-file-button';
import { ContractNotesViewModel } from './contract-notes-view-model';
import { PrintedFilesStatus } from '../../../orders/printed-files/printed-files-status';

/**
 * The contract note of one order, to be downloaded where it is still kept; nothing where it isn't [ORDQ-10, ORDQ-12].
 */
export const ContractNoteDownload = observer(function ContractNoteDownload({ orderId }: { readonly orderId: string }) {
  const { t } = useTexts();
  const { list, files } = useViewModel(ContractNotesViewModel);
  useEffect(() => {
    void list.load();
  }, [list]);
  useEffect(() => files.leave, [files]);
  return (
    <Async resource={list}>
      {(notes) => {
        const note = notes.find((one) => one.orderId === orderId);
        return note ? (
          <div data-testid="record-dialog-note">
            <p>
              {t('statements:own-note')}
              <SentenceGap />
              <PrintedFileButton files={files} id={orderId} name={t('statements:note-of', { name: note.fund.name })} />
            </p>
            <PrintedFilesStatus files={files} />
          </div>
        ) : null;
      }}
    </Async>
  );
});
