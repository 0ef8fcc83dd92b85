import { type SpreadsheetFile, Spreadsheets } from '../../../application/ports/files/spreadsheets';
import { formatCsv } from '../../../domain/formatting/csv';
import type { Sheet } from '../../../domain/formatting/sheet';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { saveFile } from './save-file';
import workerAddress from './spreadsheet-worker?worker&url';

/** Spreadsheets made in a worker of our own, a new one for each file [PORT-45]. */
export class WorkerSpreadsheets extends Spreadsheets {
  constructor(private readonly open = () => new Worker(workerAddress, { type: 'module' })) {
    super();
  }

  make(sheets: readonly Sheet[]): Promise<Result<SpreadsheetFile, 'not-made'>> {
    return new Promise((resolve) => {
      try {
        const worker = this.open();
        const end = (file: unknown): void => {
          worker.terminate();
          resolve(file instanceof ArrayBuffer ? ok(file) : err('not-made'));
        };
        worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          end(data);
        });
        worker.addEventListener('error', () => {
          end(undefined);
        });
        worker.postMessage(sheets);
      } catch {
        resolve(err('not-made'));
      }
    });
  }

  save(file: SpreadsheetFile, name: string): void {
    saveFile(new Blob([file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }), name);
  }

  saveText(sheet: Sheet, name: string): void {
    saveFile(new Blob([formatCsv(sheet)], { type: 'text/csv;charset=utf-8' }), name);
  }
}
