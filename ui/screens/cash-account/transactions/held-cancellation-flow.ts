import { makeAutoObservable, runInAction } from 'mobx';
import { mayHaveBeenApplied, rejectionCodes } from '../../../../application/ports/call-failure';
import type { CashInstructions } from '../../../../application/ports/cash-account/cash-instructions';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';

type Phase = 'asking' | 'sending' | 'failed' | 'unknown' | 'too-late';

/**
 * Cancelling a withdrawal that waits: the client is asked first, and told what became of it; the same again does no
 * harm.
 */
export class HeldCancellationFlow {
  /** The withdrawal being cancelled, and its phase; undefined while there is none. */
  at: { readonly row: CashTransactionRow; readonly phase: Phase } | undefined;
  /** True after a cancellation just now. */
  isDone = false;

  constructor(
    private readonly instructions: Pick<CashInstructions, 'cancel'>,
    private readonly onChanged: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'instructions' | 'onChanged'>(
      this,
      { instructions: false, onChanged: false },
      { autoBind: true, deep: false },
    );
  }

  get isBusy(): boolean {
    return this.at?.phase === 'sending';
  }

  ask(row: CashTransactionRow): void {
    this.isDone = false;
    this.at = { row, phase: 'asking' };
  }

  leave(): void {
    if (!this.isBusy) this.at = undefined;
  }

  async cancel(): Promise<void> {
    const row = this.at?.row;
    if (row === undefined || this.isBusy) return;
    this.at = { row, phase: 'sending' };
    const answer = await this.instructions.cancel(row.id);
    const codes = answer.ok ? [] : rejectionCodes(answer.error);
    runInAction(() => {
      this.isDone = answer.ok;
      if (answer.ok) this.at = undefined;
      else if (codes.includes('VCA-0104')) this.at = { row, phase: 'too-late' };
      else this.at = { row, phase: mayHaveBeenApplied(answer.error) ? 'unknown' : 'failed' };
    });
    if (answer.ok || codes.length > 0) await this.onChanged();
  }
}
