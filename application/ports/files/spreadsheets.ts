import type { Sheet } from '../../../domain/formatting/sheet';
import type { Result } from '../../../domain/kernel/result';

/** A finished spreadsheet file. */
export type SpreadsheetFile = ArrayBuffer;

/** Makes spreadsheet files and hands them to the client [PORT-45]. */
export abstract class Spreadsheets {
  /** Makes a file without holding up the page; text stays text, and no cell is a formula. */
  abstract make(sheets: readonly Sheet[]): Promise<Result<SpreadsheetFile, 'not-made'>>;
  /** Gives the client the file under that name. */
  abstract save(file: SpreadsheetFile, name: string): void;
  /** Gives the client a sheet as comma-separated text under that name; it is as safe. */
  abstract saveText(sheet: Sheet, name: string): void;
}
