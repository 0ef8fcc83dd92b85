import type { ExportHoldings, ExportSnapshot } from '../../../../application/portfolio/export-holdings';
import type { Spreadsheets } from '../../../../application/ports/files/spreadsheets';
import { SpreadsheetDownload } from '../../../stores/spreadsheet-download';

/** The Excel file of the holdings [PORT-45]. */
export class ExportViewModel extends SpreadsheetDownload<ExportSnapshot> {
  constructor(holdings: Pick<ExportHoldings, 'execute'>, spreadsheets: Pick<Spreadsheets, 'save'>) {
    super(holdings, spreadsheets);
  }
}
