import { makeAutoObservable, runInAction } from 'mobx';
import type { ComposeOrders } from '../../../application/orders/compose-orders';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { OrderComposition } from '../../../application/ports/orders/order-compositions';

type Phase = { readonly kind: 'editing'; readonly failure?: CallFailure } | { readonly kind: 'composing' };

/** Making a list of what is on the page: nothing is ordered by it, and it can be tried again [ORDQ-04]. */
export class OrderComposer {
  phase: Phase = { kind: 'editing' };

  constructor(private readonly compose: ComposeOrders) {
    makeAutoObservable<this, 'compose'>(this, { compose: false }, { autoBind: true, deep: false });
  }

  /** The number of the list that was made; undefined where none was. */
  async run(composition: OrderComposition): Promise<string | undefined> {
    if (this.phase.kind === 'composing') return undefined;
    this.phase = { kind: 'composing' };
    const answer = await this.compose.execute(composition);
    runInAction(() => (this.phase = answer.ok ? { kind: 'editing' } : { kind: 'editing', failure: answer.error }));
    return answer.ok ? answer.value : undefined;
  }
}
