import { actionBound, makeObservable, observable, runInAction } from 'mobx';
import type { CallFailure } from '../../application/ports/call-failure';
import type { SpreadsheetFile, Spreadsheets } from '../../application/ports/files/spreadsheets';
import type { Result } from '../../domain/kernel/result';

type MadeFile = Result<{ readonly file: SpreadsheetFile; readonly name: string }, CallFailure | 'not-made'>;

/** A use case that makes a file of what is seen. */
type MakeSpreadsheet<Snapshot> = { execute(snapshot: Snapshot): Promise<MadeFile> };

/** An Excel file that the client downloads: requested, under way, ready or failed [PORT-45]. */
export class SpreadsheetDownload<
  Making extends MakeSpreadsheet<Snapshot>,
  Snapshot = Parameters<Making['execute']>[0],
> {
  phase: 'idle' | 'making' | 'ready' | 'failed' = 'idle';
  private requests = 0;

  constructor(
    private readonly making: Making,
    private readonly spreadsheets: Pick<Spreadsheets, 'save'>,
  ) {
    makeObservable(this, { phase: observable, download: actionBound, leave: actionBound });
  }

  /** Makes the file of what is seen now and hands it over; once at a time. */
  async download(snapshot: Snapshot): Promise<void> {
    if (this.phase === 'making') return;
    const number = ++this.requests;
    this.phase = 'making';
    const made = await this.making.execute(snapshot);
    runInAction(() => {
      if (number !== this.requests) return;
      if (made.ok) this.spreadsheets.save(made.value.file, made.value.name);
      this.phase = made.ok ? 'ready' : isSuperseded(made.error) ? 'idle' : 'failed';
    });
  }

  /** Forgets the file that is being made: the client has left, and it is nobody's. */
  leave(): void {
    this.requests += 1;
    this.phase = 'idle';
  }
}

const isSuperseded = (error: { readonly kind: string } | 'not-made'): boolean =>
  error !== 'not-made' && error.kind === 'superseded';
