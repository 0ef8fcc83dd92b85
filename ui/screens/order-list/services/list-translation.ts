import { runInAction } from 'mobx';
import type { PreparedOrderList, PrepareOrderList } from '../../../../application/orders/prepare-order-list';
import type { Locale } from '../../../../application/ports/locale';
import type { AsyncResource } from '../../../stores/async-resource';
import type { OrderListModel } from '../order-list-model';
import type { OrderListPhase } from '../state/order-list-phase';

type Deps = {
  readonly prepare: PrepareOrderList;
  readonly prepared: AsyncResource<PreparedOrderList>;
  readonly locale: Pick<Locale, 'current'>;
  readonly list: OrderListModel;
  readonly oid: string;
};

/** Names a list in the language that is read now; what the client made of its orders stays [I18N-08, I18N-12]. */
export class ListTranslation {
  constructor(private readonly deps: Deps) {}

  async translate(): Promise<void> {
    const { list } = this.deps;
    const { phase } = list.state;
    if (phase.kind === 'receipt' || phase.kind === 'closed') return this.localiseOrderResult(phase);
    if (list.state.open) await this.translateOrders();
  }

  private async translateOrders(): Promise<void> {
    const { prepare, prepared, locale, list, oid } = this.deps;
    const language = locale.current();
    const named = await prepare.execute(oid);
    if (!named.ok || named.value.kind !== 'open' || language !== locale.current()) return;
    const { orders } = named.value;
    await prepared.load(() => Promise.resolve(named));
    runInAction(() => {
      for (const { entry } of list.cards) entry.translate(orders[entry.place]);
    });
  }

  /** Names funds, banks and agreements of what came of the list. */
  private async localiseOrderResult(phase: Extract<OrderListPhase, { kind: 'receipt' | 'closed' }>): Promise<void> {
    if (!phase.result) return;
    const { prepare, locale, list } = this.deps;
    const language = locale.current();
    const { left } = list.state;
    const [result, agreements] = await Promise.all([
      prepare.retell(phase.result),
      prepare.agreementsOf(left.map(({ order }) => order.item)),
    ]);
    if (list.state.phase !== phase || language !== locale.current()) return;
    runInAction(() => {
      list.state.moveTo({ ...phase, result });
      for (const [place, entry] of left.entries()) {
        const titled = agreements.ok ? agreements.value[place] : undefined;
        if (titled) entry.translate({ ...entry.order, agreements: titled });
      }
    });
  }
}
