import { makeAutoObservable, runInAction } from 'mobx';
import type { OrderListDrafts } from '../../../../application/orders/order-list-drafts';
import { type CallFailure, mayHaveBeenApplied } from '../../../../application/ports/call-failure';
import type { ClosedList, OrderLists } from '../../../../application/ports/orders/order-lists';
import type { ListClosing } from './list-closing';

/** The reason that it isn't known to be given up: the list stands, or no answer told. */
type Problem = 'not-cancelled' | 'not-known';

type Phase = { readonly kind: 'asking'; readonly problem?: Problem } | { readonly kind: 'cancelling' };

type Deps = {
  readonly lists: OrderLists;
  readonly drafts: OrderListDrafts;
  readonly oid: string;
  readonly closing: ListClosing;
};

/** Gives a list up: the client is asked first, and there is no way back [TRADE-08, TRADE-68, TRADE-69, OPEN-79]. */
export class ListCancellation {
  /** Undefined while nobody asks for it. */
  phase: Phase | undefined;

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false });
  }

  ask(): void {
    this.phase = { kind: 'asking' };
  }

  keepList(): void {
    if (this.phase?.kind === 'asking') this.phase = undefined;
  }

  async cancel(): Promise<void> {
    if (this.phase?.kind !== 'asking') return;
    const { lists, drafts, oid, closing } = this.deps;
    this.phase = { kind: 'cancelling' };
    const answer = await lists.cancel(oid);
    const outcome = answer.ok ? answer.value : await this.lookedAfter(answer.error);
    runInAction(() => (this.phase = typeof outcome === 'string' ? { kind: 'asking', problem: outcome } : undefined));
    if (typeof outcome === 'string') return;
    const link = outcome.kind === 'closed' ? outcome.link : 'cancelled';
    if (link === 'cancelled') drafts.giveUp({ listId: oid });
    await closing.close(link);
  }

  /** Looks what became of the list when its answer failed: it may have been given up all the same [OPEN-16]. */
  private async lookedAfter(failure: CallFailure): Promise<ClosedList | Problem> {
    if (!mayHaveBeenApplied(failure)) return 'not-cancelled';
    const found = await this.deps.lists.open(this.deps.oid);
    if (!found.ok) return 'not-known';
    return found.value.kind === 'closed' ? found.value : 'not-cancelled';
  }
}
