import type { FileSaving } from '../../../../application/ports/files/file-saving';
import type { AnnualStatement, StatementList, Statements } from '../../../../application/ports/documents/statements';
import { Panel } from '../../../stores/panel';
import { PrintedFiles } from './printed-files';

/** The client's monthly statements and their files by month, and the annual ones by year [ORDQ-09, ORDQ-14]. */
export class StatementsViewModel {
  readonly list: Panel<StatementList>;
  readonly files: PrintedFiles;
  readonly annual: Panel<readonly AnnualStatement[]>;
  readonly annualFiles: PrintedFiles;

  constructor(statements: Statements, saving: FileSaving) {
    this.list = new Panel(() => statements.monthly());
    this.files = new PrintedFiles((month) => statements.monthlyFile(month), saving);
    this.annual = new Panel(() => statements.annual());
    this.annualFiles = new PrintedFiles((year) => statements.annualFile(Number(year)), saving);
  }
}
