import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '../../application/ports/call-failure';

type AsyncPhase<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  /** `isOutdated`: a later load failed, and this is the answer before it. */
  | { readonly kind: 'ready'; readonly value: T; readonly isOutdated?: true };

/**
 * A part of a page that loads, fails and is retried by itself; what was there stays there when asking again fails
 * [OPEN-92].
 */
export class AsyncResource<T> {
  phase: AsyncPhase<T> = { kind: 'waiting' };
  private requestId = 0;

  /** `onReady` hears of every answer that came in, a retry's too. */
  constructor(
    private readonly fetch: () => AsyncResult<T>,
    private readonly onReady?: () => void,
  ) {
    makeAutoObservable<this, 'fetch' | 'onReady' | 'requestId'>(
      this,
      { fetch: false, onReady: false, requestId: false },
      { autoBind: true, deep: false },
    );
  }

  /** The loaded value, once there is one. */
  get value(): T | undefined {
    return this.phase.kind === 'ready' ? this.phase.value : undefined;
  }

  /** True while the last load has failed and an earlier answer is shown. */
  get isOutdated(): boolean {
    return this.phase.kind === 'ready' && this.phase.isOutdated === true;
  }

  /** Loads, or loads again; only the last answer counts. */
  async load(fetch: () => AsyncResult<T> = this.fetch): Promise<void> {
    const requestId = ++this.requestId;
    if (this.phase.kind === 'failed') this.phase = { kind: 'waiting' };
    const answer = await fetch();
    runInAction(() => {
      if (requestId !== this.requestId) return;
      if (answer.ok) {
        this.phase = { kind: 'ready', value: answer.value };
        this.onReady?.();
      } else if (answer.error.kind !== 'superseded') this.fail();
    });
  }

  private fail(): void {
    this.phase = this.phase.kind === 'ready' ? { ...this.phase, isOutdated: true } : { kind: 'failed' };
  }
}
