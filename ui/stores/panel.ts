import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../application/ports/call-failure';

type PanelPhase<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  /** `isOutdated`: a later load failed, and this is the answer before it. */
  | { readonly kind: 'ready'; readonly value: T; readonly isOutdated?: true };

/** A part of a page that loads, fails and is retried by itself; what was there stays there when asking again fails [OPEN-92]. */
export class Panel<T> {
  phase: PanelPhase<T> = { kind: 'waiting' };
  private asked = 0;

  constructor(private readonly question: () => AsyncResult<T>) {
    makeAutoObservable<this, 'question' | 'asked'>(
      this,
      { question: false, asked: false },
      { autoBind: true, deep: false },
    );
  }

  /** What it shows, once that is known. */
  get value(): T | undefined {
    return this.phase.kind === 'ready' ? this.phase.value : undefined;
  }

  /** True while the last load has failed and an earlier answer is shown. */
  get isOutdated(): boolean {
    return this.phase.kind === 'ready' && this.phase.isOutdated === true;
  }

  /** Asks, or asks again; only the answer to the last question counts. */
  async load(question: () => AsyncResult<T> = this.question): Promise<void> {
    const number = ++this.asked;
    if (this.phase.kind === 'failed') this.phase = { kind: 'waiting' };
    const answer = await question();
    runInAction(() => {
      if (number !== this.asked) return;
      if (answer.ok) this.phase = { kind: 'ready', value: answer.value };
      else if (answer.error.kind !== 'superseded') this.fail();
    });
  }

  private fail(): void {
    this.phase = this.phase.kind === 'ready' ? { ...this.phase, isOutdated: true } : { kind: 'failed' };
  }
}
