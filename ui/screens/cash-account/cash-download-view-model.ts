import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock';
import type { Spreadsheets } from '../../../application/ports/export/spreadsheets';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import type { Sheet } from '../../../domain/formatting/sheet';

/** The Excel file of a client's transactions: asked for, under way, ready or failed [VCA-07]. */
export class CashDownloadViewModel {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private asked = 0;

  constructor(
    private readonly spreadsheets: Pick<Spreadsheets, 'make' | 'save'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable<this, 'spreadsheets' | 'clock' | 'asked'>(
      this,
      { spreadsheets: false, clock: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  /** Makes the file and hands it over; once at a time. */
  async excel(sheet: Sheet): Promise<void> {
    if (this.phase === 'making') return;
    const number = ++this.asked;
    this.phase = 'making';
    const made = await this.spreadsheets.make([sheet]);
    runInAction(() => {
      if (number !== this.asked) return;
      const day = hongKongDay(new Date(this.clock.now()).toISOString()) ?? '';
      if (made.ok) this.spreadsheets.save(made.value, `cash-account-${day}.xlsx`);
      this.phase = made.ok ? 'ready' : 'failed';
    });
  }

  /** The client has left: a file that comes later is nobody's. */
  leave(): void {
    this.asked += 1;
    this.phase = 'idle';
  }
}
