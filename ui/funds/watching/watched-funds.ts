import { makeAutoObservable, runInAction } from 'mobx';
import { type AsyncResult, type CallFailure, isRejectedFor } from '../../../application/ports/call-failure';
import type { WatchList } from '../../../application/ports/funds/watch-list';
import type { LookupContext } from '../../../application/submissions/recover-outcome';
import { submitWithRecovery } from '../../../application/submissions/submit-with-recovery';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { isWatched, type WatchedFund } from '../../../domain/funds/watching/watch-list';
import { ok } from '../../../domain/kernel/result';
import { AsyncResource } from '../../stores/async-resource';

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'removed'; readonly fund: FundReference }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type List = readonly WatchedFund[];

/** The client's watch list, with additions and removals one after the other; a removal can be undone [ROUTE-18]. */
export class WatchedFunds {
  readonly list: AsyncResource<List>;
  phase: Phase = { kind: 'idle' };
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly watchList: WatchList,
    private readonly lookup: LookupContext,
  ) {
    this.list = new AsyncResource(() => watchList.current());
    makeAutoObservable<this, 'watchList' | 'lookup' | 'last'>(
      this,
      { list: false, watchList: false, lookup: false, last: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while a change is being sent or its outcome is looked up. */
  get isBusy(): boolean {
    return this.phase.kind === 'sending' || this.phase.kind === 'finding';
  }

  has(fund: FundReference): boolean {
    return isWatched(this.list.value ?? [], fund);
  }

  load(): void {
    void this.list.load();
  }

  add(fund: FundReference): Promise<void> {
    return this.next(
      () => this.watchList.add(fund),
      (list) => isWatched(list, fund),
      { kind: 'idle' },
    );
  }

  remove(fund: FundReference): Promise<void> {
    return this.next(
      () => this.watchList.remove(fund),
      (list) => !isWatched(list, fund),
      { kind: 'removed', fund },
    );
  }

  /** Sends changes one after the other, so that no answer is older than what is shown. */
  private next(wish: () => AsyncResult<List>, isDone: (list: List) => boolean, done: Phase): Promise<void> {
    const sent = this.last.then(() => this.send(wish, isDone, done));
    this.last = sent;
    return sent;
  }

  /** Reloads the list after a lost answer, to see whether the change was applied. */
  private async send(wish: () => AsyncResult<List>, isDone: (list: List) => boolean, done: Phase): Promise<void> {
    const onStep = (kind: SubmissionStep): void => {
      runInAction(() => (this.phase = { kind }));
    };
    const look = async () => {
      const found = await this.show(this.watchList.current());
      return found.ok && !isDone(found.value) ? ok(undefined) : found;
    };
    const outcome = await submitWithRecovery({ send: wish, lookup: look, onStep }, this.lookup);
    if (outcome.kind === 'received') await this.show(Promise.resolve(ok(outcome.answer)));
    runInAction(() => {
      if (outcome.kind === 'received') this.phase = done;
      else if (outcome.kind === 'unknown') this.phase = { kind: 'unknown' };
      else this.phase = isFull(outcome.failure) ? { kind: 'full' } : { kind: 'failed', failure: outcome.failure };
    });
  }

  private async show(answer: AsyncResult<List>): AsyncResult<List> {
    const given = await answer;
    await this.list.load(() => Promise.resolve(given));
    return given;
  }
}

const isFull = (failure: CallFailure): boolean => isRejectedFor(failure, 'WATCH_LIST_FULL');
