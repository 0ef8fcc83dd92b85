import { type SpreadsheetFile, Spreadsheets } from '../../application/ports/spreadsheets';
import type { Sheet } from '../../domain/formatting/sheet';
import { err, type Result } from '../../domain/kernel/result';

/** Spreadsheets whose code arrives with the first file; code that doesn't arrive makes none, and is fetched again by the next. */
export class DeferredSpreadsheets extends Spreadsheets {
  private arrived: Spreadsheets | undefined;

  constructor(private readonly fetch: () => Promise<Spreadsheets>) {
    super();
  }

  async make(sheets: readonly Sheet[]): Promise<Result<SpreadsheetFile, 'not-made'>> {
    try {
      this.arrived ??= await this.fetch();
      return await this.arrived.make(sheets);
    } catch {
      return err('not-made');
    }
  }

  save(file: SpreadsheetFile, name: string): void {
    this.arrived?.save(file, name);
  }
}
