import type { ExportHoldings } from '../../../../application/portfolio/export-holdings';
import { SpreadsheetDownload } from '../../../stores/spreadsheet-download';

/** The Excel file of the holdings [PORT-45]. */
export class ExportViewModel extends SpreadsheetDownload<Pick<ExportHoldings, 'execute'>> {}
