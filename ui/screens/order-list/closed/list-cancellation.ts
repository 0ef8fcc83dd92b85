import { makeAutoObservable, runInAction } from 'mobx';
import type { OrderListDrafts } from '../../../../application/orders/order-list-drafts';
import type { CallFailure } from '../../../../application/ports/call-failure';
import type { OrderLists } from '../../../../application/ports/orders/order-lists';
import type { ClosedLink } from '../../../../domain/trading/e-list/closed-link';

type Phase = { readonly kind: 'asking'; readonly failure?: CallFailure } | { readonly kind: 'cancelling' };

type Dependencies = {
  readonly lists: OrderLists;
  readonly drafts: OrderListDrafts;
  readonly oid: string;
  /** Hears why the link leads to no orders any more. */
  readonly onClosed: (link: ClosedLink) => Promise<void>;
};

/** Giving a list up: the client is asked first, and there is no way back [TRADE-08, TRADE-68, TRADE-69, OPEN-79]. */
export class ListCancellation {
  /** Undefined while nobody asks for it. */
  phase: Phase | undefined;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false });
  }

  ask(): void {
    this.phase = { kind: 'asking' };
  }

  keepList(): void {
    if (this.phase?.kind === 'asking') this.phase = undefined;
  }

  async cancel(): Promise<void> {
    if (this.phase?.kind !== 'asking') return;
    const { lists, drafts, oid, onClosed } = this.dependencies;
    this.phase = { kind: 'cancelling' };
    const answer = await lists.cancel(oid);
    runInAction(() => (this.phase = answer.ok ? undefined : { kind: 'asking', failure: answer.error }));
    if (!answer.ok) return;
    if (answer.value.kind === 'done') drafts.giveUp({ oid });
    await onClosed(answer.value.kind === 'closed' ? answer.value.link : 'cancelled');
  }
}
