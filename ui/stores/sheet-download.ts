import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/clock';
import type { Spreadsheets } from '../../application/ports/files/spreadsheets';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import type { Sheet } from '../../domain/formatting/sheet';

/** Base name of a downloaded file, before its date. */
type SheetName = 'orders' | 'cash-account';

/** Makes the download of a list under its name. */
export abstract class SheetDownloadFactory {
  abstract create(name: SheetName): SheetDownload;
}

/** The file of what is listed: asked for, under way, ready or failed [ORDQ-08, VCA-07]. */
export class SheetDownload {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private requestId = 0;

  constructor(
    private readonly spreadsheets: Spreadsheets,
    private readonly clock: Pick<Clock, 'serverNow'>,
    private readonly name: SheetName,
  ) {
    makeAutoObservable<this, 'spreadsheets' | 'clock' | 'name' | 'requestId'>(
      this,
      { spreadsheets: false, clock: false, name: false, requestId: false },
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
      if (made.ok) this.spreadsheets.save(made.value, this.fileName('xlsx'));
      this.phase = made.ok ? 'ready' : 'failed';
    });
  }

  /** Hands over comma-separated text. */
  text(sheet: Sheet): void {
    this.spreadsheets.saveText(sheet, this.fileName('csv'));
    if (this.phase !== 'making') this.phase = 'ready';
  }

  /** The client has left: a file that comes later is nobody's. */
  leave(): void {
    this.requestId += 1;
    this.phase = 'idle';
  }

  /** `orders-2026-11-21.xlsx`, by Hong Kong's calendar. */
  private fileName(kind: 'xlsx' | 'csv'): string {
    return `${this.name}-${hongKongDayAt(this.clock.serverNow())}.${kind}`;
  }
}
