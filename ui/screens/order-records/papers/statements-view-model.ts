import type { FileSaving } from '../../../../application/ports/files/file-saving';
import type { AnnualStatement, StatementList, Statements } from '../../../../application/ports/documents/statements';
import { AsyncResource } from '../../../stores/async-resource';
import { PrintedFiles } from '../../../orders/printed-files/printed-files';

/** The client's monthly statements and their files by month, and the annual ones by year [ORDQ-09, ORDQ-14]. */
export class StatementsViewModel {
  readonly list: AsyncResource<StatementList>;
  readonly files: PrintedFiles;
  readonly annual: AsyncResource<readonly AnnualStatement[]>;
  readonly annualFiles: PrintedFiles;

  constructor(statements: Statements, saving: FileSaving) {
    this.list = new AsyncResource(() => statements.monthly());
    this.files = new PrintedFiles((month) => statements.monthlyFile(month), saving);
    this.annual = new AsyncResource(() => statements.annual());
    this.annualFiles = new PrintedFiles((year) => statements.annualFile(Number(year)), saving);
  }
}
