import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { FileSaving, PrintedFile } from '../../../application/ports/files/file-saving';

/**
 * Printed documents that the client downloads, each under what it is asked for by: which are being made, which was
 * saved last, and which failed [ORDQ-09, ORDQ-10].
 */
export class PrintedFiles {
  /** The name of the file that was saved last. */
  saved: string | undefined;
  failed: string | undefined;
  private fetching: ReadonlySet<string> = new Set();
  private visit = 0;

  constructor(
    private readonly fetch: (id: string) => AsyncResult<PrintedFile>,
    private readonly saving: FileSaving,
  ) {
    makeAutoObservable<this, 'fetch' | 'saving' | 'visit'>(
      this,
      { fetch: false, saving: false, visit: false },
      { autoBind: true, deep: false },
    );
  }

  isFetching(id: string): boolean {
    return this.fetching.has(id);
  }

  get isAnyFetching(): boolean {
    return this.fetching.size > 0;
  }

  /** Has a document printed and hands it over; the same one once at a time. */
  async download(id: string): Promise<void> {
    if (this.isFetching(id)) return;
    const { visit } = this;
    this.fetching = new Set([...this.fetching, id]);
    this.saved = undefined;
    this.failed = undefined;
    const answer = await this.fetch(id);
    runInAction(() => {
      if (visit !== this.visit) return;
      this.fetching = new Set([...this.fetching].filter((other) => other !== id));
      if (answer.ok) this.handOver(answer.value);
      else if (answer.error.kind !== 'superseded') this.failed = id;
    });
  }

  /** The client has left: a file that comes later is nobody's. */
  leave(): void {
    this.visit += 1;
    this.fetching = new Set();
    this.saved = undefined;
    this.failed = undefined;
  }

  private handOver(file: PrintedFile): void {
    this.saving.save(file);
    this.saved = file.name;
  }
}
