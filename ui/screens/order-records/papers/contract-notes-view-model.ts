import type { FileSaving } from '../../../../application/ports/files/file-saving';
import type { Statements } from '../../../../application/ports/documents/statements';
import type { ContractNote } from '../../../../domain/trading/records/contract-note';
import { AsyncResource } from '../../../stores/async-resource';
import { PrintedFiles } from '../../../orders/printed-files/printed-files';

/** The client's contract notes and their files, by order [ORDQ-10, ORDQ-12]. */
export class ContractNotesViewModel {
  readonly list: AsyncResource<readonly ContractNote[]>;
  readonly files: PrintedFiles;

  constructor(statements: Statements, saving: FileSaving) {
    this.list = new AsyncResource(() => statements.contractNotes());
    this.files = new PrintedFiles((orderId) => statements.contractNoteFile(orderId), saving);
  }
}
