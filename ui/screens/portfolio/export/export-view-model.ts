import { makeAutoObservable, runInAction } from 'mobx';
import type { ExportHoldings, ExportSnapshot } from '../../../../application/portfolio/export-holdings';
import type { Spreadsheets } from '../../../../application/ports/files/spreadsheets';

/** The Excel file: asked for, under way, ready or failed [PORT-45]. */
export class ExportViewModel {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private asked = 0;

  constructor(
    private readonly holdings: Pick<ExportHoldings, 'execute'>,
    private readonly spreadsheets: Pick<Spreadsheets, 'save'>,
  ) {
    makeAutoObservable<this, 'holdings' | 'spreadsheets' | 'asked'>(
      this,
      { holdings: false, spreadsheets: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  /** Makes the file of what is seen now and hands it over; once at a time. */
  async download(snapshot: ExportSnapshot): Promise<void> {
    if (this.phase === 'making') return;
    const number = ++this.asked;
    this.phase = 'making';
    const made = await this.holdings.execute(snapshot);
    runInAction(() => {
      if (number !== this.asked) return;
      if (made.ok) this.spreadsheets.save(made.value.file, made.value.name);
      this.phase = made.ok ? 'ready' : isSuperseded(made.error) ? 'idle' : 'failed';
    });
  }

  /** The client has left: a file that comes later is nobody's. */
  leave(): void {
    this.asked += 1;
    this.phase = 'idle';
  }
}

const isSuperseded = (error: { readonly kind: string } | 'not-made'): boolean =>
  error !== 'not-made' && error.kind === 'superseded';
