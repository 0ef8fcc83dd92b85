import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { Spreadsheets } from '../../application/ports/files/spreadsheets';
import { downloadName } from '../../domain/formatting/download-name';
import type { Sheet } from '../../domain/formatting/sheet';

/** Makes the download of a list. */
export abstract class SheetDownloadFactory {
  abstract create(): SheetDownload;
}

/** The file of what is listed: asked for, under way, ready or failed [ORDQ-08, VCA-07]. */
export class SheetDownload {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private requestId = 0;

  constructor(
    private readonly spreadsheets: Spreadsheets,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    makeAutoObservable<this, 'spreadsheets' | 'clock' | 'requestId'>(
      this,
      { spreadsheets: false, clock: false, requestId: false },
      { autoBind: true, deep: false },
    );
  }

  /** Makes an Excel file and hands it over; once at a time. */
  async excel(sheet: Sheet): Promise<void> {
    if (this.phase === 'making') return;
    const requestId = ++this.requestId;
    this.phase = 'making';
    const made = await this.spreadsheets.make([sheet]);
    runInAction(() => {
      if (requestId !== this.requestId) return;
      if (made.ok) this.spreadsheets.save(made.value, this.fileName(sheet, 'xlsx'));
      this.phase = made.ok ? 'ready' : 'failed';
    });
  }

  /** Hands over comma-separated text. */
  text(sheet: Sheet): void {
    this.spreadsheets.saveText(sheet, this.fileName(sheet, 'csv'));
    if (this.phase !== 'making') this.phase = 'ready';
  }

  /** The client has left: a file that comes later is nobody's. */
  leave(): void {
    this.requestId += 1;
    this.phase = 'idle';
  }

  private fileName({ name }: Sheet, kind: 'xlsx' | 'csv'): string {
    return downloadName(name, this.clock.serverNow(), kind);
  }
}
