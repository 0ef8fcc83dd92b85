import { writeWorkbook } from '../../../adapters/browser/files/write-workbook';
import { type SpreadsheetFile, Spreadsheets } from '../../../application/ports/files/spreadsheets';
import type { Sheet } from '../../../domain/formatting/sheet';
import { ok, type Result } from '../../../domain/kernel/result';
import type { SimulatedTime } from './simulated-time';

/** Spreadsheets as the portal's worker makes them, without the worker; nothing is handed over, since whoever asks has the file. */
export class DirectSpreadsheets extends Spreadsheets {
  constructor(private readonly time: SimulatedTime) {
    super();
  }

  async make(sheets: readonly Sheet[]): Promise<Result<SpreadsheetFile, 'not-made'>> {
    return ok(await this.time.awaitAnswer(writeWorkbook(sheets)));
  }

  save(): void {
    // Nobody looks at it.
  }

  saveText(): void {
    // Nobody looks at it.
  }
}
