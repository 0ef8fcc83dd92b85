import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock';
import type { Spreadsheets } from '../../../application/ports/export/spreadsheets';
import { hongKongMoment } from '../../../domain/formatting/hong-kong-moment';
import type { Sheet } from '../../../domain/formatting/sheet';

/** The file of a client's orders: asked for, under way, ready or failed [ORDQ-08]. */
export class OrdersDownloadViewModel {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private asked = 0;

  constructor(
    private readonly spreadsheets: Spreadsheets,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable<this, 'spreadsheets' | 'clock' | 'asked'>(
      this,
      { spreadsheets: false, clock: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  /** Makes an Excel file and hands it over; once at a time. */
  async excel(sheet: Sheet): Promise<void> {
    if (this.phase === 'making') return;
    const number = ++this.asked;
    this.phase = 'making';
    const made = await this.spreadsheets.make([sheet]);
    runInAction(() => {
      if (number !== this.asked) return;
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
    this.asked += 1;
    this.phase = 'idle';
  }

  /** `orders-2026-11-21.xlsx`, by Hong Kong's calendar. */
  private fileName(kind: 'xlsx' | 'csv'): string {
    const { year, month, day } = hongKongMoment(new Date(this.clock.now()).toISOString()) ?? noDay;
    return `orders-${year}-${month}-${day}.${kind}`;
  }
}

const noDay = { year: '', month: '', day: '' };
